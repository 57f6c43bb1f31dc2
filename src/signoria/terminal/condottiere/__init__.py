"""Condottiere on the terminal's screen."""
