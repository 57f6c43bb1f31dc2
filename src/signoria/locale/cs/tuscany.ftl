# The Castles of Tuscany. Co říká stůl.

# odmítnutí

tuscany-refusal-not-your-turn = Nejste na tahu.
tuscany-refusal-asked-for-order = Máte určit pořadí svých desek.
tuscany-refusal-asked-to-turn = Máte určit, které desky leží otočené.
tuscany-refusal-asked-to-shift = Máte určit, o kolik výš či níž leží druhá a třetí deska.
tuscany-refusal-asked-for-castle = Máte určit, kde stojí váš počáteční hrad.
tuscany-refusal-no-castle-space = Políčko { $thing } není pro hrad.
tuscany-refusal-asked-to-act = Máte zvolit akci: dobrat, vzít, nebo umístit.
tuscany-refusal-no-cards = Nezbyla žádná karta kraje k dobrání.
tuscany-refusal-display-empty = V nabídce neleží žádný dílek.
tuscany-refusal-not-stored = Ve skladu nemáte { $thing-acc }.
tuscany-refusal-hex-fresh = Dřevěný hex získaný v tomto tahu smíte umístit až v některém dalším.
tuscany-refusal-no-space = Vedle vašich dílků není prázdné políčko pro { $thing-acc }.
tuscany-refusal-cannot-pay = Nemáte čím zaplatit { $thing-acc }.
tuscany-refusal-asked-to-remove = Máte určit, co ve vašem plném skladu uvolní místo.
tuscany-refusal-not-stored-to-remove = Ve skladu nemáte { $thing-acc }, není co odebrat.
tuscany-refusal-asked-for-colour = Máte určit, která barva v nabídce se vymění.
tuscany-refusal-colour-not-there = V nabídce nejsou { $thing }.
tuscany-refusal-asked-to-pick = Máte určit, který dílek si vezmete.
tuscany-refusal-not-on-display = V nabídce není { $thing }.
tuscany-refusal-must-fit = Po výměně musíte vzít dílek, který lze umístit; { $thing } to není.
tuscany-refusal-asked-for-space = Máte určit políčko svého panství.
tuscany-refusal-space-covered = Na políčku { $thing } už něco leží.
tuscany-refusal-other-colour = Políčko { $thing } má jinou barvu.
tuscany-refusal-not-adjacent = Vedle políčka { $thing } neleží žádný váš dílek.
tuscany-refusal-cannot-pay-colour = Barvu políčka { $thing } nemáte čím zaplatit.
tuscany-refusal-asked-to-pay = Máte určit, čím platíte.
tuscany-refusal-not-asked-for = Žádá se jiná barva: karty { $thing-gen } platí jen v páru.
tuscany-refusal-not-in-hand = Nemáte kartu { $thing-gen }.
tuscany-refusal-no-pair = Nemáte dvě karty { $thing-gen }.
tuscany-refusal-same-colour = Pár musí být jiné barvy: karty { $thing-gen } se platí po jedné.
tuscany-refusal-no-worker = Nemáte dělníka.
tuscany-refusal-asked-to-bring = Máte určit, který dílek přinese váš hrad.
tuscany-refusal-fits-nowhere = Ve vašem panství není místo pro { $thing-acc }.
tuscany-refusal-asked-for-bonus = Máte si vybrat bonusovou destičku.
tuscany-refusal-bonus-gone = Destička „{ $thing }“ už nezbyla.
tuscany-refusal-asked-for-marble = Máte říct, zda vrátíte mramor.

# otázky

tuscany-prompt-choose-order = V jakém pořadí leží zleva doprava vaše desky?
tuscany-prompt-choose-turns = Vaše desky leží v pořadí { $order }: které z nich otočíte?
tuscany-prompt-choose-shifts = Vaše desky leží v pořadí { $order }: o kolik výš či níž leží každá než předchozí?
tuscany-prompt-found-castle = Vaše políčka hradů jsou { $spaces }: kde stojí váš počáteční hrad?
tuscany-prompt-gain-bonus = Kterou bonusovou destičku si vezmete?
tuscany-prompt-choose-action = { $further ->
        [1] Další akce za mramor:{ " " }
       *[other] { "" }
    }{ $cards-number ->
        [0] vzít dílek
       *[other] dobrat { $cards-acc }{ $stored-number ->
            [0] , nebo vzít dílek
           *[other] , vzít dílek
        }
    }{ $stored-number ->
        [0] { "" }
       *[other] , nebo umístit něco ze skladu: { $stored }
    }?
tuscany-prompt-remove-stored = Sklad je plný: { $stored }. Co odeberete, abyste mohli vzít { $kind-acc }?
tuscany-prompt-name-colour = Žádný dílek v nabídce nelze umístit: kterou barvu vyměníte?
tuscany-prompt-pick-tile =
    { $must-fit ->
        [1] Který z dílků, které lze umístit, si vezmete?
       *[other] Který dílek si vezmete?
    }
tuscany-prompt-choose-space = Na které políčko umístíte { $kind-acc }?
tuscany-prompt-pay = Za { $kind-acc } na { $space } zbývá zaplatit { $left } { $left ->
        [one] kartu
        [few] karty
       *[other] karet
    } { $card-gen }: čím platíte?
tuscany-prompt-bring-tile = Váš hrad smí přinést dílek z nabídky: který?
tuscany-prompt-bring-to = Na které políčko přinese váš hrad { $kind-acc }?
tuscany-prompt-use-marble = Máte { $marbles-acc }: vrátíte jeden za další akci?

# nápovědy

