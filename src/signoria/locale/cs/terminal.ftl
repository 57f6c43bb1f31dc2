# Co říká terminál, ať se hraje cokoli.

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
terminal-choose = Napište číslo, jméno nebo tah; ? zobrazí nápovědu.
terminal-choose-usual = Napište číslo, jméno nebo tah; samotný Enter: { $move }; ? zobrazí nápovědu.
terminal-bad-number = Číslo { $number } tu nemá žádná volba.
terminal-allowed = To smíte: { $move }.
terminal-no-rule = Pravidlo { $id } neexistuje. Zkuste třeba { $example }.
terminal-why-what = Který tah myslíte? Napište ho také: proč { $example }
terminal-what-what = O které věci? Jmenujte něco z krabice: co { $example }
terminal-what-none = V krabici není nic jako „{ $thing }“.
terminal-what-near = V krabici není nic jako „{ $thing }“. Nemysleli jste: { $meant }?
terminal-no-plan = Teď není co platit.
terminal-which-rule = Které pravidlo? Například: pravidla { $example }
terminal-saved = Uloženo do souboru { $file }
terminal-resume = Pokračovat můžete příkazem: { $command }
terminal-not-saved = Hru se nepodařilo uložit: { $problem }
terminal-left = Odcházíte od stolu.
terminal-recorded = Hra je uložena v souboru { $file }
terminal-verify = Poctivost náhody si ověříte příkazem: { $command }
terminal-replay = Znovu si hru prohlédnete příkazem: { $command }
terminal-help =
    Napište číslo volby, její jméno nebo tah: { $example }
    U téže otázky jsou čísla stále stejná; 0 znamená nic nedělat, nebo skončit.
      P              zaplatit za mě najednou; 3P: zvolit 3 a zaplatit za mě
      O              výhled: co každá volba stojí a co přinese
      E              výklad: z čeho se skládají čísla na stole
      U              vzít zpět svůj poslední tah, pokud nic nevyšlo najevo
      L              záznam: co se zatím stalo
      ?              tato nápověda
terminal-help-more =
    Velká písmena na obrazovce působí hned. Slova také: výhled, zpět.
      proč TAH       proč tah není dovolen
      co VĚC         co je a co dělá karta, komnata, dílek nebo město
      otázka         na co se hra ptá a která pravidla o tom mluví
      pravidla ČÍSLO pravidlo hry, například: pravidla { $rule }
      uložit SOUBOR  uložit hru a pokračovat jindy
      odejít         uložit hru a odejít
      jazyk KÓD      pokračovat v jiném jazyce: { $langs }
      potvrzovat ne  neptat se, než něco nadobro skončí; potvrzovat ano: ptát se
    Prázdný řádek zvolí obvyklé, nebo znovu ukáže stůl. Tab doplní jméno.

# Jazyky. První je jméno tohoto jazyka v něm samém.

terminal-language = Čeština
terminal-bad-language = Jazyk „{ $lang }“ tu není; na výběr: { $langs }.
terminal-switched = Odteď česky.

# Rám stolu. Klávesy jsou v jednom řádku, nejvýš 78 znaků.

terminal-undo =
    { $number ->
        [one] Můžete vzít zpět jeden tah: U
        [few] Můžete vzít zpět { $number } tahy: U
        [many] Můžete vzít zpět { $number } tahu: U
       *[other] Můžete vzít zpět { $number } tahů: U
    }
