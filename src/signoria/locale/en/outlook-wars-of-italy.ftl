# Wars of Italy: what choosing a thing would cost and bring, where it is not as in Virtù.

wars-of-italy-outlook-can-influence = Up to { $crowns } and { $crosses } for influence.
wars-of-italy-outlook-can-ally = An alliance is possible with { $cities }.
wars-of-italy-outlook-cancelled = { $seat-gen } agent cancels it.
wars-of-italy-outlook-neutral = { $city } is neutral.
wars-of-italy-outlook-favour-zone =
    { $seat-who ->
        [you] { $city } favours you, in space { $number }.
       *[other] { $city } favours { $seat }, in space { $number }.
    }
wars-of-italy-outlook-alliance-zone =
    { $seat-who ->
        [you] { $city } lies in your Alliance zone, in space { $number }.
       *[other] { $city } lies in { $seat-gen } Alliance zone, in space { $number }.
    }
wars-of-italy-outlook-allied = { $city } is allied with { $seat }.
wars-of-italy-outlook-defeated = { $city } is defeated.
wars-of-italy-outlook-alliance =
    Brings { $cities-number ->
        [0] {""}
       *[other] { $cities }; {""}
    }{ $troops }; { $agents }; { $cards-the }.
wars-of-italy-outlook-loses-influence = Taking it costs { $steps } with { $city }.
wars-of-italy-outlook-makes-hostile =
    Taking it would make { $city } hostile to { $seat-who ->
        [you] you
       *[other] { $seat }
    }.
wars-of-italy-outlook-defeats = Taking it defeats { $city }.
wars-of-italy-outlook-wins = France wins at the end of the round if it still holds Naples then.
wars-of-italy-outlook-stays = Stays before the city: { $troops }.
wars-of-italy-outlook-why-marker-at-end = The influence marker lies at the end of the track already.
wars-of-italy-outlook-why-not-in-alliance-zone = The influence marker does not lie in the right Alliance zone.