tuscany-hint-choose-order = Všichni spojují desky najednou; panství se ukážou, až budou všechna hotová.
tuscany-hint-choose-turns = Otočit všechny tři by dalo totéž panství, proto deska A zůstává.
tuscany-hint-choose-shifts = O celá políčka proti desce vlevo.
tuscany-hint-found-castle = Na kterékoli políčko hradu. Odtud stavíte dál.
tuscany-hint-gain-bonus = Další místo ve skladu hned přinese { $points-acc }.
tuscany-hint-choose-action = Jedna ze tří akcí. Za vzatý dílek se odkryje jeden z vaší hromádky.
tuscany-hint-remove-stored = Dílek odchází ze hry, dřevěný hex se vrací do zásoby.
tuscany-hint-name-colour = Všechny její dílky se vymění; pak musíte vzít takový, který lze umístit.
tuscany-hint-pick-tile =
    { $must-fit ->
        [1] Po výměně se musí dát umístit. Nabídku doplní vaše nejlevější hromádka.
       *[other] Nemusí se dát umístit. Nabídku doplní vaše nejlevější hromádka.
    }
tuscany-hint-choose-space =
    { $kind-id ->
        [hex] Prázdné, vedle vašeho dílku, kterékoli barvy, kterou můžete zaplatit.
       *[other] Prázdné, správné barvy, vedle vašeho dílku.
    }
tuscany-hint-pay = Karty té barvy; dvě karty jiné barvy nebo dělník platí za jednu.
tuscany-hint-bring-tile = Bez karet, s oblastí, bonusem i účinkem. Hrady se mohou řetězit.
tuscany-hint-bring-to = Prázdné, správné barvy, vedle vašeho dílku.
tuscany-hint-use-marble = Jednou za tah; smí to být i tatáž akce.

# události

tuscany-event-first-drawn =
    { $seat-who ->
        [you] Začínáte vy.
       *[other] Začíná { $seat }.
    }
tuscany-event-board-dealt =
    { $seat-who ->
        [you] Dostáváte: { $board }.
       *[other] { $seat } dostává: { $board }.
    }
tuscany-event-tile-turned-up =
    { $seat-who ->
        [you] Odkrýváte ze své hromádky { $kind-acc }.
       *[other] { $seat } odkrývá ze své hromádky { $kind-acc }.
    }
tuscany-event-neutral-turned-up = Z neutrální zásoby přibývá: { $kind }.
tuscany-event-display-cleared = V nabídce je příliš mnoho { $colour-gen }: odchází { $tiles }.
tuscany-event-supply-renewed = Neutrální zásoba je znovu zamíchána: { $tiles }.
tuscany-event-card-dealt =
    { $seat-who ->
        [you] Vaše nové karty: { $card }.
       *[other] { $seat } si dobírá { $card-number ->
            [one] { $card-number } kartu kraje
            [few] { $card-number } karty kraje
           *[other] { $card-number } karet kraje
        }.
    }
tuscany-event-cards-drawn =
    { $cards-number ->
        [0] Nezbyla žádná karta kraje k dobrání.
       *[other] { $seat-who ->
            [you] Dobíráte si { $cards-acc }.
           *[other] { $seat } si dobírá { $cards-acc }.
        }
    }
tuscany-event-deck-refilled = Z odhozených karet vzniká nový balíček: { $cards }.
tuscany-event-boards-joined =
    { $seat-who ->
        [you] Spojujete desky: zleva doprava { $order }; { tuscany-turned }; { tuscany-shifted }.
       *[other] { $seat } spojuje desky: zleva doprava { $order }; { tuscany-turned }; { tuscany-shifted }.
    }
tuscany-event-castle-founded =
    { $seat-who ->
        [you] Váš počáteční hrad stojí na { $space }.
       *[other] Počáteční hrad { $seat-gen } stojí na { $space }.
    }
tuscany-event-bonus-taken =
    { $seat-who ->
        [you] Berete si bonusovou destičku „{ $bonus }“.
       *[other] { $seat } si bere bonusovou destičku „{ $bonus }“.
    }
tuscany-event-removed =
    { $seat-who ->
        [you] Odebíráte ze skladu { $kind-acc }.
       *[other] { $seat } odebírá ze skladu { $kind-acc }.
    }
tuscany-event-colour-replaced =
    { $seat-who ->
        [you] Žádný dílek nelze umístit: vyměňujete { $colour-acc } ({ $tiles }).
       *[other] Žádný dílek nelze umístit: { $seat } vyměňuje { $colour-acc } ({ $tiles }).
    }
tuscany-event-tile-taken =
    { $seat-who ->
        [you] Berete si { $kind-acc }.
       *[other] { $seat } si bere { $kind-acc }.
    }
tuscany-event-placed =
    { $seat-who ->
        [you] Umisťujete { $kind-acc } na { $space }.
       *[other] { $seat } umisťuje { $kind-acc } na { $space }.
    }
tuscany-event-card-paid =
    { $seat-who ->
        [you] Platíte kartou { $card-gen }.
       *[other] { $seat } platí kartou { $card-gen }.
    }
tuscany-event-pair-paid =
    { $seat-who ->
        [you] Platíte dvěma kartami { $card-gen } za jednu.
       *[other] { $seat } platí dvěma kartami { $card-gen } za jednu.
    }
tuscany-event-worker-paid =
    { $seat-who ->
        [you] Platíte dělníkem.
       *[other] { $seat } platí dělníkem.
    }
