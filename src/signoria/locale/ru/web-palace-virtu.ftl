# Virtù's board: palace.

web-virtu-brief = { $thing-short }
