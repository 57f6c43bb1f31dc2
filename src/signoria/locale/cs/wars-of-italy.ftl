# Virtù: Války o Itálii. Co se říká jinak než ve Virtù, nebo jen zde.

# refusals

wars-of-italy-refusal-step-bought = Za florény lze koupit jen jednu komnatu za kolo.
wars-of-italy-refusal-not-own-city =
    { $thing } { $thing-gender ->
        [pl] nejsou
       *[other] není
    } vaše město ani město, které je vám nakloněné.
wars-of-italy-refusal-troop-stops = Jednotky, které tam letos na jaře přišly, se už zastavily: { $thing }.
wars-of-italy-refusal-asked-to-influence = Teď anektujte, získejte vliv, uzavřete spojenectví, nebo řekněte, že to stačí.
wars-of-italy-refusal-annexed-already = V této akci jste už město anektovali.
wars-of-italy-refusal-off-the-track =
    { $thing } už { $thing-gender ->
        [pl] nemají
       *[other] nemá
    } disk vlivu.
wars-of-italy-refusal-marker-at-end = Disk vlivu { $thing-gen } leží na vašem konci stupnice.
wars-of-italy-refusal-crosses-in-vain = Kříže místo korun přijímá jen Řím, { $thing } ne.
wars-of-italy-refusal-no-crown = Další vliv na { $thing-acc } nemáte za co získat: došly koruny.
wars-of-italy-refusal-no-cross = Další vliv na { $thing-acc } za kříž nezískáte: došly kříže.
wars-of-italy-refusal-action-begun = Spojenectví zabere celou akci a vy jste ji už použili jinak.
wars-of-italy-refusal-not-in-alliance-zone = Disk vlivu { $thing-gen } neleží ve vaší zóně spojenectví.
wars-of-italy-refusal-enemy-on-marker = Nepřátelský agent na disku vlivu { $thing-gen } brání spojenectví.
wars-of-italy-refusal-asked-to-besiege-or-stay = Teď se rozhoduje, zda město oblehnete, nebo před ním zůstanete.
wars-of-italy-refusal-asked-for-troop = Teď se rozhoduje, zda jde o vlastní, nebo spojeneckou jednotku.
wars-of-italy-refusal-no-such-troop = Takovou jednotku tam nemáte.
wars-of-italy-refusal-asked-to-hire = Teď se rozhoduje, čí spojeneckou jednotku naverbujete.
wars-of-italy-refusal-not-allied =
    { $thing } { $thing-gender ->
        [pl] nejsou
       *[other] není
    } vaším spojencem.
wars-of-italy-refusal-capital-lost = Spojenci se verbují jen ve svém hlavním městě, a to neovládáte: { $thing }.
wars-of-italy-refusal-all-hired = Všechny jednotky { $thing-gen } už jsou na mapě.
wars-of-italy-refusal-hire-too-dear = Nemáte florény na jednotku { $thing-gen }.
wars-of-italy-refusal-naples-only = Království smí mít jen Neapol.

# prompts

wars-of-italy-prompt-annex-or-influence = Anektovat město, získat vliv, nebo uzavřít spojenectví? Máte nejvýš { $crowns-acc } a { $crosses-acc }.
wars-of-italy-prompt-besiege-or-stay = { $city }: oblehnout silou { $mine-number } proti { $theirs-number }, nebo zůstat před městem? Svaz je neutrální.
wars-of-italy-prompt-pick-mover =
    Která z vašich jednotek potáhne { $city-id ->
        [siena] ze { $city-gen }
        [spoleto] ze { $city-gen }
       *[other] z { $city-gen }
    } { $target-id ->
        [corfu] na { $target-acc }
       *[other] do { $target-gen }
    }?
wars-of-italy-prompt-pick-loss =
    U { $city-gen } ztrácíte { $lost-acc }. { $lost-number ->
        [1] Kterou?
       *[other] Kterou jako první?
    }
wars-of-italy-prompt-hire-allies = Naverbovat spojeneckou jednotku za { $price-acc }? Na výběr: { $cities }.

# hints

wars-of-italy-hint-annex-or-influence = Jedno město a krok za každou korunu; spojenectví zabere celou akci.
wars-of-italy-hint-besiege-or-stay = Dobytí města stojí { $loss-acc }. Otázka přijde každé jaro.
wars-of-italy-hint-pick-mover = Stojí tam pohromadě vaše a spojenecké jednotky.
wars-of-italy-hint-pick-loss = Vlastní se verbují ve vašich městech, spojenci jen v hlavním městě.
wars-of-italy-hint-hire-allies = Jednotka přijde do svého hlavního města.
wars-of-italy-hint-choose-salary = Každý florén udrží dvě jednotky, vlastní nebo spojenecké.
wars-of-italy-hint-recruit-troops = V počátečním městě { $home }, jinde { $away }; spojenci až potom.
wars-of-italy-hint-choose-route = Nakloněná města jsou otevřená; v jiných cizích se jednotka zastaví.
wars-of-italy-hint-refresh-tiles = Za každý symbol až dvě destičky.
wars-of-italy-hint-choose-siege = Pořadí volíte vy; před neutrálním městským svazem smíte zůstat.