tuscany-event-green-scored =
    { $seat-who ->
        [you] Získáváte { $points-acc } za { $why-acc }.
       *[other] { $seat } získává { $points-acc } za { $why-acc }.
    }
tuscany-event-red-scored =
    { $seat-who ->
        [you] Získáváte { $points-acc } za { $why-acc }.
       *[other] { $seat } získává { $points-acc } za { $why-acc }.
    }
tuscany-event-castle-declined =
    { $seat-who ->
        [you] Váš hrad nepřináší nic.
       *[other] Hrad { $seat-gen } nepřináší nic.
    }
tuscany-event-hex-gained =
    { $seat-who ->
        [you] Ukládáte do skladu dřevěný hex.
       *[other] { $seat } ukládá do skladu dřevěný hex.
    }
tuscany-event-marbles-gained =
    { $seat-who ->
        [you] Získáváte { $marbles-acc }.
       *[other] { $seat } získává { $marbles-acc }.
    }
tuscany-event-workers-gained =
    { $seat-who ->
        [you] Získáváte { $workers-acc }.
       *[other] { $seat } získává { $workers-acc }.
    }
tuscany-event-yield-turned-up =
    { $seat-who ->
        [you] Odkrýváte kartu výnosu: { $yield }.
       *[other] { $seat } odkrývá kartu výnosu: { $yield }.
    }
tuscany-event-yields-renewed = Karty výnosu jsou znovu zamíchány: { $yields }.
tuscany-event-marble-spent =
    { $seat-who ->
        [you] Vracíte mramor za další akci.
       *[other] { $seat } vrací mramor za další akci.
    }
tuscany-event-passed =
    { $seat-who ->
        [you] Nemůžete provést žádnou akci, tah propadá.
       *[other] { $seat } nemůže provést žádnou akci, tah propadá.
    }
tuscany-event-stack-emptied =
    { $seat-who ->
        [you] Vaše hromádka { $stack } je vyčerpaná.
       *[other] { $seat } má hromádku { $stack } vyčerpanou.
    }
tuscany-event-round-ended = Boduje se kolo { $round }: všichni přičítají zelené body k červeným.
tuscany-event-last-turns = Třetí kolo skončilo: každý má ještě jeden tah.
tuscany-event-ended = Konec hry: { $reason }.

# proč vítězové vyhráli

tuscany-because-red = { $own } proti { $next } v červených bodech (T5.5)
tuscany-because-empty = stejně červených bodů ({ $points-number }), ale { $own } proti { $next } v prázdných políčkách (T5.5)
tuscany-because-green = stejně červených bodů ({ $points-number }) i prázdných políček ({ $spaces-number }), ale { $own } proti { $next } v zelených bodech (T5.5)
tuscany-because-equal = všichni mají všechno stejně (T5.5)

# důvody

tuscany-reason-undecided = ještě není rozhodnuto
tuscany-reason-last-round = skončilo třetí kolo i poslední tahy (T5.2)
tuscany-reason-all-passed = nikdo už nemůže jednat (T2.8)

# za co byly body

tuscany-why-area = dokončená oblast
    .gen = dokončené oblasti
    .dat = dokončené oblasti
    .acc = dokončenou oblast
    .ins = dokončenou oblastí
    .loc = dokončené oblasti
    .gender = f
tuscany-why-colour = dokončená barva
    .gen = dokončené barvy
    .dat = dokončené barvě
    .acc = dokončenou barvu
    .ins = dokončenou barvou
    .loc = dokončené barvě
    .gender = f
tuscany-why-storage = další místo ve skladu
    .gen = dalšího místa ve skladu
    .dat = dalšímu místu ve skladu
    .ins = dalším místem ve skladu
    .loc = dalším místě ve skladu
    .gender = n
tuscany-why-farm = statek
    .gen = statku
    .dat = statku
    .ins = statkem
    .loc = statku
tuscany-why-yield-green = karta výnosu
    .gen = karty výnosu
    .dat = kartě výnosu
    .acc = kartu výnosu
    .ins = kartou výnosu
    .loc = kartě výnosu
    .gender = f
tuscany-why-no-room = dřevěný hex, na který nebylo místo
    .gen = dřevěného hexu, na který nebylo místo
    .dat = dřevěnému hexu, na který nebylo místo
    .ins = dřevěným hexem, na který nebylo místo
    .loc = dřevěném hexu, na který nebylo místo
tuscany-why-yield-red = karta výnosu
    .gen = karty výnosu
    .dat = kartě výnosu
    .acc = kartu výnosu
    .ins = kartou výnosu
    .loc = kartě výnosu
    .gender = f
tuscany-why-round-1 = zelené body po 1. kole
    .gen = zelených bodů po 1. kole
    .dat = zeleným bodům po 1. kole
    .ins = zelenými body po 1. kole
    .loc = zelených bodech po 1. kole
    .gender = pl
tuscany-why-round-2 = zelené body po 2. kole
    .gen = zelených bodů po 2. kole
    .dat = zeleným bodům po 2. kole
    .ins = zelenými body po 2. kole
    .loc = zelených bodech po 2. kole
    .gender = pl
tuscany-why-round-3 = zelené body po 3. kole
    .gen = zelených bodů po 3. kole
    .dat = zeleným bodům po 3. kole
    .ins = zelenými body po 3. kole
    .loc = zelených bodech po 3. kole
    .gender = pl
tuscany-why-stored = věci ve skladu
    .gen = věcí ve skladu
    .dat = věcem ve skladu
    .ins = věcmi ve skladu
    .loc = věcech ve skladu
    .gender = pl
