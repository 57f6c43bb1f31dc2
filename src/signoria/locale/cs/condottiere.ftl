# Condottiere: proč tah nejde. $move je tah, jak byl napsán, $thing to, čeho se týká.
# Jména karet a regionů se neskloňují, stojí vždy za slovem „karta“ nebo „region“ ve správném pádě.

condottiere-refusal-not-your-turn = Teď nejste na tahu.
condottiere-refusal-asked-to-place = Teď máte postavit figurku kondotiéra na některý region.
condottiere-refusal-asked-to-play = Teď máte zahrát kartu, nebo pasovat.
condottiere-refusal-asked-for-favour = Teď máte položit žeton papežovy přízně, nebo ho nechat mimo mapu.
condottiere-refusal-asked-to-take-back = Teď máte říct, kterého žoldnéře vám Strašák vrátí do ruky, pokud vůbec nějakého.
condottiere-refusal-asked-to-turn-up = Teď máte říct, jestli odkryjete svou skrytou kartu.
condottiere-refusal-asked-to-discard = Teď máte říct, jestli si ruku necháte, nebo ji celou odhodíte.
condottiere-refusal-asked-to-keep = Teď máte říct, které karty si necháte do dalšího kola.
condottiere-refusal-asked-to-draw = Teď máte říct, kolik karet si doberete.
condottiere-refusal-not-in-hand = V ruce nemáte kartu { $thing }.
condottiere-refusal-not-kept = Další kartu { $thing } už v ruce nemáte, takže si ji nemůžete nechat.
condottiere-refusal-site-closed = Figurka kondotiéra nemůže na region { $thing }: v této hře není.
condottiere-refusal-site-controlled = Region { $thing } už někdo ovládá; figurka kondotiéra patří na volný region.
condottiere-refusal-site-own = Region { $thing } ovládáte vy; vyberte některý cizí, nebo volný.
condottiere-refusal-site-favoured = Region { $thing } chrání papežova přízeň: bojovat se o něj nedá.
condottiere-refusal-favour-closed = Žeton papežovy přízně nemůže na region { $thing }: v této hře není.
condottiere-refusal-favour-controlled = Žeton papežovy přízně patří jen na region, který nikdo neovládá; region { $thing } je obsazený.
condottiere-refusal-favour-battle = O region { $thing } se právě bojuje: žeton papežovy přízně tam položit nejde.
condottiere-refusal-not-in-line = Ve vaší řadě není žádný žoldnéř o síle { $thing }.
condottiere-refusal-just-turned-up = Vaše karta { $thing } se odkryla až teď: Strašák na ni nedosáhne.
condottiere-refusal-has-mercenary = Máte v ruce žoldnéře: odhodit se dá jen ruka bez žoldnéřů.
condottiere-refusal-over-limit = Dobrat si smíte nejvýš tři karty a nikdy nesmíte držet víc než deset a k tomu jednu za každý svůj region.
condottiere-refusal-not-in-hand-to-show = Ukázat můžete jen karty, které držíte v ruce.
condottiere-refusal-unknown-card = Karta „{ $move }“ v této hře není.

# Na co se hra ptá.

condottiere-prompt-place-figure = Postavte figurku kondotiéra: o který region bude příští bitva?
condottiere-prompt-play-card = Zahrajte kartu do své řady, nebo pasujte.
condottiere-prompt-take-back-mercenary = Váš Strašák: kterého žoldnéře ze své řady si vezmete zpět do ruky?
condottiere-prompt-place-favour = Váš Biskup: kam položíte žeton papežovy přízně?
condottiere-prompt-turn-up-card = Pasujete: odkryjete svou skrytou kartu?
condottiere-prompt-discard-hand = Necháte si ruku, nebo ji celou odhodíte? (Odhodit se dá jen ruka bez žoldnéřů.)
condottiere-prompt-draw-cards = Kolik karet si doberete?
condottiere-prompt-keep-card = Kolo končí a karty máte už jen vy: které si necháte? Smíte nejvýš dvě.

# Co se stalo. $who je „you“, pokud to udělal čtenář, jinak říká $name, kdo to byl. Karta nebo region „none“ není známa nebo žádná není.

