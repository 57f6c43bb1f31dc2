"""Wars of Italy on the terminal's screen."""
