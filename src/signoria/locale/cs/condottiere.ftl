# Condottiere: proč tah nejde. $move je tah, jak byl napsán, $thing to, čeho se týká.
# Jména karet, regionů i hráčů se skloňují: $thing-gen, $card-acc, $region-acc, $seat-dat.

condottiere-refusal-not-your-turn = Teď nejste na tahu.
condottiere-refusal-asked-to-place = Teď máte postavit figurku kondotiéra do některého regionu.
condottiere-refusal-asked-to-play = Teď máte zahrát kartu, nebo pasovat.
condottiere-refusal-asked-for-favour = Teď máte položit žeton papežovy přízně, nebo ho nechat mimo mapu.
condottiere-refusal-asked-to-take-back = Teď máte říct, kterého žoldnéře vám Strašák vrátí do ruky, pokud vůbec nějakého.
condottiere-refusal-asked-to-turn-up = Teď máte říct, jestli odkryjete svou skrytou kartu.
condottiere-refusal-asked-to-discard = Teď máte říct, jestli si ruku necháte, nebo ji celou odhodíte.
condottiere-refusal-asked-to-keep = Teď máte říct, které karty si necháte do dalšího kola.
condottiere-refusal-asked-to-draw = Teď máte říct, kolik karet si doberete.
condottiere-refusal-not-in-hand = V ruce nemáte { $thing-acc }.
condottiere-refusal-not-kept = Další taková karta ({ $thing }) už ve vaší ruce není: není si co nechat.
condottiere-refusal-site-closed = Figurka kondotiéra nemůže do { $thing-gen }: tento region není ve hře.
condottiere-refusal-site-controlled = { $thing-acc } už někdo ovládá; figurka kondotiéra patří do volného regionu.
condottiere-refusal-site-own = { $thing-acc } ovládáte vy; vyberte některý cizí region, nebo volný.
condottiere-refusal-site-favoured = { $thing-acc } chrání papežova přízeň: bojovat se o tento region nedá.
condottiere-refusal-favour-closed = Žeton papežovy přízně nemůže na { $thing-acc }: tento region není ve hře.
condottiere-refusal-favour-controlled = Žeton papežovy přízně patří jen na region, který nikdo neovládá; { $thing-acc } už někdo má.
condottiere-refusal-favour-battle = O { $thing-acc } se právě bojuje: žeton papežovy přízně tam položit nejde.
condottiere-refusal-not-in-line = Ve vaší bojové řadě není žádný žoldnéř o síle { $thing }.
condottiere-refusal-just-turned-up = Váš žoldnéř o síle { $thing } se odkryl až teď: Strašák na něj nedosáhne.
condottiere-refusal-has-mercenary = Máte v ruce žoldnéře: odhodit se dá jen ruka bez žoldnéřů.
condottiere-refusal-over-limit = Dobrat si smíte nejvýš tři karty a nikdy nesmíte držet víc než deset a k tomu jednu za každý svůj region.
condottiere-refusal-not-in-hand-to-show = Ukázat můžete jen karty, které držíte v ruce.
condottiere-refusal-unknown-card = Karta „{ $move }“ v této hře není.

# Na co se hra ptá.

condottiere-prompt-place-figure = Postavte figurku kondotiéra: o který region bude příští bitva?
condottiere-prompt-play-card =
    { $region-id ->
        [none] Zahrajte kartu do své bojové řady, nebo pasujte.
       *[other] Bitva o { $region-acc }: zahrajte kartu do své bojové řady, nebo pasujte.
    }
condottiere-prompt-take-back-mercenary = Váš Strašák: kterého žoldnéře ze své bojové řady si vezmete zpět do ruky?
condottiere-prompt-place-favour = Váš Biskup: kam položíte žeton papežovy přízně?
condottiere-prompt-turn-up-card = Pasujete: odkryjete svou skrytou kartu?
condottiere-prompt-discard-hand = Necháte si ruku, nebo ji celou odhodíte?
condottiere-prompt-draw-cards =
    { $cards-number ->
        [0] V ruce nemáte žádnou kartu
       *[other] V ruce máte { $cards-acc }
    }, smíte mít nejvýš { $limit }: kolik si jich doberete?
condottiere-prompt-keep-card = Kolo končí a karty máte už jen vy: které si necháte? Smíte nejvýš { $most }, zatím { $kept-number ->
        [0] žádnou
       *[other] { $kept-acc }
    }.

