"""Virtù on the terminal's screen."""
