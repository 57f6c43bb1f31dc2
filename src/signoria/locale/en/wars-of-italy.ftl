# Virtù: Wars of Italy. What is said otherwise than in Virtù, or only here.

# refusals

wars-of-italy-refusal-step-bought = Only one room a round can be bought for florins.
wars-of-italy-refusal-not-own-city = { $thing } is neither your city nor open to you.
wars-of-italy-refusal-troop-stops = Your troops that came to { $thing } this spring have stopped there.
wars-of-italy-refusal-asked-to-influence = You are asked to annex, to influence, to ally, or to say that it is enough.
wars-of-italy-refusal-annexed-already = You have already annexed a city in this action.
wars-of-italy-refusal-off-the-track = { $thing } has no influence marker any more.
wars-of-italy-refusal-marker-at-end = The influence marker of { $thing } lies at your end of the track.
wars-of-italy-refusal-crosses-in-vain = Only Rome counts crosses as crowns, { $thing } does not.
wars-of-italy-refusal-no-crown = You have no crown left for { $thing }.
wars-of-italy-refusal-no-cross = You have no cross left for { $thing }.
wars-of-italy-refusal-action-begun = An alliance takes the whole action, and you have already used it otherwise.
wars-of-italy-refusal-not-in-alliance-zone = The influence marker of { $thing } does not lie in your Alliance zone.
wars-of-italy-refusal-enemy-on-marker = An enemy agent on the influence marker of { $thing } prevents the alliance.
wars-of-italy-refusal-asked-to-besiege-or-stay = You are asked whether to besiege the city or to stay before it.
wars-of-italy-refusal-asked-for-troop = You are asked whether it is a troop of your own or an ally’s.
wars-of-italy-refusal-no-such-troop = No such troop of yours is there.
wars-of-italy-refusal-asked-to-hire = You are asked which ally’s troop to hire.
wars-of-italy-refusal-not-allied = { $thing } is not your ally.
wars-of-italy-refusal-capital-lost = Allies are hired only in their capital, and you do not control { $thing }.
wars-of-italy-refusal-all-hired = All troops of { $thing } are on the map.
wars-of-italy-refusal-hire-too-dear = You cannot pay for a troop of { $thing }.
wars-of-italy-refusal-naples-only = Only Naples may own the Kingdom.

# prompts

wars-of-italy-prompt-annex-or-influence = Annex a city, influence a major city, or ally? You can use { $crowns } and { $crosses }.
wars-of-italy-prompt-besiege-or-stay = { $city } is neutral: besiege it with { $mine-number } against { $theirs-number }, or stay before it?
wars-of-italy-prompt-pick-mover = Which of your troops goes from { $city } to { $target }?
wars-of-italy-prompt-pick-loss =
    You lose { $lost } before { $city }: { $lost-number ->
        [1] which one
       *[other] which one first
    }?
wars-of-italy-prompt-hire-allies = Hire an ally’s troop for { $price }? You may choose { $cities }.

# hints

wars-of-italy-hint-annex-or-influence = One city, and a step for each crown; an alliance takes the whole action.
wars-of-italy-hint-besiege-or-stay = Taking the city costs { $loss }. You are asked every spring.
wars-of-italy-hint-pick-mover = Your own troops and those of your allies stand there together.
wars-of-italy-hint-pick-loss = Own troops are recruited in your cities, allies only in their capital.
wars-of-italy-hint-hire-allies = The troop comes to its own capital.
wars-of-italy-hint-choose-salary = Each florin keeps two troops, your own or your allies’.
wars-of-italy-hint-recruit-troops = { $home } in a home city, { $away } in another; allies are hired afterwards.
wars-of-italy-hint-choose-route = Cities that favour you are open; in others not yours the troop stops.
wars-of-italy-hint-refresh-tiles = Each symbol makes up to two tiles available.
wars-of-italy-hint-choose-siege = In any order you like; before neutral major cities you may stay.

# events

wars-of-italy-event-year-begun = Round { $number } begins.
wars-of-italy-event-influence-gained =
    { $seat-who ->
        [you] You gain
       *[other] { $seat } gains
    } influence over { $city }: the marker lies { $marker }.