# Co se stalo. $seat-who je „you“, pokud to udělal čtenář, jinak říká $seat, kdo to byl. Karta nebo region „none“: není známo, nebo není.

condottiere-event-game-opened = Začíná { $number }. partie.
condottiere-event-figure-given =
    { $seat-who ->
        [you] Máte figurku kondotiéra.
       *[other] { $seat } má figurku kondotiéra.
    }
condottiere-event-card-dealt =
    { $seat-who ->
        [you] Dostáváte: { $card }.
       *[other] { $seat } dostává { $card-number ->
            [one] kartu
            [few] { $card-number } karty
           *[other] { $card-number } karet
        }.
    }
condottiere-event-figure-placed =
    { $seat-who ->
        [you] Stavíte figurku kondotiéra do { $region-gen }.
       *[other] { $seat } staví figurku kondotiéra do { $region-gen }.
    }
condottiere-event-battle-begun = Začíná bitva o { $region-acc }.
condottiere-event-sat-out =
    { $seat-who ->
        [you] Nemáte žádné karty, a tak dál nebojujete.
       *[other] { $seat } nemá žádné karty, a tak dál nebojuje.
    }
condottiere-event-passed =
    { $seat-who ->
        [you] Pasujete.
       *[other] { $seat } pasuje.
    }
condottiere-event-defender-waited =
    { $seat-who ->
        [you] Bráníte se a bez karty vyčkáváte.
       *[other] { $seat } se brání a bez karty vyčkává.
    }
condottiere-event-card-played =
    { $seat-who ->
        [you] Hrajete { $card-acc }.
       *[other] { $seat } hraje { $card-acc }.
    }
condottiere-event-played-face-down =
    { $seat-who ->
        [you] Hrajete { $card-acc } lícem dolů.
       *[other] { $seat } hraje kartu lícem dolů.
    }
condottiere-event-turned-up =
    { $seat-who ->
        [you] Odkrýváte { $card-acc }.
       *[other] { $seat } odkrývá { $card-acc }.
    }
condottiere-event-swept = { $card-pl } se odhazují ze všech bojových řad.
condottiere-event-taken-back =
    { $seat-who ->
        [you] { $card-id ->
            [none] Nikoho si do ruky nevracíte.
           *[other] Vracíte si do ruky { $card-acc }.
        }
       *[other] { $card-id ->
            [none] { $seat } si nikoho do ruky nevrací.
           *[other] { $seat } si vrací do ruky { $card-acc }.
        }
    }
condottiere-event-favour-placed =
    { $seat-who ->
        [you] { $region-id ->
            [none] Necháváte žeton papežovy přízně mimo mapu.
           *[other] Pokládáte žeton papežovy přízně na { $region-acc }.
        }
       *[other] { $region-id ->
            [none] { $seat } nechává žeton papežovy přízně mimo mapu.
           *[other] { $seat } pokládá žeton papežovy přízně na { $region-acc }.
        }
    }
condottiere-event-conquered =
    { $seat-who ->
        [you] Dobýváte { $region-acc }, { $strength } proti { $second }.
       *[other] { $seat } dobývá { $region-acc }, { $strength } proti { $second }.
    }
condottiere-event-tied =
    { $region-id ->
        [none] Bitva končí nerozhodně, síla { $strength }.
       *[other] Bitva o { $region-acc } končí nerozhodně, síla { $strength }: region nezískává nikdo.
    }
condottiere-event-hand-discarded =
    { $seat-who ->
        [you] Odhazujete celou ruku lícem dolů.
       *[other] { $seat } odhazuje lícem dolů celou ruku, { $cards-acc }.
    }
condottiere-event-drawn =
    { $seat-who ->
        [you] { $cards-number ->
            [0] Nedobíráte si žádnou kartu.
           *[other] Dobíráte si { $cards-acc }.
        }
       *[other] { $cards-number ->
            [0] { $seat } si nedobírá žádnou kartu.
           *[other] { $seat } si dobírá { $cards-acc }.
        }
    }
condottiere-event-cards-kept =
    { $seat-who ->
        [you] { $cards-number ->
            [0] Nenecháváte si žádnou kartu.
           *[other] Necháváte si { $cards-acc }.
        }
       *[other] { $cards-number ->
            [0] { $seat } si nenechává žádnou kartu.
           *[other] { $seat } si nechává { $cards-acc }.
        }
    }
