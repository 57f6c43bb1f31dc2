"""The terminal: a table of text, and what the command line prints."""
