# Virtù: Wars of Italy. What is said otherwise than in Virtù, or only here.

# refusals

wars-of-italy-refusal-step-bought = One step a round can be bought for florins.
wars-of-italy-refusal-not-own-city = Neither your city nor one that is open to you: { $thing }.
wars-of-italy-refusal-troop-stops = Troops that came there this spring have stopped: { $thing }.
wars-of-italy-refusal-asked-to-influence = You are asked to annex, to influence, to ally, or to say that it is enough.
wars-of-italy-refusal-annexed-already = You have annexed a city in this action.
wars-of-italy-refusal-off-the-track = That city has no marker any more: { $thing }.
wars-of-italy-refusal-marker-at-end = The marker lies at your end of the track: { $thing }.
wars-of-italy-refusal-crosses-in-vain = Only Rome counts crosses as crowns.
wars-of-italy-refusal-no-crown = You have no crown left for it.
wars-of-italy-refusal-no-cross = You have no cross left for it.
wars-of-italy-refusal-action-begun = An alliance takes the whole action, and you have begun it otherwise.
wars-of-italy-refusal-not-in-alliance-zone = The marker does not lie in your Alliance zone: { $thing }.
wars-of-italy-refusal-enemy-on-marker = An enemy agent on the marker forbids the alliance: { $thing }.
wars-of-italy-refusal-asked-to-besiege-or-stay = You are asked whether to besiege the city or to stay before it.
wars-of-italy-refusal-asked-for-troop = You are asked which of your mixed troops it is.
wars-of-italy-refusal-no-such-troop = No such troop of yours is there: { $thing }.
wars-of-italy-refusal-asked-to-hire = You are asked which ally’s troop to hire.
wars-of-italy-refusal-not-allied = Not your ally: { $thing }.
wars-of-italy-refusal-capital-lost = Allies are hired only in their capital, and you do not hold it: { $thing }.
wars-of-italy-refusal-all-hired = All its troops are on the map: { $thing }.
wars-of-italy-refusal-hire-too-dear = You cannot pay the florin.
wars-of-italy-refusal-naples-only = The Kingdom is for Naples only.

# prompts

wars-of-italy-prompt-annex-or-influence = Annex a city, influence major cities, or ally with one?
wars-of-italy-prompt-besiege-or-stay = A neutral major city: besiege it, or stay before it?
wars-of-italy-prompt-pick-mover = Which of your troops moves?
wars-of-italy-prompt-pick-loss = Which of your troops is lost?
wars-of-italy-prompt-hire-allies = Hire an ally’s troop?

# hints

wars-of-italy-hint-annex-or-influence = One city, and a step for each crown; or an alliance, which takes the whole action.
wars-of-italy-hint-besiege-or-stay = You are asked every spring. Taking the city costs 4 influence.
wars-of-italy-hint-pick-mover = Your own and your allies’ troops stand there together.
wars-of-italy-hint-pick-loss = Lost troops can be hired again: your own in your cities, allies in their capital.
wars-of-italy-hint-hire-allies = One florin each, only in its capital.
wars-of-italy-hint-choose-salary = Two troops stay for each florin, your own and your allies’ together.
wars-of-italy-hint-recruit-troops = One florin at home, three in other own cities.
wars-of-italy-hint-choose-route = Cities that favour you are open; in others not your own the troop stops.
wars-of-italy-hint-choose-siege = In the order you like; before neutral major cities you may stay.

# events

wars-of-italy-event-year-begun = Round { $number } begins.
wars-of-italy-event-influence-gained = { $name }: influence on { $city }; the marker lies at { $number }.
wars-of-italy-event-influence-cancelled = { $name }: an enemy agent cancels a symbol spent on { $city }.
wars-of-italy-event-influence-lost = { $name }: { $city } turns away; the marker lies at { $number }.
wars-of-italy-event-alliance-made = { $name }: an alliance for good with { $city }.
wars-of-italy-event-trophy-won = { $name }: a trophy for { $city }.
wars-of-italy-event-major-defeated = { $name }: { $city } is defeated.
wars-of-italy-event-stayed = { $name }: troops stay before { $city }.
wars-of-italy-event-hired = { $name }: an ally’s troop in { $city }.
wars-of-italy-event-troop-picked = { $name }, { $city }: it is { $target }.

# reasons

wars-of-italy-reason-naples-taken = France controls Naples (W6.1)
wars-of-italy-reason-rounds = the last round has come (W6.2)

# moves

wars-of-italy-target-none = a troop of one’s own
wars-of-italy-move-stay = stay before it
wars-of-italy-move-own = of your own
wars-of-italy-verb-annex = annex { $thing }
wars-of-italy-verb-influence = influence on { $thing }
wars-of-italy-verb-alliance = alliance with { $thing }
wars-of-italy-verb-troop = a troop: { $thing }
wars-of-italy-verb-hire = { $thing }

# options

wars-of-italy-option-powers-by-seat = France first
wars-of-italy-option-powers-by-seat-about = Seat 0 plays France, seat 1 Naples; else the lot decides.
wars-of-italy-option-rounds = Last round
wars-of-italy-option-rounds-about = The game ends after this round, unless France takes Naples before.
wars-of-italy-option-rounds-usual = round 21
wars-of-italy-option-rounds-value = round { $number }

# table

wars-of-italy-table-year = Round { $year }.
wars-of-italy-table-salary = Salaries are due in winter.
wars-of-italy-table-trophies = Trophies
wars-of-italy-table-influence = marker at { $number },
wars-of-italy-table-favours = favours { $power }.
wars-of-italy-table-undecided = neutral.
wars-of-italy-table-ally = ally of { $power }.
wars-of-italy-table-defeated = Defeated.
wars-of-italy-table-watched = Agent on the marker: { $name }.
wars-of-italy-plain-seat = { $name }, { $power }: { $florins } florins, prestige now { $prestige }.
wars-of-italy-plain-trophies = Trophies: { $number }.
wars-of-italy-explain-influence = Markers below 0 lean towards France, above 0 towards Naples.
