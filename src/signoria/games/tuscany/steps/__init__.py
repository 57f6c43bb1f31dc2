"""The steps of The Castles of Tuscany by chapter: course, setup, turn, paying, effects, display, cards."""
