"""The steps that only Wars of Italy has; all others are those of Virtù."""