condottiere-event-game-opened = Začíná { $number }. partie.
condottiere-event-figure-given =
    { $who ->
        [you] Máte figurku kondotiéra.
       *[seat] { $name } má figurku kondotiéra.
    }
condottiere-event-card-dealt =
    { $who ->
        [you] Dostáváte: { $cards }.
       *[seat] { $name } dostává { $number ->
            [one] kartu
            [few] { $number } karty
            [many] { $number } karty
           *[other] { $number } karet
        }.
    }
condottiere-event-figure-placed =
    { $who ->
        [you] Stavíte figurku kondotiéra na region { $region }.
       *[seat] { $name } staví figurku kondotiéra na region { $region }.
    }
condottiere-event-battle-begun = Začíná bitva o region { $region }.
condottiere-event-sat-out =
    { $who ->
        [you] Nemáte žádné karty, a tak nehrajete.
       *[seat] { $name } nemá žádné karty, a tak nehraje.
    }
condottiere-event-passed =
    { $who ->
        [you] Pasujete.
       *[seat] { $name } pasuje.
    }
condottiere-event-defender-waited =
    { $who ->
        [you] Bráníte se a bez karty vyčkáváte.
       *[seat] { $name } se brání a bez karty vyčkává.
    }
condottiere-event-card-played =
    { $who ->
        [you] Hrajete kartu { $card }.
       *[seat] { $name } hraje kartu { $card }.
    }
condottiere-event-played-face-down =
    { $who ->
        [you] Hrajete kartu { $card } lícem dolů.
       *[seat] { $name } hraje kartu lícem dolů.
    }
condottiere-event-turned-up =
    { $who ->
        [you] Odkrýváte kartu { $card }.
       *[seat] { $name } odkrývá kartu { $card }.
    }
condottiere-event-swept = Všechny karty { $card } v řadách se odhazují.
condottiere-event-taken-back =
    { $who ->
        [you] { $card ->
            [none] Nikoho si do ruky nevracíte.
           *[other] Vracíte si do ruky kartu { $card }.
        }
       *[seat] { $card ->
            [none] { $name } si nikoho do ruky nevrací.
           *[other] { $name } si vrací do ruky kartu { $card }.
        }
    }
condottiere-event-favour-placed =
    { $who ->
        [you] { $region ->
            [none] Necháváte žeton papežovy přízně mimo mapu.
           *[other] Pokládáte žeton papežovy přízně na region { $region }.
        }
       *[seat] { $region ->
            [none] { $name } nechává žeton papežovy přízně mimo mapu.
           *[other] { $name } pokládá žeton papežovy přízně na region { $region }.
        }
    }
condottiere-event-conquered =
    { $who ->
        [you] Dobýváte region { $region }.
       *[seat] { $name } dobývá region { $region }.
    }
condottiere-event-tied =
    { $region ->
        [none] Bitva skončila nerozhodně.
       *[other] Bitva o region { $region } skončila nerozhodně: nezískává ho nikdo.
    }
condottiere-event-hand-discarded =
    { $who ->
        [you] Odhazujete celou ruku lícem dolů.
       *[seat] { $name } odhazuje lícem dolů celou ruku: { $number ->
            [one] jednu kartu
            [few] { $number } karty
            [many] { $number } karty
           *[other] { $number } karet
        }.
    }
condottiere-event-drawn =
    { $who ->
        [you] { $number ->
            [0] Nedobíráte si žádnou kartu.
            [one] Dobíráte si kartu.
            [few] Dobíráte si { $number } karty.
            [many] Dobíráte si { $number } karty.
           *[other] Dobíráte si { $number } karet.
        }
       *[seat] { $number ->
            [0] { $name } si nedobírá žádnou kartu.
            [one] { $name } si dobírá kartu.
            [few] { $name } si dobírá { $number } karty.
            [many] { $name } si dobírá { $number } karty.
           *[other] { $name } si dobírá { $number } karet.
        }
    }
