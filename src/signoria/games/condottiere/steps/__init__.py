"""The steps of Condottiere by chapter of the rulebook: course, battle, aftermath, cards."""
