# Virtù's board: seats.
