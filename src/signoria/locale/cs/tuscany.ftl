# The Castles of Tuscany. Co říká stůl.

# odmítnutí

tuscany-refusal-not-your-turn = Nejste na tahu.
tuscany-refusal-asked-for-order = Máte určit pořadí svých desek.
tuscany-refusal-asked-to-turn = Máte určit, které desky leží otočené.
tuscany-refusal-asked-to-shift = Máte určit, o kolik níž leží druhá a třetí deska.
tuscany-refusal-asked-for-castle = Máte určit, kde stojí váš počáteční hrad.
tuscany-refusal-no-castle-space = To není políčko pro hrad: { $thing }.
tuscany-refusal-asked-to-act = Máte zvolit akci: dobrat, vzít, nebo umístit.
tuscany-refusal-no-cards = Nezbyla žádná karta kraje k dobrání.
tuscany-refusal-display-empty = V nabídce neleží žádný dílek.
tuscany-refusal-not-stored = Není ve vašem skladu: { $thing }.
tuscany-refusal-hex-fresh = Dřevěný hex získaný v tomto tahu čeká na některý další.
tuscany-refusal-no-space = Vedle vašich dílků není vhodné prázdné políčko: { $thing }.
tuscany-refusal-cannot-pay = Nemůžete to zaplatit: { $thing }.
tuscany-refusal-asked-to-remove = Máte určit, co opustí váš plný sklad.
tuscany-refusal-not-stored-to-remove = Nic takového ve skladu nemáte: { $thing }.
tuscany-refusal-asked-for-colour = Máte určit, která barva v nabídce se vymění.
tuscany-refusal-colour-not-there = Žádný dílek té barvy v nabídce neleží: { $thing }.
tuscany-refusal-asked-to-pick = Máte určit, který dílek si vezmete.
tuscany-refusal-not-on-display = V nabídce neleží: { $thing }.
tuscany-refusal-must-fit = Po výměně musíte vzít dílek, který lze umístit: { $thing } to není.
tuscany-refusal-asked-for-space = Máte určit políčko svého panství.
tuscany-refusal-space-covered = Tam už něco leží: { $thing }.
tuscany-refusal-other-colour = To políčko má jinou barvu: { $thing }.
tuscany-refusal-not-adjacent = Vedle něj neleží žádný váš dílek: { $thing }.
tuscany-refusal-cannot-pay-colour = Barvu toho políčka nemůžete zaplatit: { $thing }.
tuscany-refusal-asked-to-pay = Máte určit, čím platíte.
tuscany-refusal-not-asked-for = Žádá se jiná barva; tato platí jen v párech: { $thing }.
tuscany-refusal-not-in-hand = Takovou kartu nemáte: { $thing }.
tuscany-refusal-no-pair = Nemáte dvě takové karty: { $thing }.
tuscany-refusal-same-colour = Pár musí být jiné barvy, než jaká se žádá: { $thing }.
tuscany-refusal-no-worker = Nemáte dělníka.
tuscany-refusal-asked-to-bring = Máte určit, který dílek přinese váš hrad.
tuscany-refusal-fits-nowhere = Nelze ho ve vašem panství nikam umístit: { $thing }.
tuscany-refusal-asked-for-bonus = Máte si vybrat bonusovou destičku.
tuscany-refusal-bonus-gone = Taková bonusová destička už nezbyla: { $thing }.
tuscany-refusal-asked-for-marble = Máte říct, zda vrátíte mramor.

# otázky