tuscany-why-marbles = zbylý mramor
    .gen = zbylého mramoru
    .dat = zbylému mramoru
    .ins = zbylým mramorem
    .loc = zbylém mramoru
tuscany-why-workers = zbylí dělníci
    .gen = zbylých dělníků
    .dat = zbylým dělníkům
    .acc = zbylé dělníky
    .ins = zbylými dělníky
    .loc = zbylých dělnících
    .gender = pl
tuscany-why-cards = zbylé karty
    .gen = zbylých karet
    .dat = zbylým kartám
    .ins = zbylými kartami
    .loc = zbylých kartách
    .gender = pl

# jména; pády jsou v atributech, který chybí, je stejný jako první

tuscany-card-castle = hrad
    .gen = hradu
    .dat = hradu
    .ins = hradem
    .loc = hradu
tuscany-card-city = město
    .gen = města
    .dat = městu
    .ins = městem
    .loc = městě
    .gender = n
tuscany-card-inn = hostinec
    .gen = hostince
    .dat = hostinci
    .ins = hostincem
    .loc = hostinci
tuscany-card-farm = statek
    .gen = statku
    .dat = statku
    .ins = statkem
    .loc = statku
tuscany-card-quarry = lom
    .gen = lomu
    .dat = lomu
    .ins = lomem
    .loc = lomu
tuscany-card-village = vesnice
    .dat = vesnici
    .acc = vesnici
    .ins = vesnicí
    .loc = vesnici
    .gender = f
tuscany-card-monastery = klášter
    .gen = kláštera
    .dat = klášteru
    .ins = klášterem
    .loc = klášteře
tuscany-card-carriage = povoz
    .gen = povozu
    .dat = povozu
    .ins = povozem
    .loc = povozu
tuscany-colour-castle = hrady
    .gen = hradů
    .dat = hradům
    .loc = hradech
    .gender = pl
tuscany-colour-city = města
    .gen = měst
    .dat = městům
    .ins = městy
    .loc = městech
    .gender = pl
tuscany-colour-inn = hostince
    .gen = hostinců
    .dat = hostincům
    .ins = hostinci
    .loc = hostincích
    .gender = pl
tuscany-colour-farm = statky
    .gen = statků
    .dat = statkům
    .loc = statcích
    .gender = pl
tuscany-colour-quarry = lomy
    .gen = lomů
    .dat = lomům
    .loc = lomech
    .gender = pl
tuscany-colour-village = vesnice
    .gen = vesnic
    .dat = vesnicím
    .ins = vesnicemi
    .loc = vesnicích
    .gender = pl
tuscany-colour-monastery = kláštery
    .gen = klášterů
    .dat = klášterům
    .loc = klášterech
    .gender = pl
tuscany-colour-carriage = povozy
    .gen = povozů
    .dat = povozům
    .loc = povozech
    .gender = pl
tuscany-letter-castle = H
tuscany-letter-city = M
tuscany-letter-inn = N
tuscany-letter-farm = S
tuscany-letter-quarry = L
tuscany-letter-village = V
tuscany-letter-monastery = K
tuscany-letter-carriage = P
tuscany-kind-castle = hrad
    .gen = hradu
    .dat = hradu
    .ins = hradem
    .loc = hradu
tuscany-kind-city = město
    .gen = města
    .dat = městu
    .ins = městem
    .loc = městě
    .gender = n
tuscany-kind-inn = hostinec
    .gen = hostince
    .dat = hostinci
    .ins = hostincem
    .loc = hostinci
tuscany-kind-vineyard = statek s vinicí
    .gen = statku s vinicí
    .dat = statku s vinicí
    .ins = statkem s vinicí
    .loc = statku s vinicí
    .short = vinice
tuscany-kind-pigs = statek s vepři
    .gen = statku s vepři
    .dat = statku s vepři
    .ins = statkem s vepři
    .loc = statku s vepři
    .short = vepři
tuscany-kind-olives = statek s olivami
    .gen = statku s olivami
    .dat = statku s olivami
    .ins = statkem s olivami
    .loc = statku s olivami
    .short = olivy
tuscany-kind-wheat = statek s pšenicí
    .gen = statku s pšenicí
    .dat = statku s pšenicí
    .ins = statkem s pšenicí
    .loc = statku s pšenicí
    .short = pšenice
tuscany-kind-vineyard-pigs = statek s vinicí a vepři
    .gen = statku s vinicí a vepři
    .dat = statku s vinicí a vepři
    .ins = statkem s vinicí a vepři
    .loc = statku s vinicí a vepři
    .short = vinice, vepři
tuscany-kind-vineyard-olives = statek s vinicí a olivami
    .gen = statku s vinicí a olivami
    .dat = statku s vinicí a olivami
    .ins = statkem s vinicí a olivami
    .loc = statku s vinicí a olivami
    .short = vinice, olivy
tuscany-kind-vineyard-wheat = statek s vinicí a pšenicí
    .gen = statku s vinicí a pšenicí
    .dat = statku s vinicí a pšenicí
    .ins = statkem s vinicí a pšenicí
    .loc = statku s vinicí a pšenicí
    .short = vinice, pšenice
tuscany-kind-pigs-olives = statek s vepři a olivami
    .gen = statku s vepři a olivami
    .dat = statku s vepři a olivami
    .ins = statkem s vepři a olivami
    .loc = statku s vepři a olivami
    .short = vepři, olivy
tuscany-kind-pigs-wheat = statek s vepři a pšenicí
    .gen = statku s vepři a pšenicí
    .dat = statku s vepři a pšenicí
    .ins = statkem s vepři a pšenicí
    .loc = statku s vepři a pšenicí
    .short = vepři, pšenice
