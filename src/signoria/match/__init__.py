"""A match: a game being played, with its journal, undo, asides, luck and record. No input or output."""