condottiere-event-cards-kept =
    { $who ->
        [you] { $number ->
            [0] Nenecháváte si žádnou kartu.
            [one] Necháváte si jednu kartu.
            [few] Necháváte si { $number } karty.
            [many] Necháváte si { $number } karty.
           *[other] Necháváte si { $number } karet.
        }
       *[seat] { $number ->
            [0] { $name } si nenechává žádnou kartu.
            [one] { $name } si nechává jednu kartu.
            [few] { $name } si nechává { $number } karty.
            [many] { $name } si nechává { $number } karty.
           *[other] { $name } si nechává { $number } karet.
        }
    }
condottiere-event-round-ended = Kolo končí: všechny ostatní karty se zamíchají a rozdají se nové ruce.
condottiere-event-deck-refilled =
    { $number ->
        [one] Balíček došel a nový vzniká z jediné odhozené karty.
       *[other] Balíček došel, do nového se zamíchávají odhozené karty (celkem { $number }).
    }
condottiere-event-final-begun = Remíza: začíná závěrečná bitva.
condottiere-event-scored =
    { $who ->
        [you] Získáváte { $number ->
            [one] { $number } bod
            [few] { $number } body
            [many] { $number } bodu
           *[other] { $number } bodů
        }, celkem máte { $total }.
       *[seat] { $name } získává { $number ->
            [one] { $number } bod
            [few] { $number } body
            [many] { $number } bodu
           *[other] { $number } bodů
        }, celkem má { $total }.
    }
condottiere-event-ended = Konec: { $reason }.
condottiere-event-cards-shown =
    { $who ->
        [you] Ukazujete karty. Vidí je { $to }.
       *[seat] { $to ->
            [vy] { $name } vám ukazuje karty.
           *[other] { $name } ukazuje karty. Vidí je { $to }.
        }
    }
condottiere-event-card-shown = { $name } vám ukazuje: { $cards }.

# Proč hra skončila.

condottiere-reason-undecided = ještě není rozhodnuto
condottiere-reason-adjacent = dost sousedících regionů je v jedněch rukou (C6.1)
condottiere-reason-regions = dost regionů je v jedněch rukou (C6.1)
condottiere-reason-most-regions = už není o který region bojovat a rozhoduje jejich počet (C6.2)
condottiere-reason-last-battle = poslední povolená bitva je dobojována a rozhoduje počet regionů (C6.4)
condottiere-reason-final-battle = závěrečná bitva je dobojována (C6.3)
condottiere-reason-points = cílového počtu bodů je dosaženo a vyhrává nejvyšší součet (C8.2)

# Stůl v terminálu.

condottiere-table-no-site = Region ještě není vybrán.
condottiere-table-site = { $battle }. bitva: region { $site }.
condottiere-table-fought = { $battle }. bitva: region { $site }, dobojováno.
condottiere-table-next = Následuje { $battle }. bitva: region { $site }.
condottiere-table-final = Závěrečná bitva.
condottiere-table-game =
    { $game }. partie, do { $target ->
        [one] { $target } bodu
        [many] { $target } bodu
       *[other] { $target } bodů
    }.
condottiere-table-pope = Papežova přízeň: { $pope }.
condottiere-table-piles = Balíček: { $deck }, odhozeno: { $discard }.
condottiere-table-hand = V ruce: { $cards }
condottiere-table-hand-of = V ruce ({ $name }): { $cards }
condottiere-table-down = lícem dolů: { $card }
condottiere-table-seat = Hráč
condottiere-table-cards = Karty
condottiere-table-regions = Regiony
condottiere-table-points = Body
condottiere-table-strength = Síla
condottiere-table-holder = kondotiér
condottiere-table-defender = brání se
condottiere-table-passed = pasuje
condottiere-table-to-act = na tahu
condottiere-table-legend-figure = bitva
condottiere-table-legend-pope = papež
condottiere-table-legend-owner = vládce

# Totéž jako prosté věty, pro čtečku obrazovky.

condottiere-plain-seat = { $name }: síla { $strength }, v ruce { $cards ->
        [0] žádná karta
        [one] jedna karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }.
condottiere-plain-line = Řada: { $line }.
condottiere-plain-regions = Regiony: { $regions }.
condottiere-plain-points = Body: { $points }.
condottiere-plain-notes = Dále: { $notes }.

