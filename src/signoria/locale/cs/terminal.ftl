# Co říká terminál, ať se hraje cokoli.

event-undone =
    { $who ->
        [you] Berete zpět { $number ->
            [one] svůj poslední tah
            [few] své poslední { $number } tahy
            [many] { $number } tahu
           *[other] svých posledních { $number } tahů
        }.
       *[seat] { $name } bere zpět { $number ->
            [one] tah
            [few] { $number } tahy
            [many] { $number } tahu
           *[other] { $number } tahů
        }.
    }
event-takeback =
    { $who ->
        [you] Všichni souhlasí: berete zpět { $number ->
            [one] svůj poslední tah
            [few] své poslední { $number } tahy
            [many] { $number } tahu
           *[other] svých posledních { $number } tahů
        } a vše, co následovalo.
       *[seat] Všichni souhlasí: { $name } bere zpět { $number ->
            [one] tah
            [few] { $number } tahy
            [many] { $number } tahu
           *[other] { $number } tahů
        } a vše, co následovalo.
    }

terminal-you = vy
terminal-seat = hráč { $seat }
terminal-and = { $first } a { $last }
terminal-nothing = nic
terminal-welcome = { $game }, { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }. { $people ->
        [all] Střídáte se u jedné klávesnice.
       *[one] Jste hráč 0, za ostatní hrají boti ({ $bot }).
    } Nápovědu zobrazíte otazníkem (?).
terminal-hand-over = Na tahu je { $name }. Až se nikdo jiný nebude dívat, stiskněte Enter.
terminal-choose = Napište číslo nebo tah; ? zobrazí nápovědu.
terminal-choose-only = Stiskněte Enter; ? zobrazí nápovědu.
terminal-bad-number = Volba { $number } tu není: vybírejte od 1 do { $last }.
terminal-allowed = To smíte: { $move }.
terminal-no-rule = Pravidlo { $id } neexistuje. Zkuste třeba { $example }.
terminal-why-what = Který tah myslíte? Napište ho také: why { $example }
terminal-which-rule = Které pravidlo? Například: rules { $example }
terminal-saved = Uloženo do souboru { $file }
terminal-resume = Pokračovat můžete příkazem: { $command }
terminal-not-saved = Hru se nepodařilo uložit: { $problem }
terminal-left = Odcházíte od stolu.
terminal-recorded = Záznam je v souboru { $file }
terminal-verify = Poctivost náhody si ověříte příkazem: { $command }
terminal-won =
    { $who ->
        [you] Vyhráváte: { $reason }.
       *[seat] { $name } vyhrává: { $reason }.
    }
terminal-shared = { $names } – společné vítězství: { $reason }.
terminal-standing = { $place }. { $names }: { $points }
terminal-help =
    Napište číslo volby nebo přímo tah, například: { $example }
      ?            tato nápověda
      why TAH      proč tah není dovolen
      undo         vzít zpět svůj poslední tah, pokud mezitím nic nevyšlo najevo
      log          co se zatím stalo
      rules ČÍSLO  pravidlo hry, například: rules { $rule }
      save SOUBOR  uložit hru a pokračovat jindy
      quit         uložit hru a odejít
    Prázdný řádek znovu ukáže stůl, nebo vybere jedinou možnost.
terminal-help-more =
    Stačí napsat i jen začátek jména, nebo vybírat šipkami.
      explain      z čeho se skládá síla řad a co by se stalo teď (zkráceně e)
      hint         na co se hra ptá a která pravidla o tom mluví
      lang KÓD     pokračovat v jiném jazyce: { $langs }

# Jazyky. První je jméno tohoto jazyka v něm samém.

terminal-language = Čeština
terminal-bad-language = Jazyk „{ $lang }“ tu není; na výběr: { $langs }.
terminal-switched = Odteď česky.

# Rám stolu. Klávesy jsou v jednom řádku, nejvýš 78 znaků.

terminal-keys = ← → Enter nebo jméno: výběr   ? nápověda   e výklad sil   log   undo   quit
terminal-undo =
    { $number ->
        [one] Můžete vzít zpět jeden tah: undo
        [few] Můžete vzít zpět { $number } tahy: undo
        [many] Můžete vzít zpět { $number } tahu: undo
       *[other] Můžete vzít zpět { $number } tahů: undo
    }
