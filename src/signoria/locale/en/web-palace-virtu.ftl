# Virtù's board: palace.
