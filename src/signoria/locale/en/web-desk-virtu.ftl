# Virtù's board: the desk and the market.

web-virtu-desk = In hand
web-virtu-desk-cash = Cash florins
web-virtu-desk-acts =
    { $number ->
        [one] { $names } is deciding.
       *[other] { $names } are deciding.
    }

web-virtu-pay-choose = Choose in your palace what you use.
web-virtu-pay-sockets = What pays
web-virtu-pay-treasury = treasury
web-virtu-pay-slack = less { $number } thanks to your agent
web-virtu-pay-nothing-lost = Nothing is lost.
web-virtu-pay-swap = tap: pay with something else
web-virtu-pay-out = tap: leave it out
web-virtu-pay-no-other = Nothing else can pay this.
web-virtu-pay-back = Take back the last change
web-virtu-pay-reset = As proposed
web-virtu-pay-ready = Pay
web-virtu-pay-also = … and { $also }

web-virtu-siege-line = { $city }: { $attack } against { $defence }.
web-virtu-siege-title = Siege of { $city }
web-virtu-siege-ahead = You would besiege { $city }
web-virtu-field-title = Field battle before { $city }
web-virtu-siege-attack = Attack
web-virtu-siege-defence = Defence
web-virtu-sum-attack = Attack: { $sum }.
web-virtu-sum-defence = Defence: { $sum }.
web-virtu-sum-crowns = Crowns: { $sum }.

web-virtu-winter = Winter
web-virtu-winter-salary = Salary
web-virtu-winter-reorganise = Reorganise
web-virtu-winter-buy = Buy
web-virtu-winter-recruit = Recruit
web-virtu-winter-ally = Ally
web-virtu-winter-end = End winter

web-virtu-market-pages = Pages of the market
web-virtu-market-wares = Nobles and tiles
web-virtu-market-powers = Alliances and patronage
web-virtu-market-allies = Great powers
web-virtu-market-bonuses = Patronage bonuses
web-virtu-market-left =
    { $number ->
        [0] Sold out.
       *[other] { $number } left.
    }
web-virtu-market-copies =
    { $number ->
        [one] { $number } in the box.
       *[other] { $number } in the box.
    }
web-virtu-market-free = nobody’s ally
web-virtu-market-ally-of = ally of { $power }
web-virtu-market-agent-of = agent of { $power }
web-virtu-market-bonus-of = { $power } has it.
web-virtu-market-used = used
web-virtu-track-patronage = Patronage
web-virtu-track-cities = Cities

# Answers in a word or two, by question.

web-virtu-answer-pay-enough = Let the treasury pay
web-virtu-answer-gather-enough = Use nothing more
web-virtu-answer-cash-enough = Cash nothing more
web-virtu-answer-refresh-tiles-enough = Nothing more
web-virtu-answer-patronise-act = Advance to step { $step }
web-virtu-answer-patronise-decline = Do not advance
web-virtu-answer-annex-city-decline = Annex nothing
web-virtu-answer-lead-troops-enough = March no more
web-virtu-answer-send-agents-enough = No more intrigue
web-virtu-answer-clear-indulgence-decline = Leave it there
web-virtu-answer-free-room-act = Remove the agent
web-virtu-answer-free-room-decline = Leave the agent there
web-virtu-answer-go-on-act = Besiege the city
web-virtu-answer-declare-pass = Declare nothing
web-virtu-answer-reorganise-enough = Leave the palace as it is
web-virtu-answer-buy-things-enough = Buy nothing more
web-virtu-answer-recruit-troops-enough = Recruit no more
web-virtu-answer-forge-alliance-decline = No alliance
web-virtu-answer-last-indulgence-tap-indulgence-florin = Take an indulgence
web-virtu-answer-last-indulgence-enough = No indulgence