condottiere-event-round-ended = Kolo končí: všechny ostatní karty se zamíchají a rozdají se nové ruce.
condottiere-event-deck-refilled = Z odhozených karet vzniká nový balíček: { $cards }.
condottiere-event-final-begun = Nerozhodně: začíná závěrečná bitva.
condottiere-event-scored =
    { $seat-who ->
        [you] { $points-number ->
            [0] Nezískáváte žádný bod
           *[other] Získáváte { $points-acc }
        }, celkem máte { $total }.
       *[other] { $points-number ->
            [0] { $seat } nezískává žádný bod
           *[other] { $seat } získává { $points-acc }
        }, celkem má { $total }.
    }
condottiere-event-ended = Konec hry: { $reason }.
condottiere-event-cards-shown =
    { $seat-who ->
        [you] Ukazujete karty { $to-dat }.
       *[other] { $to-who ->
            [you] { $seat } vám ukazuje karty.
           *[other] { $seat } ukazuje karty { $to-dat }.
        }
    }
condottiere-event-card-shown = { $seat } vám ukazuje: { $card }.

# Čím vítězové vyhráli.

condottiere-because-adjacent =
    { $regions-number ->
        [one] { $regions-number } sousedící region
        [few] { $regions-number } sousedící regiony
       *[other] { $regions-number } sousedících regionů
    } (C6.1)
condottiere-because-regions = { $regions } (C6.1)
condottiere-because-most-regions = { $own } proti { $next } v počtu regionů, a už není o který bojovat (C6.2)
condottiere-because-last-battle = { $own } proti { $next } v počtu regionů po poslední bitvě (C6.4)
condottiere-because-final-battle = { $own } proti { $next } v závěrečné bitvě (C6.3)
condottiere-because-points = { $own } proti { $next } v bodech (C8.2)
condottiere-because-undecided = ještě není rozhodnuto

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
condottiere-table-site = { $battle }. bitva: { $site }.
condottiere-table-fought = { $battle }. bitva: { $site }, dobojováno.
condottiere-table-next = Následuje { $battle }. bitva: { $site }.
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
condottiere-table-hand-of = V ruce ({ $seat }): { $cards }
condottiere-table-down = lícem dolů: { $card }
condottiere-table-seat = Hráč
condottiere-table-cards = Karty
condottiere-table-regions = Regiony
condottiere-table-points = Body
condottiere-table-strength = Síla
condottiere-table-holder = s figurkou
condottiere-table-defender = brání se
condottiere-table-passed = pas
condottiere-table-to-act = na tahu
condottiere-table-legend-figure = bitva
condottiere-table-legend-pope = papež
condottiere-table-legend-owner = hráč

# Totéž jako prosté věty, pro čtečku obrazovky.