tuscany-kind-olives-wheat = statek s olivami a pšenicí
    .gen = statku s olivami a pšenicí
    .dat = statku s olivami a pšenicí
    .ins = statkem s olivami a pšenicí
    .loc = statku s olivami a pšenicí
    .short = olivy, pšenice
tuscany-kind-quarry = lom
    .gen = lomu
    .dat = lomu
    .ins = lomem
    .loc = lomu
tuscany-kind-village = vesnice
    .dat = vesnici
    .acc = vesnici
    .ins = vesnicí
    .loc = vesnici
    .gender = f
tuscany-kind-monastery = klášter
    .gen = kláštera
    .dat = klášteru
    .ins = klášterem
    .loc = klášteře
tuscany-kind-carriage = povoz
    .gen = povozu
    .dat = povozu
    .ins = povozem
    .loc = povozu
tuscany-kind-hex = dřevěný hex
    .gen = dřevěného hexu
    .dat = dřevěnému hexu
    .ins = dřevěným hexem
    .loc = dřevěném hexu
tuscany-bonus-card = +1 karta kraje
    .gen = +1 karty kraje
    .dat = +1 kartě kraje
    .acc = +1 kartu kraje
    .ins = +1 kartou kraje
    .loc = +1 kartě kraje
    .gender = f
tuscany-bonus-storage = +1 místo ve skladu
    .gen = +1 místa ve skladu
    .dat = +1 místu ve skladu
    .ins = +1 místem ve skladu
    .loc = +1 místě ve skladu
    .gender = n
tuscany-bonus-marble = +1 mramor
    .gen = +1 mramoru
    .dat = +1 mramoru
    .ins = +1 mramorem
    .loc = +1 mramoru
tuscany-bonus-worker = +1 dělník
    .gen = +1 dělníka
    .dat = +1 dělníkovi
    .acc = +1 dělníka
    .ins = +1 dělníkem
    .loc = +1 dělníkovi
tuscany-bonus-yield = +1 karta výnosu
    .gen = +1 karty výnosu
    .dat = +1 kartě výnosu
    .acc = +1 kartu výnosu
    .ins = +1 kartou výnosu
    .loc = +1 kartě výnosu
    .gender = f
tuscany-yield-two-cards = 2 karty kraje
    .gen = 2 karet kraje
    .dat = 2 kartám kraje
    .ins = 2 kartami kraje
    .loc = 2 kartách kraje
    .gender = pl
tuscany-yield-three-cards = 3 karty kraje
    .gen = 3 karet kraje
    .dat = 3 kartám kraje
    .ins = 3 kartami kraje
    .loc = 3 kartách kraje
    .gender = pl
tuscany-yield-marble = mramor
    .gen = mramoru
    .dat = mramoru
    .ins = mramorem
    .loc = mramoru
tuscany-yield-worker = dělník
    .gen = dělníka
    .dat = dělníkovi
    .acc = dělníka
    .ins = dělníkem
    .loc = dělníkovi
tuscany-yield-two-red = 2 červené body
    .gen = 2 červených bodů
    .dat = 2 červeným bodům
    .ins = 2 červenými body
    .loc = 2 červených bodech
    .gender = pl
tuscany-yield-three-red = 3 červené body
    .gen = 3 červených bodů
    .dat = 3 červeným bodům
    .ins = 3 červenými body
    .loc = 3 červených bodech
    .gender = pl
tuscany-yield-green = zelený bod
    .gen = zeleného bodu
    .dat = zelenému bodu
    .ins = zeleným bodem
    .loc = zeleném bodu
tuscany-yield-hex = dřevěný hex
    .gen = dřevěného hexu
    .dat = dřevěnému hexu
    .ins = dřevěným hexem
    .loc = dřevěném hexu

# počty s jednotkou

tuscany-unit-card = { $number } { $number ->
        [one] karta kraje
        [few] karty kraje
       *[other] karet kraje
    }
    .gen = { $number } { $number ->
        [one] karty kraje
       *[other] karet kraje
    }
    .acc = { $number } { $number ->
        [one] kartu kraje
        [few] karty kraje
       *[other] karet kraje
    }
    .ins = { $number } { $number ->
        [one] kartou kraje
       *[other] kartami kraje
    }
tuscany-unit-marble = { $number } { $number ->
        [one] mramor
        [few] mramory
       *[other] mramorů
    }
    .gen = { $number } { $number ->
        [one] mramoru
       *[other] mramorů
    }
    .ins = { $number } { $number ->
        [one] mramorem
       *[other] mramory
    }
tuscany-unit-worker = { $number } { $number ->
        [one] dělník
        [few] dělníci
       *[other] dělníků
    }
    .gen = { $number } { $number ->
        [one] dělníka
       *[other] dělníků
    }
    .acc = { $number } { $number ->
        [one] dělníka
        [few] dělníky
       *[other] dělníků
    }
    .ins = { $number } { $number ->
        [one] dělníkem
       *[other] dělníky
    }
tuscany-unit-tile = { $number } { $number ->
        [one] dílek
        [few] dílky
       *[other] dílků
    }
    .gen = { $number } { $number ->
        [one] dílku
       *[other] dílků
    }
    .dat = { $number } { $number ->
        [one] dílku
       *[other] dílkům
    }
    .ins = { $number } { $number ->
        [one] dílkem
       *[other] dílky
    }
    .loc = { $number } { $number ->
        [one] dílku
       *[other] dílcích
    }