tuscany-prompt-choose-order = V jakém pořadí leží vaše desky zleva doprava?
tuscany-prompt-choose-turns = Které desky leží otočené o půl otáčky?
tuscany-prompt-choose-shifts = O kolik níž leží každá další deska?
tuscany-prompt-found-castle = Kde stojí váš počáteční hrad?
tuscany-prompt-gain-bonus = Kterou bonusovou destičku si vezmete?
tuscany-prompt-choose-action = Co uděláte?
tuscany-prompt-remove-stored = Sklad je plný: co ho opustí?
tuscany-prompt-name-colour = Žádný dílek nelze umístit: která barva se vymění?
tuscany-prompt-pick-tile = Který dílek si vezmete?
tuscany-prompt-choose-space = Na které políčko?
tuscany-prompt-pay = Čím platíte?
tuscany-prompt-bring-tile = Hrad smí přinést dílek: který?
tuscany-prompt-bring-to = Na které políčko ho hrad přinese?
tuscany-prompt-use-marble = Vrátit mramor za další akci?

# nápovědy

tuscany-hint-choose-order = Všichni spojují najednou; uvidí se, až skončí poslední.
tuscany-hint-choose-turns = Otočit všechny tři by dalo totéž panství, proto deska a zůstává.
tuscany-hint-choose-shifts = Celá políčka proti desce vlevo; −1 je výš.
tuscany-hint-found-castle = Na kterékoli políčko hradu. Odtud stavíte dál.
tuscany-hint-gain-bonus = Další místo ve skladu hned přinese 2 zelené body.
tuscany-hint-choose-action = Jedna ze tří akcí. Za každý vzatý dílek se odkryje jeden z vašeho sloupce.
tuscany-hint-remove-stored = Dílek odchází ze hry, dřevěný hex se vrací.
tuscany-hint-name-colour = Všechny její dílky se vymění; pak musíte vzít takový, který lze umístit.
tuscany-hint-pick-tile = Nemusí jít umístit. Mezera se doplní z vašeho levého sloupce.
tuscany-hint-choose-space = Prázdné, správné barvy, vedle vašeho dílku.
tuscany-hint-pay = Dvě karty té barvy; dvě jiné stejné barvy nebo dělník platí za jednu.
tuscany-hint-bring-tile = Bez karet, s oblastí, bonusem i účinkem. Hrady se mohou řetězit.
tuscany-hint-bring-to = Prázdné, správné barvy, vedle vašeho dílku.
tuscany-hint-use-marble = Jednou za tah; smí to být i tatáž akce.

# události

tuscany-event-first-drawn = První hráč: { $name }.
tuscany-event-board-dealt = { $name }: deska { $board }.
tuscany-event-tile-turned-up = { $owner ->
    [none] Neutrální dílek v nabídce: { $kind }.
   *[other] Dílek v nabídce ({ $owner }): { $kind }.
}
tuscany-event-display-cleared = Příliš mnoho jedné barvy: z nabídky mizí { $number } × { $colour }.
tuscany-event-supply-renewed = Neutrální zásoba je znovu zamíchána, dílků: { $number }.
tuscany-event-card-dealt = { $who ->
    [you] Dobíráte: { $cards }.
   *[other] { $name }: dobráno karet: { $number }.
}
tuscany-event-cards-drawn = { $name }: karet kraje k dobrání: { $number }.
tuscany-event-deck-refilled = Odložené karty jsou znovu balíčkem, karet: { $number }.
tuscany-event-boards-joined = { $name }: desky { $order }, otočené { $turned }, posuny { $shift }.
tuscany-event-castle-founded = { $name }: počáteční hrad na { $space }.
tuscany-event-bonus-taken = { $name }: bonusová destička { $bonus }.
tuscany-event-removed = { $name }: ze skladu odchází: { $kind }.
tuscany-event-colour-replaced = { $name }: nic nelze umístit; vyměněno: { $number } × { $colour }.
tuscany-event-tile-taken = { $name }: bere { $kind }.
tuscany-event-placed = { $name }: { $kind } na { $space }.
tuscany-event-card-paid = { $name }: platí kartou: { $card }.
tuscany-event-pair-paid = { $name }: platí dvěma kartami za jednu: { $card }.
tuscany-event-worker-paid = { $name }: platí dělníkem.
tuscany-event-green-scored = { $name }: zelené body { $number } — { $why }.
tuscany-event-red-scored = { $name }: červené body { $number } — { $why }.
tuscany-event-castle-declined = { $name }: hrad nepřináší nic.
tuscany-event-hex-gained = { $name }: dřevěný hex do skladu.
tuscany-event-marbles-gained = { $name }: mramor + { $number }.
tuscany-event-workers-gained = { $name }: dělníci + { $number }.
tuscany-event-yield-turned-up = { $name }: karta výnosu: { $yield }.
tuscany-event-yields-renewed = Karty výnosu jsou znovu zamíchány: { $number }.
tuscany-event-marble-spent = { $name }: mramor za další akci.
tuscany-event-passed = { $name }: žádná akce není možná.
tuscany-event-stack-emptied = { $name }: sloupec { $number } je vyčerpán.
tuscany-event-round-ended = Kolo { $number } se boduje: zelené se přičtou k červeným.
tuscany-event-last-turns = Třetí kolo skončilo: každý má ještě jeden tah.
tuscany-event-ended = Konec hry: { $reason }.