condottiere-plain-seat = { $seat }: síla { $strength }, v ruce { $cards ->
        [0] žádná karta
        [one] jedna karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
condottiere-plain-line = Bojová řada: { $line }.
condottiere-move-play = zahrát { $card-acc }
condottiere-move-at = { $region }
condottiere-move-favour = { $region }
condottiere-move-favour-nowhere = mimo mapu
condottiere-move-take = vzít zpět { $card-acc }
condottiere-move-take-nothing = nikoho si nebrat zpět
condottiere-move-keep = nechat si { $card-acc }
condottiere-move-keep-nothing = už si nic nenechat
condottiere-move-draw = { $cards-number ->
        [0] nedobírat
       *[other] dobrat si { $cards-acc }
    }
condottiere-move-deal = rozdat { $card-acc }
condottiere-move-lot = los padne na { $seat-acc }
condottiere-plain-regions = Regiony: { $regions }.
condottiere-plain-points = Body: { $points }.
condottiere-plain-notes = Dále: { $notes }.

# Stránky vedle stolu: kde jsou karty a co se ví o rukou.

condottiere-page-cards = karty
condottiere-page-hands = ruce
condottiere-page-hand =
    { $seat-who ->
        [you] V ruce máte { $cards-acc }.
       *[other] { $seat } má v ruce { $cards-acc }.
    }
condottiere-page-all-know = Všichni vědí o kartách: { $cards }.
condottiere-page-you-know = Vy, ale ne všichni, víte o kartách: { $cards }.
condottiere-page-knows-of-you = Tento hráč ví o vašich kartách: { $cards }.
condottiere-page-nothing-known = O této ruce se nic neví.
condottiere-count-about = Karet, které nevidíte, je { $cards-number }: v balíčku ({ $deck-number }), v cizích rukou nebo odhozené lícem dolů.
condottiere-count-card = Karta
condottiere-count-unseen = neviděné
condottiere-count-own = vaše
condottiere-count-lines = v řadách
condottiere-count-known = známé v rukou
condottiere-count-discarded = odhozené
condottiere-count-buried = Odhozeno lícem dolů: { $cards }.

# Tahy.

condottiere-move-pass = pasovat
condottiere-move-turn-up = odkrýt
condottiere-move-stay-down = nechat lícem dolů
condottiere-move-keep-hand = nechat si ruku
condottiere-move-discard-hand = odhodit ruku
condottiere-sum-mercenaries = { $cards }
condottiere-sum-winter =
    { $number ->
        [one] žoldnéř v Zimě
        [few] { $number } žoldnéři v Zimě, každý za { $each }
       *[other] { $number } žoldnéřů v Zimě, každý za { $each }
    }
condottiere-sum-drummer =
    { $factor ->
        [2] zdvojnásobení Bubeníkem
       *[other] vynásobení Bubeníkem, krát { $factor }
    }
condottiere-sum-spring =
    { $number ->
        [one] Jaro, nejsilnější: { $card }
       *[other] Jaro, nejsilnější: { $number } × { $card }
    }
condottiere-sum-courtesan =
    { $number ->
        [one] Kurtizána
        [few] { $number } Kurtizány
       *[other] { $number } Kurtizán
    }
condottiere-sum-heroine =
    { $number ->
        [one] Hrdinka
        [few] { $number } Hrdinky
       *[other] { $number } Hrdinek
    }

# O co v otázce jde, nejvýš 78 znaků.

condottiere-hint-place-figure = Volný region bez papežovy přízně; bojovat o něj budou všichni.
condottiere-hint-play-card = Jedna karta do vaší řady. Kdo pasuje, už nehraje, ale jeho řada platí dál.
condottiere-hint-take-back-mercenary = Žoldnéře můžete zahrát znovu; Strašák se odhodí.
condottiere-hint-place-favour = Kde leží papežova přízeň, tam se nebojuje; smí zůstat i mimo mapu.
condottiere-hint-turn-up-card = Odkrytá se počítá hned a všichni ji vidí; jinak až na konci bitvy.
condottiere-hint-discard-hand = Ruku bez žoldnéřů smíte celou odhodit; karty přitom nikdo neuvidí.
condottiere-hint-draw-cards = Nejvýš tři; v ruce smíte mít deset a jednu navíc za každý svůj region.
condottiere-hint-keep-card = Co si necháte, počítá se do příští ruky; zbytek se zamíchá.

# Z čeho se skládá síla: každý text říká v prvním pádě, zač je sčítanec: 13 (3 a 10) + 13 (zdvojnásobení …) = 26.

condottiere-explain-empty = nic se nepočítá
condottiere-explain-down = jedna karta leží lícem dolů a zatím se nepočítá (C8.5)
condottiere-explain-nobody = Žádná bojová řada zatím nemá sílu: takhle nikdo nic nedobude (C4.2).
condottiere-explain-leads =
    { $seat-who ->
        [you] Skončí-li bitva teď, vyhrajete se silou { $strength } proti { $second } (C4.1).
       *[other] Skončí-li bitva teď, vyhraje { $seat } se silou { $strength } proti { $second } (C4.1).
    }
condottiere-explain-tied = Skončí-li bitva teď, pak nerozhodně se silou { $strength } ({ $seats }): region nezíská nikdo (C4.2).
condottiere-explain-courtesans =
    { $seat-who ->
        [you] Máte nejvíc Kurtizán: figurku kondotiéra získáte vy (C4.3).
       *[other] { $seat } má nejvíc Kurtizán a získá figurku kondotiéra (C4.3).
    }
condottiere-explain-goal =
    K vítězství: { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
       *[other] { $regions } regionů
    }, nebo { $adjacent ->
        [one] { $adjacent } sousedící
        [few] { $adjacent } sousedící
       *[other] { $adjacent } sousedících
    } (C6.1).
condottiere-explain-regions =
    { $seat-who ->
        [you] { $regions-number ->
            [0] Neovládáte žádný region.
            [one] Ovládáte { $regions-acc }.
           *[other] Ovládáte { $regions-acc }, z toho sousedících: { $kingdom }.
        }
       *[other] { $regions-number ->
            [0] { $seat } neovládá žádný region.
            [one] { $seat } ovládá { $regions-acc }.
           *[other] { $seat } ovládá { $regions-acc }, z toho sousedících: { $kingdom }.
        }
    }

# Co by volba přinesla.

condottiere-outlook-regions =
    { $seat-who ->
        [you] Pak budete ovládat { $regions-number ->
            [one] { $regions-acc }
           *[other] { $regions-acc }, z toho sousedících: { $kingdom }
        }.
       *[other] Pak bude { $seat } ovládat { $regions-number ->
            [one] { $regions-acc }
           *[other] { $regions-acc }, z toho sousedících: { $kingdom }
        }.
    }
condottiere-outlook-wins =
    { $seat-who ->
        [you] S tímto regionem vyhráváte partii (C6.1).
       *[other] S tímto regionem vyhrává partii { $seat } (C6.1).
    }
condottiere-outlook-ends = Tím bitva skončí (C2.7).
condottiere-outlook-waits = Bráníte se a ještě jste nezahráli žádnou kartu: zůstáváte v bitvě (C8.4).
condottiere-outlook-face-down = Karty ležící lícem dolů to mohou změnit (C8.5).
condottiere-outlook-face-down-own = Karta bude ležet lícem dolů a zatím se nepočítá (C8.5).
condottiere-outlook-take-back = Vezmete-li si zpět { $card-acc }, síla vaší bojové řady bude { $strength }.
condottiere-outlook-defends =
    { $seat-who ->
        [you] Bránit ho budete vy (C8.4).
       *[other] Bránit ho bude { $seat } (C8.4).
    }
condottiere-outlook-bars =
    { $seat-who ->
        [you] Dobytím tohoto regionu nebudete moci vyhrát (C3.6).
       *[other] { $seat } nebude moci vyhrát dobytím tohoto regionu (C3.6).
    }
condottiere-outlook-sit-out = Zůstanete bez karet a do dalšího rozdání nebudete bojovat (C2.5).
condottiere-outlook-hand = V ruce budete mít { $cards-acc }, nejvýš smíte { $limit } (C8.1).
condottiere-outlook-refill = Pak dostanete { $cards-acc } (C5.2).

# Volby stolu: jak se jmenují, co dělají, a hodnoty, které nejsou jen číslo.

condottiere-option-opener = Kdo začíná
condottiere-option-opener-about = Kdo má jako první figurku kondotiéra a postaví ji: rozhodne los, nebo hráče určíte.
condottiere-option-opener-usual = los
condottiere-option-opener-value = hráč { $number }
condottiere-option-pope-off-battle = Bez přízně na bojišti
condottiere-option-pope-off-battle-about = Biskup nesmí položit žeton papežovy přízně na region, o který se právě bojuje.
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

# Jména. Pády jsou v atributech; který chybí, je stejný jako první.

condottiere-card-1 = 1
    .gen = žoldnéře 1
    .dat = žoldnéři 1
    .acc = žoldnéře 1
    .ins = žoldnéřem 1
    .loc = žoldnéři 1
    .pl = žoldnéři o síle 1
condottiere-card-2 = 2
    .gen = žoldnéře 2
    .dat = žoldnéři 2
    .acc = žoldnéře 2
    .ins = žoldnéřem 2
    .loc = žoldnéři 2
    .pl = žoldnéři o síle 2
condottiere-card-3 = 3
    .gen = žoldnéře 3
    .dat = žoldnéři 3
    .acc = žoldnéře 3
    .ins = žoldnéřem 3
    .loc = žoldnéři 3
    .pl = žoldnéři o síle 3
condottiere-card-4 = 4
    .gen = žoldnéře 4
    .dat = žoldnéři 4
    .acc = žoldnéře 4
    .ins = žoldnéřem 4
    .loc = žoldnéři 4
    .pl = žoldnéři o síle 4
condottiere-card-5 = 5
    .gen = žoldnéře 5
    .dat = žoldnéři 5
    .acc = žoldnéře 5
    .ins = žoldnéřem 5
    .loc = žoldnéři 5
    .pl = žoldnéři o síle 5
condottiere-card-6 = 6
    .gen = žoldnéře 6
    .dat = žoldnéři 6
    .acc = žoldnéře 6
    .ins = žoldnéřem 6
    .loc = žoldnéři 6
    .pl = žoldnéři o síle 6
condottiere-card-10 = 10
    .gen = žoldnéře 10
    .dat = žoldnéři 10
    .acc = žoldnéře 10
    .ins = žoldnéřem 10
    .loc = žoldnéři 10
    .pl = žoldnéři o síle 10
condottiere-card-winter = Zima
    .gen = Zimy
    .dat = Zimě
    .acc = Zimu
    .ins = Zimou
    .loc = Zimě
    .pl = Zimy
    .gender = f
condottiere-card-spring = Jaro
    .gen = Jara
    .dat = Jaru
    .ins = Jarem
    .loc = Jaru
    .pl = Jara
    .gender = n
condottiere-card-bishop = Biskup
    .gen = Biskupa
    .dat = Biskupovi
    .acc = Biskupa
    .ins = Biskupem
    .loc = Biskupovi
    .pl = Biskupové
condottiere-card-courtesan = Kurtizána
    .gen = Kurtizány
    .dat = Kurtizáně
    .acc = Kurtizánu
    .ins = Kurtizánou
    .loc = Kurtizáně
    .pl = Kurtizány
    .gender = f
condottiere-card-drummer = Bubeník
    .gen = Bubeníka
    .dat = Bubeníkovi
    .acc = Bubeníka
    .ins = Bubeníkem
    .loc = Bubeníkovi
    .pl = Bubeníci
condottiere-card-heroine = Hrdinka
    .gen = Hrdinky
    .dat = Hrdince
    .acc = Hrdinku
    .ins = Hrdinkou
    .loc = Hrdince
    .pl = Hrdinky
    .gender = f
condottiere-card-scarecrow = Strašák
    .gen = Strašáka
    .dat = Strašákovi
    .acc = Strašáka
    .ins = Strašákem
    .loc = Strašákovi
    .pl = Strašáci
condottiere-card-surrender = Kapitulace
    .dat = Kapitulaci
    .acc = Kapitulaci
    .ins = Kapitulací
    .loc = Kapitulaci
    .pl = Kapitulace
    .gender = f

condottiere-region-torino = Turín
    .gen = Turína
    .dat = Turínu
    .ins = Turínem
    .loc = Turíně
condottiere-region-milano = Milán
    .gen = Milána
    .dat = Milánu
    .ins = Milánem
    .loc = Miláně
condottiere-region-venezia = Benátky
    .gen = Benátek
    .dat = Benátkám
    .ins = Benátkami
    .loc = Benátkách
    .gender = pl
condottiere-region-genova = Janov
    .gen = Janova
    .dat = Janovu
    .ins = Janovem
    .loc = Janově
condottiere-region-mantova = Mantova
    .gen = Mantovy
    .dat = Mantově
    .acc = Mantovu
    .ins = Mantovou
    .loc = Mantově
    .gender = f
condottiere-region-ferrara = Ferrara
    .gen = Ferrary
    .dat = Ferraře
    .acc = Ferraru
    .ins = Ferrarou
    .loc = Ferraře
    .gender = f
condottiere-region-parma = Parma
    .gen = Parmy
    .dat = Parmě
    .acc = Parmu
    .ins = Parmou
    .loc = Parmě
    .gender = f
condottiere-region-modena = Modena
    .gen = Modeny
    .dat = Modeně
    .acc = Modenu
    .ins = Modenou
    .loc = Modeně
    .gender = f
condottiere-region-bologna = Bologna
    .gen = Bologni
    .dat = Bologni
    .acc = Bolognu
    .ins = Bolognou
    .loc = Bologni
    .gender = f
condottiere-region-lucca = Lucca
    .gen = Luccy
    .dat = Lucce
    .acc = Luccu
    .ins = Luccou
    .loc = Lucce
    .gender = f
condottiere-region-firenze = Florencie
    .dat = Florencii
    .acc = Florencii
    .ins = Florencií
    .loc = Florencii
    .gender = f
condottiere-region-siena = Siena
    .gen = Sieny
    .dat = Sieně
    .acc = Sienu
    .ins = Sienou
    .loc = Sieně
    .gender = f
condottiere-region-urbino = Urbino
    .gen = Urbina
    .dat = Urbinu
    .ins = Urbinem
    .loc = Urbinu
    .gender = n
condottiere-region-spoleto = Spoleto
    .gen = Spoleta
    .dat = Spoletu
    .ins = Spoletem
    .loc = Spoletu
    .gender = n
condottiere-region-ancona = Ancona
    .gen = Ancony
    .dat = Anconě
    .acc = Anconu
    .ins = Anconou
    .loc = Anconě
    .gender = f
condottiere-region-roma = Řím
    .gen = Říma
    .dat = Římu
    .ins = Římem
    .loc = Římě
condottiere-region-napoli = Neapol
    .gen = Neapole
    .dat = Neapoli
    .ins = Neapolí
    .loc = Neapoli
    .gender = f

# Počty s jednotkou.

condottiere-unit-card = { $number } { $number ->
        [one] karta
        [few] karty
       *[other] karet
    }
    .gen = { $number } { $number ->
        [one] karty
       *[other] karet
    }
    .dat = { $number } { $number ->
        [one] kartě
       *[other] kartám
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
    .loc = { $number } { $number ->
        [one] kartě
       *[other] kartách
    }
condottiere-unit-region = { $number } { $number ->
        [one] region
        [few] regiony
       *[other] regionů
    }
    .gen = { $number } { $number ->
        [one] regionu
       *[other] regionů
    }
    .dat = { $number } { $number ->
        [one] regionu
       *[other] regionům
    }
    .ins = { $number } { $number ->
        [one] regionem
       *[other] regiony
    }
    .loc = { $number } { $number ->
        [one] regionu
       *[other] regionech
    }
condottiere-unit-point = { $number } { $number ->
        [one] bod
        [few] body
       *[other] bodů
    }
    .gen = { $number } { $number ->
        [one] bodu
       *[other] bodů
    }
    .dat = { $number } { $number ->
        [one] bodu
       *[other] bodům
    }
    .ins = { $number } { $number ->
        [one] bodem
       *[other] body
    }
    .loc = { $number } { $number ->
        [one] bodu
       *[other] bodech
    }
condottiere-unit-battle = { $number } { $number ->
        [one] bitva
        [few] bitvy
       *[other] bitev
    }
    .gen = { $number } { $number ->
        [one] bitvy
       *[other] bitev
    }
    .dat = { $number } { $number ->
        [one] bitvě
       *[other] bitvám
    }
    .acc = { $number } { $number ->
        [one] bitvu
        [few] bitvy
       *[other] bitev
    }
    .ins = { $number } { $number ->
        [one] bitvou
       *[other] bitvami
    }
    .loc = { $number } { $number ->
        [one] bitvě
       *[other] bitvách
    }
condottiere-unit-mercenary = { $number } { $number ->
        [one] žoldnéř
        [few] žoldnéři
       *[other] žoldnéřů
    }
    .gen = { $number } { $number ->
        [one] žoldnéře
       *[other] žoldnéřů
    }
    .dat = { $number } { $number ->
        [one] žoldnéři
       *[other] žoldnéřům
    }
    .acc = { $number } { $number ->
        [one] žoldnéře
        [few] žoldnéře
       *[other] žoldnéřů
    }
    .ins = { $number } { $number ->
        [one] žoldnéřem
       *[other] žoldnéři
    }
    .loc = { $number } { $number ->
        [one] žoldnéři
       *[other] žoldnéřích
    }
condottiere-unit-strength = síla { $number }
    .gen = síly { $number }
    .dat = síle { $number }
    .acc = sílu { $number }
    .ins = silou { $number }
    .loc = síle { $number }

# Zpráva: stůl slovy.

condottiere-report-battle = Bitva
condottiere-report-cards = Kde leží karty
condottiere-report-hand = V ruce: { $cards }.
condottiere-report-strength = Síla: { $strength }.
condottiere-report-some-card = jedna karta
condottiere-report-unseen = Karty, které nevidíte: { $cards }.
condottiere-report-discard = Odhozeno: { $cards }.