# events

wars-of-italy-event-year-begun = Začíná { $number }. kolo.
wars-of-italy-event-influence-gained =
    { $seat-who ->
        [you] Získáváte
       *[other] { $seat } získává
    } vliv na { $city-acc }: disk leží { $marker }.
wars-of-italy-event-influence-cancelled =
    { $seat-who ->
        [you] Nepřátelský agent vám ruší
       *[other] Nepřátelský agent ruší { $seat-dat }
    } symbol za vliv na { $city-acc }.
wars-of-italy-event-influence-lost =
    { $seat-who ->
        [you] Ztrácíte
       *[other] { $seat } ztrácí
    } vliv na { $city-acc }: disk leží { $marker }.
wars-of-italy-event-alliance-made =
    { $seat-who ->
        [you] Uzavíráte
       *[other] { $seat } uzavírá
    } trvalé spojenectví: { $city }.
wars-of-italy-event-trophy-won =
    { $seat-who ->
        [you] Získáváte
       *[other] { $seat } získává
    } trofej za { $city-acc }.
wars-of-italy-event-major-defeated =
    { $seat-who ->
        [you] Porážíte
       *[other] { $seat } poráží
    } městský svaz: { $city }.
wars-of-italy-event-stayed =
    { $seat-who ->
        [you] Vaše jednotky
       *[other] Jednotky { $seat-gen }
    } zůstávají před { $city-ins }.
wars-of-italy-event-hired =
    { $seat-who ->
        [you] Verbujete
       *[other] { $seat } verbuje
    } spojeneckou jednotku { $city-gen }.
wars-of-italy-event-troop-picked =
    { $seat-who ->
        [you] Volíte
       *[other] { $seat } volí
    } { $target-id ->
        [none] vlastní jednotku
       *[other] jednotku { $target-gen }
    } u { $city-gen }.

# reasons

wars-of-italy-reason-naples-taken = Francie ovládá Neapol (W6.1)
wars-of-italy-reason-rounds = nastalo poslední kolo (W6.2)
wars-of-italy-because-naples-taken = Francie ovládá Neapol
wars-of-italy-because-tie = shodně { $prestige }, a shoda svědčí Neapoli

# things and what is said of them

wars-of-italy-for-influence = vliv na { $city-acc }
wars-of-italy-for-hiring = spojenecká jednotka ({ $city })
wars-of-italy-marker-towards = na poli { $steps } směrem k { $power-dat }
wars-of-italy-marker-middle = uprostřed

# moves

wars-of-italy-move-stay = zůstat před městem
wars-of-italy-move-influence = získat vliv na { $city-acc }: { $symbol }
wars-of-italy-move-alliance = uzavřít trvalé spojenectví: { $city }
wars-of-italy-move-troop = jednotka { $city-gen }
wars-of-italy-move-troop-own = vlastní jednotka
wars-of-italy-move-hire = naverbovat jednotku { $city-gen }

# options

wars-of-italy-option-powers-by-seat = Francie první
wars-of-italy-option-powers-by-seat-about = Hráč 0 má Francii, hráč 1 Neapol; jinak rozhodne los.
wars-of-italy-option-rounds = Poslední kolo
wars-of-italy-option-rounds-about = Po něm hra končí, pokud Francie nedobude Neapol dřív.
wars-of-italy-option-rounds-usual = kolo 21
wars-of-italy-option-rounds-value = kolo { $number }

# table

wars-of-italy-table-year = Kolo { $year }/{ $last }
wars-of-italy-table-salary = V zimě se platí žold.
wars-of-italy-table-trophies = Trofeje
    .short = Tf
wars-of-italy-table-influence = disk leží { $marker }
wars-of-italy-table-favours = nakloněný { $power-dat }
wars-of-italy-table-undecided = neutrální
wars-of-italy-table-ally = spojenec: { $power }
wars-of-italy-table-defeated = poražený
wars-of-italy-table-watched = Agent na disku vlivu: { $name }.
wars-of-italy-looming-naples = Francie drží Neapol. Udrží-li ho do konce kola, zvítězí.
wars-of-italy-plain-cities = Města: { $cities }.
wars-of-italy-page-influence = vliv
wars-of-italy-explain-influence = Vliv: · neutrální, ─ nakloněno bližší mocnosti, ═ její zóna spojenectví. Města s písmenem patří tomuto městskému svazu.

# zpráva: stůl slovy

wars-of-italy-report-majors = Městské svazy a vliv
wars-of-italy-report-major = { $city }: { $state }.
wars-of-italy-report-major-track = { $city }: { $marker }; { $state }.
wars-of-italy-report-major-troops = { $troops } ({ $city }).
wars-of-italy-report-held-by = drží { $city }
wars-of-italy-report-spoils = { $trophies }.