# důvody

tuscany-reason-undecided = nerozhodnuto
tuscany-reason-last-round = skončilo třetí kolo i poslední tahy (T5.2)
tuscany-reason-all-passed = nikdo už nemůže jednat (T2.8)

# za co byly body

tuscany-why-area = dokončená oblast
tuscany-why-colour = dokončená barva
tuscany-why-storage = destička skladu
tuscany-why-farm = statek
tuscany-why-yield-green = karta výnosu
tuscany-why-no-room = nebylo místo pro dřevěný hex
tuscany-why-yield-red = karta výnosu
tuscany-why-round-1 = zelené po 1. kole
tuscany-why-round-2 = zelené po 2. kole
tuscany-why-round-3 = zelené po 3. kole
tuscany-why-stored = věci ve skladu
tuscany-why-marbles = zbylý mramor
tuscany-why-workers = zbylí dělníci
tuscany-why-cards = zbylé karty

# jména

tuscany-card-castle = hrad
tuscany-card-city = město
tuscany-card-inn = hostinec
tuscany-card-farm = statek
tuscany-card-quarry = lom
tuscany-card-village = vesnice
tuscany-card-monastery = klášter
tuscany-card-carriage = povoz
tuscany-colour-castle = hrady
tuscany-colour-city = města
tuscany-colour-inn = hostince
tuscany-colour-farm = statky
tuscany-colour-quarry = lomy
tuscany-colour-village = vesnice
tuscany-colour-monastery = kláštery
tuscany-colour-carriage = povozy
tuscany-letter-castle = H
tuscany-letter-city = M
tuscany-letter-inn = N
tuscany-letter-farm = S
tuscany-letter-quarry = L
tuscany-letter-village = V
tuscany-letter-monastery = K
tuscany-letter-carriage = P
tuscany-kind-castle = hrad
tuscany-kind-city = město
tuscany-kind-inn = hostinec
tuscany-kind-vineyard = statek: vinice
tuscany-kind-pigs = statek: vepři
tuscany-kind-olives = statek: olivy
tuscany-kind-wheat = statek: obilí
tuscany-kind-vineyard-pigs = statek: vinice+vepři
tuscany-kind-vineyard-olives = statek: vinice+olivy
tuscany-kind-vineyard-wheat = statek: vinice+obilí
tuscany-kind-pigs-olives = statek: vepři+olivy
tuscany-kind-pigs-wheat = statek: vepři+obilí
tuscany-kind-olives-wheat = statek: olivy+obilí
tuscany-kind-quarry = lom
tuscany-kind-village = vesnice
tuscany-kind-monastery = klášter
tuscany-kind-carriage = povoz
tuscany-kind-hex = dřevěný hex
tuscany-bonus-card = +1 karta kraje
tuscany-bonus-storage = +1 místo ve skladu
tuscany-bonus-marble = +1 mramor
tuscany-bonus-worker = +1 dělník
tuscany-bonus-yield = +1 karta výnosu
tuscany-yield-two-cards = 2 karty kraje
tuscany-yield-three-cards = 3 karty kraje
tuscany-yield-marble = mramor
tuscany-yield-worker = dělník
tuscany-yield-two-red = 2 červené body
tuscany-yield-three-red = 3 červené body
tuscany-yield-green = zelený bod
tuscany-yield-hex = dřevěný hex