# Tahy, které se nejmenují podle karty nebo regionu.

condottiere-move-pass = pasovat
condottiere-move-nowhere = nikam
condottiere-move-nothing = nic
condottiere-move-turn-up = odkrýt
condottiere-move-stay-down = nechat lícem dolů
condottiere-move-keep-hand = nechat si ruku
condottiere-move-discard-hand = odhodit ruku

# O co v otázce jde, nejvýš 78 znaků.

condottiere-hint-place-figure = Volný region bez papežovy přízně; bojovat o něj budou všichni.
condottiere-hint-play-card = Jedna karta do vaší řady. Kdo pasuje, už nehraje, ale jeho řada platí dál.
condottiere-hint-take-back-mercenary = Žoldnéře můžete zahrát znovu; Strašák se odhodí.
condottiere-hint-place-favour = Kde leží papežova přízeň, tam se nebojuje; smí zůstat i mimo mapu.
condottiere-hint-turn-up-card = Odkrytá se počítá hned a všichni ji vidí; jinak až na konci bitvy.
condottiere-hint-discard-hand = Ruku bez žoldnéřů smíte celou odhodit; karty přitom nikdo neuvidí.
condottiere-hint-draw-cards = Nejvýš tři, a v ruce jen do deseti a jedné za každý váš region.
condottiere-hint-keep-card = Co si necháte, počítá se do příští ruky; zbytek se zamíchá.

# Z čeho se skládá síla. Části stojí na jednom řádku: 3 + 10 = 13; dvojnásobek za Bubeníka = 26; Kurtizána +1 → 27

condottiere-explain-empty = nic se nepočítá
condottiere-explain-winter =
    { $count ->
        [one] Zima: žoldnéř se počítá jen za { $each }
        [few] Zima: { $count } žoldnéři se počítají jen po { $each } = { $total }
        [many] Zima: { $count } žoldnéře se počítá jen po { $each } = { $total }
       *[other] Zima: { $count } žoldnéřů se počítá jen po { $each } = { $total }
    }
condottiere-explain-drummer =
    { $factor ->
        [2] dvojnásobek za Bubeníka = { $total }
       *[other] krát { $factor } za Bubeníka = { $total }
    }
condottiere-explain-spring =
    { $count ->
        [one] Jaro: nejvyšší žoldnéř ({ $card }) má o { $each } víc = { $total }
       *[other] Jaro: nejvyšší žoldnéři ({ $count } × { $card }) mají každý o { $each } víc = { $total }
    }
condottiere-explain-courtesan =
    { $count ->
        [one] Kurtizána +{ $plus }
        [few] { $count } Kurtizány +{ $plus }
        [many] { $count } Kurtizány +{ $plus }
       *[other] { $count } Kurtizán +{ $plus }
    }
condottiere-explain-heroine =
    { $count ->
        [one] Hrdinka +{ $plus }
        [few] { $count } Hrdinky +{ $plus }
        [many] { $count } Hrdinky +{ $plus }
       *[other] { $count } Hrdinek +{ $plus }
    }
condottiere-explain-down = jedna karta leží lícem dolů a zatím se nepočítá (C8.5)
condottiere-explain-nobody = Žádná řada zatím nemá sílu: takhle nikdo nic nedobude (C4.2).
condottiere-explain-leads =
    { $who ->
        [you] Skončí-li bitva teď, vyhrajete se silou { $strength } proti { $second } (C4.1).
       *[seat] Skončí-li bitva teď, vyhraje { $name } se silou { $strength } proti { $second } (C4.1).
    }
condottiere-explain-tied = Skončí-li bitva teď, bude nerozhodná se silou { $strength } ({ $names }) a nikdo nic nedobude (C4.2).
condottiere-explain-courtesans =
    { $who ->
        [you] Máte nejvíc Kurtizán, a tím i nárok na figurku kondotiéra (C4.3).
       *[seat] { $name } má nejvíc Kurtizán, a tím i nárok na figurku kondotiéra (C4.3).
    }
