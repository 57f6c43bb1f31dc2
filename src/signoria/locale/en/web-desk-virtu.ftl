# Virtù's board: desk.