# tahy

tuscany-move-draw = dobrat karty kraje
tuscany-move-take = vzít dílek
tuscany-move-decline = nic
tuscany-move-worker = dělník
tuscany-move-marble = mramor za další akci
tuscany-move-end-turn = skončit tah
tuscany-move-turn-none = žádné
tuscany-verb-place = umístit: { $thing }
tuscany-verb-pick = { $thing }
tuscany-verb-remove = odebrat: { $thing }
tuscany-verb-replace = { $thing }
tuscany-verb-on = { $thing }
tuscany-verb-pay = karta: { $thing }
tuscany-verb-pair = dvě karty: { $thing }
tuscany-verb-gain = { $thing }
tuscany-verb-order = { $thing }
tuscany-verb-turn = { $thing }
tuscany-verb-shift = { $thing }

# volby

tuscany-option-opener = První hráč
tuscany-option-opener-about = Určí ho los, nebo vaše volba; dál po směru hodin.
tuscany-option-opener-usual = losem
tuscany-option-opener-value = místo { $number }
tuscany-option-no-shift = Desky leží v rovině
tuscany-option-no-shift-about = Desky se spojují horními okraji v rovině, nikdy posunuté.
tuscany-option-random-joins = Desky spojí náhoda
tuscany-option-random-joins-about = Rychlý začátek: desky spojí náhoda, vy volíte jen počáteční hrad.

# stůl

tuscany-table-round = Kolo { $round }. První: { $name }.
tuscany-table-ending = Kolo skončí po tahu posledního hráče.
tuscany-table-last = Poslední tahy.
tuscany-table-seat = Místo
tuscany-table-green = Zelené
tuscany-table-red = Červené
tuscany-table-cards = Karty
tuscany-table-marbles = Mramor
tuscany-table-workers = Dělníci
tuscany-table-stacks = Sloupce
tuscany-table-tiles = Nabídka
tuscany-table-display = Nabídka: { $tiles }.
tuscany-table-storage = Sklad
tuscany-table-hand = Ruka
tuscany-table-bonuses = Bonusové destičky
tuscany-table-reconstructed = Součásti jsou zčásti rekonstruované; majitel krabice je může opravit.
tuscany-plain-seat = { $name }: zelené { $green }, červené { $red }; karty { $cards }, mramor { $marbles }, dělníci { $workers }; sloupce { $stacks }.
tuscany-plain-covered = Postaveno: { $spaces }.
tuscany-plain-empty = Prázdné: { $spaces }.
tuscany-counts-deck = Balíček krajů, karet: { $number }. V něm a v cizích rukou: { $unseen }.
tuscany-counts-known = Z nich jistě v cizích rukou: { $cards }.
tuscany-counts-discard = Odloženo: { $cards }.
tuscany-counts-yields = Karty výnosu v balíčku: { $cards }.
tuscany-counts-neutral = Neutrální zásoba: { $tiles }.
tuscany-counts-aside = Odložené neutrální dílky: { $tiles }.
tuscany-counts-stack = { $name }: ve sloupcích zbývá: { $tiles }.
tuscany-counts-bonuses = Zbylé bonusové destičky: { $tiles }.
tuscany-explain-green = { $name }: zelené { $total } = { $parts }
tuscany-explain-red = { $name }: červené { $total } = { $parts }