condottiere-explain-goal =
    K vítězství: { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
        [many] { $regions } regionu
       *[other] { $regions } regionů
    }, nebo { $adjacent ->
        [one] { $adjacent } sousedící
        [few] { $adjacent } sousedící
       *[other] { $adjacent } sousedících
    } (C6.1).
condottiere-explain-regions =
    { $who ->
        [you] { $count ->
            [0] Neovládáte žádný region.
            [one] Ovládáte jeden region; největší souvislá skupina: { $group }.
            [few] Ovládáte { $count } regiony; největší souvislá skupina: { $group }.
            [many] Ovládáte { $count } regionu; největší souvislá skupina: { $group }.
           *[other] Ovládáte { $count } regionů; největší souvislá skupina: { $group }.
        }
       *[seat] { $count ->
            [0] { $name } neovládá žádný region.
            [one] { $name } ovládá jeden region; největší souvislá skupina: { $group }.
            [few] { $name } ovládá { $count } regiony; největší souvislá skupina: { $group }.
            [many] { $name } ovládá { $count } regionu; největší souvislá skupina: { $group }.
           *[other] { $name } ovládá { $count } regionů; největší souvislá skupina: { $group }.
        }
    }

# Volby stolu: jak se jmenují, co dělají, a hodnoty, které nejsou jen číslo.

condottiere-option-opener = Kdo začíná
condottiere-option-opener-about = Kdo má jako první figurku kondotiéra a postaví ji: rozhodne los, nebo hráče určíte.
condottiere-option-opener-usual = los
condottiere-option-opener-value = hráč { $number }
condottiere-option-pope-on-battle = Přízeň na bojišti
condottiere-option-pope-on-battle-about = Biskup smí položit žeton papežovy přízně i na region, o který se právě bojuje.
condottiere-option-draw-after-battle = Dobírání po bitvě
condottiere-option-draw-after-battle-about = Bez kol: po každé bitvě si každý dobere nejvýš tři karty.
condottiere-option-opening-seven = Sedm karet na začátek
condottiere-option-opening-seven-about = Na začátku má každý v ruce sedm karet místo deseti. Jen s volbou „Dobírání po bitvě“.
condottiere-option-points = Hra na body
condottiere-option-points-about = Několik partií: bod za každý region, pět navíc za království, dokud někdo nedosáhne cíle.
condottiere-option-points-usual = jediná partie
condottiere-option-points-value = do { $number }
condottiere-option-bigger-kingdoms = Větší království
condottiere-option-bigger-kingdoms-about = K vítězství je třeba o jeden sousedící region víc.
condottiere-option-capture-regions = Dobývání cizích regionů
condottiere-option-capture-regions-about = Na regiony ostatních lze útočit a brát jim je. Ne při hře na body.
condottiere-option-hidden-cards = Skryté karty
condottiere-option-hidden-cards-about = Žoldnéři, Bubeníci, Hrdinky a Kurtizány se hrají lícem dolů a odkrývají se později.

# Jména.

condottiere-card-1 = 1
condottiere-card-2 = 2
condottiere-card-3 = 3
condottiere-card-4 = 4
condottiere-card-5 = 5
condottiere-card-6 = 6
condottiere-card-10 = 10
condottiere-card-winter = Zima
condottiere-card-spring = Jaro
condottiere-card-bishop = Biskup
condottiere-card-courtesan = Kurtizána
condottiere-card-drummer = Bubeník
condottiere-card-heroine = Hrdinka
condottiere-card-scarecrow = Strašák
condottiere-card-surrender = Kapitulace

condottiere-region-torino = Torino
condottiere-region-milano = Milano
condottiere-region-venezia = Venezia
condottiere-region-genova = Genova
condottiere-region-mantova = Mantova
condottiere-region-ferrara = Ferrara
condottiere-region-parma = Parma
condottiere-region-modena = Modena
condottiere-region-bologna = Bologna
condottiere-region-lucca = Lucca
condottiere-region-firenze = Firenze
condottiere-region-siena = Siena
condottiere-region-urbino = Urbino
condottiere-region-spoleto = Spoleto
condottiere-region-ancona = Ancona
condottiere-region-roma = Roma
condottiere-region-napoli = Napoli