wars-of-italy-event-influence-cancelled =
    An enemy agent cancels a symbol that { $seat-who ->
        [you] you spend
       *[other] { $seat } spends
    } on { $city }.
wars-of-italy-event-influence-lost =
    { $seat-who ->
        [you] You lose
       *[other] { $seat } loses
    } influence over { $city }: the marker lies { $marker }.
wars-of-italy-event-alliance-made =
    { $seat-who ->
        [you] You form
       *[other] { $seat } forms
    } a permanent alliance with { $city }.
wars-of-italy-event-trophy-won =
    { $seat-who ->
        [you] You gain
       *[other] { $seat } gains
    } a trophy for { $city }.
wars-of-italy-event-major-defeated =
    { $seat-who ->
        [you] You defeat
       *[other] { $seat } defeats
    } the major city { $city }.
wars-of-italy-event-stayed = { $seat-gen } troops stay before { $city }.
wars-of-italy-event-hired =
    { $seat-who ->
        [you] You hire
       *[other] { $seat } hires
    } a troop of { $city }.
wars-of-italy-event-troop-picked =
    { $seat-who ->
        [you] You choose
       *[other] { $seat } chooses
    } { $target-id ->
        [none] a troop of { $seat-who ->
                [you] your
               *[other] their
            } own
       *[other] a troop of { $target }
    } in { $city }.

# reasons

wars-of-italy-reason-naples-taken = France controls Naples (W6.1)
wars-of-italy-reason-rounds = the last round has come (W6.2)
wars-of-italy-because-naples-taken = France controls Naples
wars-of-italy-because-tie = { $prestige } each, and a tie goes to Naples

# things and what is said of them

wars-of-italy-for-influence = influence over { $city }
wars-of-italy-for-hiring = a troop of { $city }
wars-of-italy-marker-towards = { $steps } towards { $power }
wars-of-italy-marker-middle = in the middle

# moves

wars-of-italy-move-stay = stay before it
wars-of-italy-move-influence = influence { $city } with { $symbol-a }
wars-of-italy-move-alliance = form a permanent alliance with { $city }
wars-of-italy-move-troop = a troop of { $city }
wars-of-italy-move-troop-own = a troop of your own
wars-of-italy-move-hire = hire a troop of { $city }

# options

wars-of-italy-option-powers-by-seat = France first
wars-of-italy-option-powers-by-seat-about = Seat 0 plays France, seat 1 Naples; otherwise drawn by lot.
wars-of-italy-option-rounds = Last round
wars-of-italy-option-rounds-about = The game ends after this round, unless France takes Naples first.
wars-of-italy-option-rounds-usual = round 21
wars-of-italy-option-rounds-value = round { $number }

# table

wars-of-italy-table-year = Round { $year } of { $last }
wars-of-italy-table-salary = Salaries are due in winter.
wars-of-italy-table-trophies = Trophies
    .short = To
wars-of-italy-table-influence = the marker lies { $marker }
wars-of-italy-table-favours = favours { $power }
wars-of-italy-table-undecided = neutral
wars-of-italy-table-ally = ally of { $power }
wars-of-italy-table-defeated = defeated
wars-of-italy-table-watched = Agent on the marker: { $name }.
wars-of-italy-looming-naples = France holds Naples. If it still does at the end of this round, France wins.
wars-of-italy-plain-cities = Cities: { $cities }.
wars-of-italy-page-influence = influence
wars-of-italy-explain-influence = Influence: · neutral, ─ favours the nearer power, ═ its alliance zone. Cities with a letter belong to that major city.

# the report: the table in words

wars-of-italy-report-majors = Major cities and influence
wars-of-italy-report-major = { $city }: { $state }.
wars-of-italy-report-major-track = { $city }: { $marker }; { $state }.
wars-of-italy-report-major-troops = { $troops } (of { $city }).
wars-of-italy-report-held-by = held by { $city }
wars-of-italy-report-spoils = { $trophies }.
