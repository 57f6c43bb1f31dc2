# Virtù's board: map.