tuscany-unit-hex = { $number } { $number ->
        [one] dřevěný hex
        [few] dřevěné hexy
       *[other] dřevěných hexů
    }
    .gen = { $number } { $number ->
        [one] dřevěného hexu
       *[other] dřevěných hexů
    }
    .ins = { $number } { $number ->
        [one] dřevěným hexem
       *[other] dřevěnými hexy
    }
tuscany-unit-green-point = { $number } { $number ->
        [one] zelený bod
        [few] zelené body
       *[other] zelených bodů
    }
    .gen = { $number } { $number ->
        [one] zeleného bodu
       *[other] zelených bodů
    }
    .ins = { $number } { $number ->
        [one] zeleným bodem
       *[other] zelenými body
    }
tuscany-unit-red-point = { $number } { $number ->
        [one] červený bod
        [few] červené body
       *[other] červených bodů
    }
    .gen = { $number } { $number ->
        [one] červeného bodu
       *[other] červených bodů
    }
    .ins = { $number } { $number ->
        [one] červeným bodem
       *[other] červenými body
    }
tuscany-unit-space = { $number } { $number ->
        [one] políčko
        [few] políčka
       *[other] políček
    }
    .gen = { $number } { $number ->
        [one] políčka
       *[other] políček
    }
    .dat = { $number } { $number ->
        [one] políčku
       *[other] políčkům
    }
    .ins = { $number } { $number ->
        [one] políčkem
       *[other] políčky
    }
    .loc = { $number } { $number ->
        [one] políčku
       *[other] políčkách
    }
tuscany-unit-storage = { $number } { $number ->
        [one] místo ve skladu
        [few] místa ve skladu
       *[other] míst ve skladu
    }
    .gen = { $number } { $number ->
        [one] místa ve skladu
       *[other] míst ve skladu
    }
    .ins = { $number } { $number ->
        [one] místem ve skladu
       *[other] místy ve skladu
    }
tuscany-unit-yield = { $number } { $number ->
        [one] karta výnosu
        [few] karty výnosu
       *[other] karet výnosu
    }
    .gen = { $number } { $number ->
        [one] karty výnosu
       *[other] karet výnosu
    }
    .acc = { $number } { $number ->
        [one] kartu výnosu
        [few] karty výnosu
       *[other] karet výnosu
    }
    .ins = { $number } { $number ->
        [one] kartou výnosu
       *[other] kartami výnosu
    }

# karty jedné barvy s počtem

tuscany-unit-plain-card = { $number } { $number ->
        [one] karta
        [few] karty
       *[other] karet
    }
    .gen = { $number } { $number ->
        [one] karty
       *[other] karet
    }
    .acc = { $number } { $number ->
        [one] kartu
        [few] karty
       *[other] karet
    }
    .ins = { $number } { $number ->
        [one] kartou
       *[other] kartami
    }
tuscany-unit-castle-card = { tuscany-unit-plain-card } hradu
    .gen = { tuscany-unit-plain-card.gen } hradu
    .acc = { tuscany-unit-plain-card.acc } hradu
    .ins = { tuscany-unit-plain-card.ins } hradu
tuscany-unit-city-card = { tuscany-unit-plain-card } města
    .gen = { tuscany-unit-plain-card.gen } města
    .acc = { tuscany-unit-plain-card.acc } města
    .ins = { tuscany-unit-plain-card.ins } města
tuscany-unit-inn-card = { tuscany-unit-plain-card } hostince
    .gen = { tuscany-unit-plain-card.gen } hostince
    .acc = { tuscany-unit-plain-card.acc } hostince
    .ins = { tuscany-unit-plain-card.ins } hostince
tuscany-unit-farm-card = { tuscany-unit-plain-card } statku
    .gen = { tuscany-unit-plain-card.gen } statku
    .acc = { tuscany-unit-plain-card.acc } statku
    .ins = { tuscany-unit-plain-card.ins } statku
tuscany-unit-quarry-card = { tuscany-unit-plain-card } lomu
    .gen = { tuscany-unit-plain-card.gen } lomu
    .acc = { tuscany-unit-plain-card.acc } lomu
    .ins = { tuscany-unit-plain-card.ins } lomu
tuscany-unit-village-card = { tuscany-unit-plain-card } vesnice
    .gen = { tuscany-unit-plain-card.gen } vesnice
    .acc = { tuscany-unit-plain-card.acc } vesnice
    .ins = { tuscany-unit-plain-card.ins } vesnice
tuscany-unit-monastery-card = { tuscany-unit-plain-card } kláštera
    .gen = { tuscany-unit-plain-card.gen } kláštera
    .acc = { tuscany-unit-plain-card.acc } kláštera
    .ins = { tuscany-unit-plain-card.ins } kláštera
tuscany-unit-carriage-card = { tuscany-unit-plain-card } povozu
    .gen = { tuscany-unit-plain-card.gen } povozu
    .acc = { tuscany-unit-plain-card.acc } povozu
    .ins = { tuscany-unit-plain-card.ins } povozu

# desky

tuscany-board-a = A
tuscany-board-b = B
tuscany-board-c = C

# tahy

tuscany-move-draw = dobrat karty kraje
tuscany-move-take = vzít dílek
tuscany-move-place = umístit { $kind-acc }
tuscany-move-pick = { $kind }
tuscany-move-decline = nepřinést nic
tuscany-move-remove = odebrat { $kind-acc }
tuscany-move-replace = vyměnit { $colour-acc }
tuscany-move-on = na { $space }
tuscany-move-pay = karta { $card-gen }
tuscany-move-pair = dvě karty { $card-gen }
tuscany-move-worker = dělník
tuscany-move-gain = { $bonus }
tuscany-move-marble = vrátit mramor za další akci
tuscany-move-end = skončit tah
tuscany-move-order = { $order }
tuscany-move-turn =
    { $turned-number ->
        [0] nic neotáčet
       *[other] otočit { $turned }
    }
