"""The steps of Virtù by chapter of the rulebook: course, spring, actions, war, sieges, winter, and the court."""