terminal-undo-none-yet = Není co vzít zpět: ještě nemáte za sebou žádný tah.
terminal-undo-known = Není co vzít zpět: vaším posledním tahem vyšlo něco najevo.
terminal-undo-luck = Není co vzít zpět: mezitím o něčem rozhodla náhoda.
terminal-undo-others = Není co vzít zpět: mezitím hráli jiní.
terminal-more-log = … a ještě { $number }: napište log
terminal-page-keys = ↑ ↓ PgUp PgDn posun   Esc nebo Enter zpět
terminal-go-on = Pokračujte klávesou Enter.
terminal-curtain = Předejte klávesnici.
terminal-curtain-plain = Prostý text nic neskryje: co je nahoře, přečte si každý, kdo se vrátí zpět.
terminal-too-small = Okno je příliš malé: zvětšete ho prosím aspoň na { $width } × { $height }.
terminal-ambiguous = „{ $text }“ může znamenat: { $moves }.
terminal-nothing-chosen = Zatím není nic vybráno: použijte šipky, nebo napište jméno.
terminal-log-title = Co se stalo
terminal-help-title = Co můžete napsat
terminal-rules-title = Pravidla hry { $game }
terminal-explain-title = Z čeho se skládá síla řad
terminal-hint-title = Na co se hra ptá
terminal-hint-rules = Víc se dočtete takto: rules { $rule }

# Kdo sedí u stolu.

terminal-sitters = { $game }. U stolu: { $names }.
terminal-sitter-person = člověk
terminal-sitter-you = vy
terminal-sitter-bot = bot { $bot }

# Příprava stolu pomocí šipek.

terminal-setup-title = Co si zahrajete?
terminal-setup-exactly = Počet hráčů: { $number }.
terminal-setup-players = Pro { $low } až { $high ->
        [one] { $high } hráče
        [few] { $high } hráče
        [many] { $high } hráče
       *[other] { $high } hráčů
    }.
terminal-setup-saved = Pokračovat: { $file }
terminal-setup-saved-about = { $game }, { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }, uloženo { $when }.
terminal-setup-table = Stůl: { $game }
terminal-setup-start = Začít hru
terminal-setup-start-about = Níže můžete ještě cokoli změnit: kdo hraje a podle jakých pravidel.
terminal-setup-seats = Počet hráčů
terminal-setup-seats-about = Kolik hráčů sedí u stolu, včetně botů.
terminal-setup-seat = Hráč { $seat }
terminal-setup-seat-about = Kdo tu hraje. Lidé se střídají u této klávesnice; mezi jejich tahy se karty v rukou skryjí.
terminal-setup-language = Jazyk
terminal-setup-language-about = Jakým jazykem stůl mluví.
terminal-setup-yes = ano
terminal-setup-no = ne
terminal-setup-rule = Pravidlo { $rule }
terminal-setup-clash = To nejde dohromady s něčím jiným, co je tu zvoleno; viz pravidlo { $rule }.
terminal-setup-nobody = Aspoň za jednoho hráče musí hrát člověk.
terminal-setup-keys = ↑ ↓ pohyb   ← → změna   Enter začít   Esc zpět   Ctrl-C odejít
terminal-setup-game-keys = ↑ ↓ pohyb   Enter vybrat   Ctrl-C odejít
terminal-bot-greedy = chamtivý
terminal-bot-greedy-about = hraje rozumně, podle osvědčených zásad
terminal-bot-random = náhodný
terminal-bot-random-about = hraje cokoli, co smí
terminal-bot-apprentice = učedník
terminal-bot-apprentice-about = dívá se trochu dopředu a často se v odhadu mýlí
terminal-bot-captain = kapitán
terminal-bot-captain-about = řídí se pravidly starých vojáků a dívá se trochu dopředu; soupeř pro večer s přáteli
terminal-bot-prince = vladař
terminal-bot-prince-about = zná své řemeslo a rozhoduje se rychle
terminal-bot-machiavelli = Machiavelli
terminal-bot-machiavelli-about = zná své řemeslo, vidí daleko dopředu a hraje jen na vítězství
terminal-elo = { $bot }, Elo { $elo }
terminal-elo-range = Elo { $elo } ({ $low } až { $high })
terminal-elo-about = Elo je změřeno v partiích botů u takto velkých stolů: kdo má o 100 bodů víc, vyhraje 16 partií na každých 9 soupeřových. Rozmezí platí s jistotou 95 %.

# Záznamy.

terminal-verified =
    { $number ->
        [one] Pravda: jediný tah náhody vychází podle záznamu.
        [few] Pravda: všechny { $number } tahy náhody vycházejí podle záznamu.
        [many] Pravda: { $number } tahu náhody vychází podle záznamu.
       *[other] Pravda: všech { $number } tahů náhody vychází podle záznamu.
    }
terminal-not-verified = Není to pravda, nebo se to nedá ověřit: { $problem }
terminal-step = Tah { $move } / { $last }
terminal-step-seat =
    { $name ->
        [vy] jak to vidíte vy
       *[other] jak to vidí { $name }
    }
terminal-step-whole = se všemi kartami odkrytými
terminal-step-keys = ← → tah   Home End   Tab další hráč   q odejít
