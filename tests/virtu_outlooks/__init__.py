"""Outlooks of Virtù and Wars of Italy held against really playing: positions, and what must come out."""
