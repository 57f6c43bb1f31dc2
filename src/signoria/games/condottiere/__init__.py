"""Condottiere: two to six captains fight over Renaissance Italy, card by card."""
