# The Castles of Tuscany. Stůl v prohlížeči.

web-tuscany-space-empty = { $space }: prázdné políčko { $colour-gen }.
web-tuscany-space-laid = { $space }: políčko { $colour-gen }, leží na něm { $kind }.
web-tuscany-choice = Toto můžete zvolit.
web-tuscany-held = Zvoleno.
web-tuscany-domain = Vaše panství
web-tuscany-domain-of = Panství: { $name }
web-tuscany-enlarge = Ukázat panství velké.
web-tuscany-empty-spaces = Prázdných políček: { $number }

# střed stolu

web-tuscany-display = Nabídka
web-tuscany-tile-of =
    { $seat-who ->
        [you] { $kind }, z vaší hromádky.
       *[other] { $kind }, z hromádky { $seat-gen }.
    }
web-tuscany-deck =
    { $cards ->
        [0] Dobrat karty kraje: balíček je prázdný.
       *[other] Dobrat karty kraje: v balíčku zbývá { $cards }.
    }
web-tuscany-draw = Dobrat
web-tuscany-stacks = Vaše hromádky
web-tuscany-stacks-left = Vaše hromádky: zbývá { $first }, { $second } a { $third } dílků.
web-tuscany-stacks-about = Vzatý dílek nahradí dílek z vaší hromádky nejvíce vlevo. Kdo první vyčerpá hromádku daného kola, ten kolo ukončí.
web-tuscany-round = { $round }. kolo
web-tuscany-round-short = { $round }. kolo
web-tuscany-last-turns = Poslední tahy
web-tuscany-opener =
    { $seat-who ->
        [you] Každé kolo začínáte vy.
       *[other] Každé kolo začíná { $seat }.
    }
web-tuscany-colour-bonuses = Bonus za celou barvu
web-tuscany-bonus-tiles = Bonusové destičky

# co leží před vámi

web-tuscany-storage = Váš sklad: uloženo { $stored }, volno { $room }.
web-tuscany-storage-free = Volné místo ve skladu
web-tuscany-hand =
    { $cards ->
        [0] Vaše ruka: žádné karty
        [one] Vaše ruka: { $cards } karta
        [few] Vaše ruka: { $cards } karty
       *[other] Vaše ruka: { $cards } karet
    }
web-tuscany-pays = Tím lze zaplatit.
web-tuscany-tray = V ruce
web-tuscany-tray-hint = Doberte karty, vezměte dílek z nabídky, nebo zvolte uložený dílek a umístěte ho.
web-tuscany-more = Zobrazit celé
web-tuscany-choose-space = Zvolte políčko, které svítí. Čísla jsou zelené body.
web-tuscany-choose-leaves = Sklad je plný: zvolte, co z něj odejde.
web-tuscany-payment = Platba
web-tuscany-slot = Přihrádka { $number }: { $payment }. Stisknutím zaplatíte jinak: { $next }.
web-tuscany-slot-only = Přihrádka { $number }: { $payment }. Ničím jiným zaplatit nelze.
web-tuscany-so-far = Zatím v tomto tahu:

# místa

web-tuscany-seats = Místa
web-tuscany-seat = { $name }: { $points }, karet { $cards }, prázdných políček { $empty }.
web-tuscany-seat-note = zelené { $green }, červené { $red }, karty { $cards }
web-tuscany-first = První hráč
web-tuscany-first-short = první
web-tuscany-away = pryč
web-tuscany-points-green = Zelené body: { $sum }
web-tuscany-points-red = Červené body: { $sum }
web-tuscany-total-red = Červené body celkem
web-tuscany-total-green = Zelené body celkem
web-tuscany-round-scored = Bodování { $round }. kola

# co zbývá

web-tuscany-supplies = Co zbývá
web-tuscany-supplies-title = Co zbývá a co už je pryč
web-tuscany-unseen = Karty kraje, které nevidíte (z toho v balíčku { $deck })
web-tuscany-known = Z nich jistě v rukou ostatních
web-tuscany-discard = Odhozené karty kraje
web-tuscany-yields = Karty výnosu v balíčku
web-tuscany-neutral = Neutrální dílky, které ještě přijdou
web-tuscany-aside = Neutrální dílky odložené stranou
web-tuscany-stack-of = { $name }: dílky v hromádkách ({ $first }, { $second }, { $third })

# první hra s rádcem

web-tuscany-coach-goal = Vítejte v Toskánsku! Z dílků stavíte panství. Stavby přinášejí zelené body; po každém ze tří kol si všichni přičtou zelené body k červeným. Vyhrává nejvíce červených bodů, takže zelené body ze začátku se počítají třikrát.
web-tuscany-coach-join = Každý spojí tři desky v panství. Sousední políčka jedné barvy tvoří oblast a celá oblast ze tří políček má větší cenu než tři samostatná políčka. Můžete přijmout návrh.
web-tuscany-coach-castle = Teď postavte počáteční hrad na jedno z tmavě zelených políček. Od něj stavíte dál: čím více barev kolem, tím snazší první dílky.
web-tuscany-coach-bonus = Zvolte bonusovou destičku. Pomáhá celou hru: více karet, místa ve skladu, mramoru, dělníků nebo karet výnosu.
web-tuscany-coach-action = V tahu uděláte jednu ze tří věcí: doberete karty kraje, vezmete dílek z nabídky do skladu, nebo umístíte uložený dílek. Dílek vezmete tak, že ho zvolíte a potvrdíte.
web-tuscany-coach-place = Máte dílek ve skladu. Zvolte ho a políčka, kam se hodí, se rozsvítí; je na nich, kolik zelených bodů přinesou. Musí sousedit s vaším dílkem.
web-tuscany-coach-pay = Umístění stojí dvě karty dané barvy. Dvě karty jedné jiné barvy nebo dělník nahradí jednu z nich. Platba je navržená; stisknutím přihrádky zaplatíte něčím jiným, pak potvrďte.
web-tuscany-coach-effect = Každý umístěný dílek něco dělá: lom přinese mramor, vesnice dělníka, hrad umístí další dílek. Ukažte na dílek nebo na něm podržte prst a přečtete si, co dělá.
web-tuscany-coach-green = Zelené body přinášejí dokončené oblasti, statky s něčím, co v oblasti ještě neleží, a barva, jejíž políčka zakryjete dříve než ostatní.
web-tuscany-coach-round = Vaše tři hromádky jsou hodiny. Každý vzatý dílek nahradí dílek z hromádky nejvíce vlevo; kdo první vyčerpá hromádku kola, ukončí ho všem.
web-tuscany-coach-end = Kolo je obodované. Sklad, mramor, dělníci a každých pět karet na konci přinesou ještě pár červených bodů. Teď už víte dost: pravidla jsou na jedno kliknutí.