terminal-undo-none-yet = Není co vzít zpět: ještě nemáte za sebou žádný tah.
terminal-undo-known = Není co vzít zpět: vaším posledním tahem vyšlo něco najevo.
terminal-undo-luck = Není co vzít zpět: mezitím o něčem rozhodla náhoda.
terminal-undo-others = Není co vzít zpět: mezitím hráli jiní.
terminal-more-log = … a ještě { $number }: L
terminal-page-keys = ↑ ↓ PgUp PgDn posun   Esc nebo Enter zpět
terminal-go-on = Pokračujte klávesou Enter.
terminal-curtain = Předejte klávesnici.
terminal-curtain-plain = Prostý text nic neskryje: co je nahoře, přečte si každý, kdo se vrátí zpět.
terminal-too-small = Okno je příliš malé: zvětšete ho prosím aspoň na { $width } × { $height }.
terminal-ambiguous = „{ $text }“ může znamenat: { $moves }.
terminal-unfinished = „{ $text }“ je jen začátek. Myslíte: { $moves }? Enter: ano.
terminal-nothing-chosen = Zatím není nic vybráno: napište číslo nebo jméno, nebo použijte šipky.
terminal-log-title = Co se stalo
terminal-help-title = Co můžete napsat
terminal-rules-title = Pravidla hry { $game }
terminal-explain-title = Z čeho se skládají čísla
terminal-hint-title = Na co se hra ptá
terminal-hint-rules = Víc se dočtete takto: pravidla { $rule }
terminal-outlook-title = Co volby stojí a co přinesou
terminal-outlook-none = O těchto volbách už není co říct.
terminal-help-pages = Co dalšího si lze prohlédnout:

# Co se píše jako příkaz, více slov oddělených čárkou; anglickým slovům stůl rozumí vždy.

terminal-command-help = ?, nápověda
terminal-command-explain = výklad
terminal-command-hint = otázka
terminal-command-undo = zpět
terminal-command-log = záznam
terminal-command-outlook = výhled
terminal-command-quit = odejít
terminal-command-why = proč
terminal-command-what = co
terminal-command-rules = pravidla, pravidlo
terminal-command-save = uložit
terminal-command-lang = jazyk
terminal-command-confirm = potvrzovat
terminal-command-plan = plán

# Co dělají klávesy, v řádku pod stolem.

terminal-keys-choose = ← → Enter výběr
terminal-keys-help = nápověda
terminal-keys-outlook = výhled
terminal-keys-undo = zpět
terminal-keys-explain = výklad
terminal-keys-log = záznam

# Volby z několika tahů, a co volba znamená.

terminal-pay-for-me = zaplatit za mě
terminal-do-for-me = udělat za mě
terminal-plan = Najednou: { $moves }.
terminal-costs = Cena: { $things }.
terminal-short = Chybí: { $things }.
terminal-sum-areas = body za oblasti
terminal-sum-best = nejlépe
terminal-sum-green = zelené body
terminal-sum-attack = útok
terminal-sum-defence = obrana
terminal-sum-turned-up = vaše bojová řada i s kartou lícem dolů
terminal-sum-crowns = koruny

# Kdy se hra ptá znovu.

terminal-sure = „{ $move }“ – tohle už vrátit nepůjde. Enter: provést. Nebo vyberte něco jiného.
terminal-confirm-what = Napište: potvrzovat ano, nebo: potvrzovat ne.
terminal-command-on = ano
terminal-command-off = ne
terminal-confirm-on = Než něco definitivně skončí, hra se zeptá.
terminal-confirm-off = Hra se už neptá, než něco definitivně skončí.

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
        [one] Souhlasí: jediný tah náhody vychází podle záznamu.
        [few] Souhlasí: všechny { $number } tahy náhody vycházejí podle záznamu.
        [many] Souhlasí: { $number } tahu náhody vychází podle záznamu.
       *[other] Souhlasí: všech { $number } tahů náhody vychází podle záznamu.
    }
terminal-not-verified = Nesouhlasí, nebo to nelze ověřit: { $problem }
terminal-step = Tah { $move } / { $last }
terminal-step-seat =
    { $name ->
        [vy] jak to vidíte vy
       *[other] jak to vidí { $name }
    }
terminal-step-whole = se všemi kartami odkrytými
terminal-step-keys = ← → tah   Home End   Tab další hráč   q odejít
