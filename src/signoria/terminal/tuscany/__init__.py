"""The Castles of Tuscany on the terminal's screen."""
