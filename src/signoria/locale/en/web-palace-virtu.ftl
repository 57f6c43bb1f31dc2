# Virtù's board: palace.

web-virtu-brief = { $thing-short }
web-virtu-exhausted = exhausted
web-virtu-agent-of = an agent of { $seat-gen }
web-virtu-side =
    { $side }: { $cards ->
        [0] no courtiers
        [one] one courtier
       *[other] { $cards } courtiers
    }, { $free ->
        [0] no free space
        [one] one free space
       *[other] { $free } free spaces
    }
web-virtu-free = free
web-virtu-wakes =
    { $number ->
        [one] one courtier wakes on the way
       *[other] { $number } courtiers wake on the way
    }
web-virtu-domain = Domain
web-virtu-trophies = Trophies from { $powers }
web-virtu-stock-agents = Agents in stock: { $number }
web-virtu-stock-troops = Troops left to hire: { $number }
web-virtu-opened = Shaded spaces open: { $opened }; taken: { $used }
web-virtu-treasury = The treasury pays florins by itself.
web-virtu-to-room = To { $room }
web-virtu-upgrade = upgrade
web-virtu-not-now = Not now
web-virtu-discard = Discard
web-virtu-suggested = Suggested for a first game
web-virtu-arrow-left = Here the token makes the courtiers on the left available again.
web-virtu-arrow-right = Here the token makes the courtiers on the right available again.