tuscany-move-shift = { tuscany-shifted }
tuscany-move-lot =
    { $seat-who ->
        [you] začínáte vy
       *[other] začíná { $seat }
    }
tuscany-move-board = rozdána { $board }
tuscany-move-deal = rozdána karta { $card-gen }
tuscany-move-tile = odkryt dílek: { $kind }
tuscany-move-yield = karta výnosu: { $yield }
tuscany-turned =
    { $turned-number ->
        [0] žádná není otočená
        [1] otočená je { $turned }
       *[other] otočené jsou { $turned }
    }
tuscany-shifted = { $second ->
        [-1] druhá deska o 1 výš
        [1] druhá deska o 1 níž
       *[other] druhá deska v rovině
    }, { $third ->
        [-1] třetí deska o 1 výš
        [1] třetí deska o 1 níž
       *[other] třetí deska v rovině
    }

# za co jsou sčítance, jako v 6 (oblast o velikosti 3) + 1 (olivy) = 7

tuscany-sum-earlier = z dřívějška
tuscany-sum-area = oblast o velikosti { $size }
tuscany-sum-colour =
    { $rank ->
        [1] první celá barva: { $colour }
       *[other] druhá celá barva: { $colour }
    }
tuscany-sum-hex = dřevěný hex
tuscany-sum-crop = { $crop }
tuscany-sum-areas = { $number } { $number ->
        [one] oblast
        [few] oblasti
       *[other] oblastí
    } o velikosti { $size }

# co volba stojí a co přináší

tuscany-place-on = umístit { $kind-acc } na { $space }
tuscany-take-for = vzít { $kind-acc } pro { $space }
tuscany-take-tile = vzít { $kind-acc }
tuscany-fits-nowhere = ve vašem panství ho teď není kam umístit
tuscany-place-reveals = ostatní se dozvědí, že máte čím zaplatit, a nejde to vzít zpět
tuscany-paid-with = platba: { $payment }
tuscany-area-grows = zakrytých políček oblasti: { $covered }/{ $size }
tuscany-brings-bonus = bonusová destička: { $bonuses }
tuscany-brings-no-bonus = žádná bonusová destička nezbyla
tuscany-brings-hex = dřevěný hex do skladu
tuscany-brings-marbles = získáte: { $marbles }
tuscany-brings-workers = získáte: { $workers }
tuscany-brings-cards = získáte: { $cards }
tuscany-brings-yields = získáte: { $yields }
tuscany-brings-tile = hrad smí přinést další dílek, půjde-li nějaký umístit
tuscany-brings-no-tile = hrad nemá co přinést: žádný dílek z nabídky nepůjde umístit
tuscany-brings-tile-of = hrad smí přinést jeden dílek: { $kinds }
tuscany-draw-refills = z odhozených karet vznikne nový balíček: { $cards }
tuscany-draw-leaves = v balíčku pak zbývá: { $cards }
tuscany-take-removes = sklad je plný, něco v něm musí uvolnit místo: { $stored }
tuscany-take-replaces = žádný dílek nelze umístit: vyměňujete barvy, dokud to nepůjde
tuscany-gap-own = nabídku doplní dílek z vaší hromádky { $stack }; dílků v ní: { $tiles-number }
tuscany-gap-ends-round = tím se hromádka vyčerpá: kolo { $round } se už jen dohraje
tuscany-gap-neutral = nabídku doplní dílek z neutrální zásoby
tuscany-gap-open = dílky došly: mezera zůstane prázdná
tuscany-replace-chance = z neutrální zásoby lze umístit { $tiles-acc }
tuscany-replace-tiles = vymění se { $tiles }
tuscany-pay-leaves = pak vám zbude: { $left }
tuscany-pay-still = pak ještě { $left }
tuscany-pay-done = tím je zaplaceno: { $kind } přijde na { $space }
tuscany-gain-card = dobírat budete { $cards-acc }
tuscany-gain-storage = budete mít { $storage }
tuscany-gain-marble = lom přinese { $marbles-acc }; vašich prázdných políček lomů: { $spaces-number }
tuscany-gain-worker = vesnice přinese { $workers-acc }; vašich prázdných políček vesnic: { $spaces-number }
tuscany-gain-yield = povoz odkryje { $yields-acc }; vašich prázdných políček povozů: { $spaces-number }
tuscany-gain-left = takových destiček zbývá: { $tiles-number }
tuscany-placing-costs = umístění stojí { $cards-acc }{ $missing-number ->
        [0] { "" }
       *[other] , chybí { $missing }
    }
tuscany-remove-hex = vrací se do zásoby
tuscany-remove-tile = odchází ze hry
tuscany-would-fit = šlo by umístit na { $space } ({ $points })
tuscany-could-draw = můžete dobrat { $cards-acc }
tuscany-could-take = můžete vzít dílek
tuscany-could-place = můžete umístit: { $kinds-acc }
tuscany-marble-kept = zůstává vám: { $marbles }
tuscany-join = { $order }; { tuscany-turned }; { tuscany-shifted }
tuscany-castle-reaches = vedle leží { $spaces }: { $around }

# volby

