"""Virtù: three to five powers of Renaissance Italy, their palaces, cities and wars."""
