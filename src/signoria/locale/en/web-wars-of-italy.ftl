# The board of Wars of Italy: what it has beside Virtù's, or says otherwise.

web-wars-influence = Major cities and influence
web-wars-alliance-zone = in the Alliance zone of { $power }
web-wars-salary = Troops are next paid in round { $number }
web-virtu-map-before = { $troops } of { $power } before the city: they need not besiege it.
web-virtu-map-allies = Allies of { $power }.
web-virtu-map-favours = It favours { $power }.
web-virtu-answer-annex-or-influence-enough = Nothing more
web-virtu-answer-besiege-or-stay-act = Besiege the city
web-virtu-answer-hire-allies-enough = Hire no more
wars-of-italy-web-virtu-year = The round
wars-of-italy-web-virtu-phases = Parts of the round
wars-of-italy-web-virtu-phase-winter = Winter: salary, palace, purchases, recruiting, hiring allies
wars-of-italy-web-virtu-winter-ally = Hire
wars-of-italy-web-virtu-seat =
    { $seat }, { $power }: { $counts }. Ready to pay: { $ready }. { $trophies ->
        [0] No trophies.
        [one] { $trophies } trophy.
       *[other] { $trophies } trophies.
    }

# the first game, with a coach

web-wars-coach-goal = Welcome to the Wars of Italy! France and Naples fight for it. If France holds Naples at the end of any round, France wins at once; otherwise most prestige wins after the last round: from cities, cards, tiles, crosses and trophies. A tie goes to Naples.
web-wars-coach-influence = Florence, Rome and Venice belong to nobody yet. In the Annex action you may annex a city and push their markers towards you, a step for each crown; in Rome crosses count, too. A city whose marker lies on your coloured spaces favours you: your troops pass through its cities and help to defend them.
web-wars-coach-alliance = Is a marker already in your Alliance zone, the striped spaces at your end? Then you may spend a whole Annex action on a permanent alliance: cities, troops, an agent and two cards become yours. An enemy agent on the marker prevents that, so keep yours there.
web-wars-coach-winter = Winter has five parts: salary, palace, purchases, recruiting, hiring. Troops are paid only in the rounds with a coin, a florin for every two. Allied troops cost one florin, in their capital.
web-wars-coach-war = A city that favours you is open to your troops. Before one of a neutral major city they stop, and you choose every spring whether to besiege it; a hostile one must be besieged. You see both strengths before you march.
web-wars-coach-conquest = Conquest has its price: taking a major city’s own city costs you four steps of its influence. Taking its capital defeats it, and the other major cities like you less. The board warns you before you march.
