# Virtù's board: map.

web-virtu-map-label = Map of Italy
web-virtu-map-value = Value { $value }.
web-virtu-map-neutral = Neutral.
web-virtu-map-pirates = Neutral, a pirate port.
web-virtu-map-closed = Not in this game.
web-virtu-map-held =
    { $seat-who ->
        [you] Yours.
       *[other] Held by { $power } ({ $seat }).
    }
web-virtu-map-major = Held by { $power }, which nobody plays.
web-virtu-map-exhausted = Its tile is exhausted.
web-virtu-map-cathedral = A cathedral stands here.
web-virtu-map-home = Home of { $powers }.
web-virtu-map-troops = { $power }: { $troops }.
web-virtu-map-siege = Siege: { $troops } of { $power } before the city.
web-virtu-map-agent = Agent of { $power }.
web-virtu-map-in-hand = This troop is in hand: choose where it goes.
web-virtu-map-can-lead = Choose to lead a troop from here.
web-virtu-map-ways =
    { $number ->
        [one] It can be reached in one way.
       *[other] It can be reached in { $number } ways.
    }