tuscany-option-opener = První hráč
tuscany-option-opener-about = Určí ho los, nebo vaše volba; dál se hraje po směru hodinových ručiček.
tuscany-option-opener-usual = los
tuscany-option-opener-value = hráč { $number }
tuscany-option-no-shift = Desky leží v rovině
tuscany-option-no-shift-about = Desky se spojují horními okraji v rovině, nikdy posunuté.
tuscany-option-random-joins = Desky spojí náhoda
tuscany-option-random-joins-about = Rychlý začátek: desky spojí náhoda, vy volíte jen počáteční hrad.

# stůl

tuscany-table-round = Kolo { $round }. První: { $name }.
tuscany-table-ending = Kolo skončí po tahu posledního hráče.
tuscany-table-last = Poslední tahy.
tuscany-table-seat = Hráč
tuscany-table-green = Zelené
tuscany-table-red = Červené
tuscany-table-cards = Karty
tuscany-table-marbles = Mramor
tuscany-table-workers = Dělníci
tuscany-table-stacks = Hromádky
tuscany-table-tiles = Nabídka
tuscany-table-fits = Nabídka: kam se hodí, kolik tam bodů
tuscany-table-storage = Sklad { $used }/{ $capacity }
tuscany-table-hand = Ruka
tuscany-table-bonuses = Bonusové destičky
tuscany-table-reconstructed = Komponenty jsou zčásti rekonstruované; majitel krabice je může opravit.
tuscany-table-stored = Sklad
tuscany-table-empty = Prázdné
tuscany-table-short = { $kind-short }
tuscany-table-short-of = chybí { $cards }
tuscany-table-hand-of = Ruka { $seat-gen }
tuscany-table-boards = Desky
tuscany-table-areas-of = Oblasti po { $size }
tuscany-table-points = Body
tuscany-table-best = Nejlépe
tuscany-table-signs = { $turned } otočená  { $higher } o 1 výš  { $lower } o 1 níž
tuscany-plain-all-points = Zelené a červené body: { $points }.
tuscany-plain-points = { $seat } { $green } a { $red }
tuscany-plain-own = Máte { $marbles-acc } a { $workers-acc }; bonusové destičky: { $bonuses }; v hromádkách zbývá: { $stacks }.
tuscany-plain-hand =
    { $seat-who ->
        [you] Vaše ruka: { $cards }.
       *[other] Ruka { $seat-gen }: { $cards }.
    }
tuscany-plain-storage = Sklad: { $things }; volná místa: { $room }.
tuscany-plain-display = Nabídka, kam se hodí a kolik tam přinese bodů: { $tiles }.
tuscany-plain-colour = { $colour }: postaveno { $built }; prázdné { $empty }.
tuscany-plain-area = Nedokončená oblast ({ $colour }): { $spaces }; ještě prázdné: { $empty }.
tuscany-page-own = vaše panství
tuscany-page-decks = balíčky
tuscany-page-bonuses = zbylé bonusy
tuscany-page-points = { $green }, { $red }.
tuscany-page-things = { $cards }, { $marbles }, { $workers }.
tuscany-page-empty = Prázdné: { $spaces }.
tuscany-page-colours = Zelené body pro toho, kdo zakryje všechna políčka barvy, prvního a druhého:
tuscany-decks-cards = Karty kraje, v balíčku { $deck }
tuscany-decks-own = Vaše
tuscany-decks-unseen = Balíček a ruce
tuscany-decks-known = Jistě v rukou
tuscany-decks-discard = Odhozené
tuscany-decks-tiles = Dílky, které ještě přijdou
tuscany-decks-neutral = Zásoba
tuscany-decks-aside = Odložené
tuscany-counts-deck = Karet kraje v balíčku: { $number }. V něm a v cizích rukou: { $unseen }.
tuscany-counts-known = Z nich jistě v cizích rukou: { $cards }.
tuscany-counts-discard = Odhozeno: { $cards }.
tuscany-counts-yields = Karty výnosu v balíčku: { $cards }.
tuscany-counts-neutral = Neutrální zásoba: { $tiles }.
tuscany-counts-aside = Odložené neutrální dílky: { $tiles }.
tuscany-counts-stack = V hromádkách zbývá ({ $seat }): { $tiles }.
tuscany-counts-bonuses = Zbylé bonusové destičky: { $tiles }.
tuscany-explain-green = { $name }: zelené body { $points }
tuscany-explain-red = { $name }: červené body { $points }

# zpráva: stůl slovy

tuscany-report-round = Kolo
tuscany-report-display = V nabídce: { $tiles }.
tuscany-report-domain =
    { $seat-who ->
        [you] Vaše panství
       *[other] Panství: { $seat }
    }
tuscany-report-bonus-tiles = Bonusové destičky: { $tiles }.
tuscany-report-stacks = Dílků zbývá v hromádkách: { $stacks }.
tuscany-report-green = Zelené body: { $points }.
tuscany-report-red = Červené body: { $points }.
tuscany-report-built = { $kind } na { $space }
tuscany-report-colour = { $colour }: { $areas }.
tuscany-report-area = { $built }, prázdné { $empty }
tuscany-report-area-empty = { $size ->
        [1] { $empty } prázdné
       *[other] oblast o velikosti { $size }, celá prázdná: { $empty }
    }
tuscany-report-area-full = { $size ->
        [1] { $built }
       *[other] dokončená oblast o velikosti { $size }: { $built }
    }
tuscany-report-bonuses = Které bonusy ještě zbývají
tuscany-report-colour-bonus = { $colour }: { $points }.
tuscany-report-supplies = Balíčky a zásoby
