"""Virtù: Wars of Italy: France against Naples, on the steps of Virtù."""
