# Co říká prohlížeč, ať se hraje cokoli.

web-title = Signoria – deskové hry renesanční Itálie
web-title-turn = ● Jste na tahu – Signoria
web-notice = Signoria je nezávislý projekt, který není spojen s vydavateli her.
web-skip = Přejít k obsahu
web-nav = Hlavní nabídka
web-home = Signoria, úvodní stránka
web-close = Zavřít
web-cancel = Zrušit
web-done = Hotovo
web-loading = Okamžik…
web-offline = Server není dostupný. Zkoušíme to znovu…
web-lost-title = Stránka nenalezena
web-lost = Na této adrese nic není. Možná se při kopírování část adresy ztratila.

# Úvodní stránka.

web-start-kicker = Deskové hry renesanční Itálie
web-start-title = Čtyři hry. Jeden stůl. Váš tah.
web-start-lead = Hrajte s přáteli nebo proti botům: bez registrace, bez instalace, a pravidla zná stůl sám.
web-start-bots = Hrát proti botům
web-start-friends = Hrát s přáteli
web-start-next = Ke stolu, který na mě čeká
web-quick-bots = Počet botů
web-quick-level = Úroveň botů
web-quick-coach = Průvodce vysvětlí první hru
web-quick-start = Začít
web-name = Vaše jméno
web-name-usual = Host
web-name-why = Jak vám mají ostatní říkat?
web-password = Heslo tohoto serveru
web-enter = Vstoupit

# Seznamy stolů.

web-lobby = Lobby
web-lobby-about = Veřejné stoly: přisedněte, kde je volno, nebo se dívejte.
web-lobby-empty = Teď není otevřen žádný veřejný stůl. Založte ho a ostatní ho tu najdou.
web-games = Moje hry
web-games-running = Rozehrané
web-games-finished = Dohrané
web-games-none = Teď nesedíte u žádného stolu.
web-games-none-finished = Zatím není dohraná žádná hra.
web-status-waiting = čeká na hráče
web-status-running = hraje se
web-status-finished = dohráno
web-status-closed = Tento stůl je zavřený.
web-free-seats =
    { $number ->
        [one] jedno volné místo
        [few] { $number } volná místa
       *[other] { $number } volných míst
    }
web-won-by = vítězství: { $names }
web-your-turn = Jste na tahu
web-go-on = Pokračovat
web-join = Přisednout
web-watch = Dívat se
web-waits-count =
    { $number ->
        [one] čeká na vás jeden stůl
        [few] čekají na vás { $number } stoly
       *[other] čeká na vás { $number } stolů
    }
web-passphrase-title = Vrátit se z jiného zařízení
web-passphrase-about = S tajnou větou se ke svým místům vrátíte i z jiného prohlížeče.
web-passphrase = Tajná věta
web-passphrase-keep = Uložit
web-passphrase-kept = Uloženo. Někam si ji zapište.
web-return-title = Už tam sedíte z jiného zařízení?
web-return-seat = Které místo je vaše
web-return = Vrátit se

# Nový stůl.

web-new-table = Nový stůl
web-setup-game = Hra
web-setup-seats = Hráči
web-setup-seat = Místo { $number }
web-setup-you = { $name } (vy)
web-setup-friend = přítel, přes odkaz
web-setup-hotseat = někdo u této obrazovky
web-setup-bot = bot: { $level }
web-ladder = Jak silní jsou boti?
web-ladder-order = Boti od nejslabšího po nejsilnějšího
web-setup-name = Jméno hráče { $number }
web-setup-up = Místo { $number }: o jedno výš
web-setup-more = Přidat místo
web-setup-fewer = Odebrat místo
web-setup-public = Veřejný stůl
web-setup-public-about = Je vidět v lobby: přisednout nebo se dívat může každý.
web-setup-options = Pravidla tohoto stolu
web-setup-make = Založit stůl
web-edition-condottiere = Karty a čísla jsou z vydání 2007. Hranice na mapě jsou rekonstruované z několika zdrojů; všechna slova i obrázky jsou naše vlastní.

# Než se rozdají karty.

web-join-title = Jste zváni
web-join-sit = Přisednout
web-waiting-title = Čeká se na hráče
web-waiting-about = Až budou všechna místa obsazena, rozdají se karty.
web-waiting-kept = Máte tu rezervované místo: přisedněte, až budete chtít.
web-waiting-level = Bot na místo { $number }
web-waiting-bot = Ať hraje bot
web-waiting-kick = Odebrat
web-waiting-close = Zavřít stůl
web-waiting-fair = Náhoda této hry je už určena; toto je její pečeť:
web-leave = Odejít od stolu
web-leave-waiting = Vaše místo bude moci obsadit někdo jiný.
web-leave-running = Vaše místo se uvolní a hra počká, než ho někdo obsadí. Vrátit se můžete, jen dokud je volné.
web-leave-alone = Nikdo jiný u stolu nesedí: stůl se zavře a hra skončí bez výsledku.
web-leave-finished = Hra zmizí z vašeho seznamu. Její záznam zůstane.
web-close-waiting = Stůl zmizí: nikdo už se nebude moci přidat.
web-close-running = Hra skončí pro všechny u tohoto stolu, bez výsledku. Nelze to vzít zpět.
web-seat-free = volné místo
web-seat-kept = rezervováno: { $name }
web-invite-title = Pozvěte přátele
web-invite-about = Kdo otevře tento odkaz, může přisednout.
web-invite-watch = Pozvěte diváky
web-invite-watch-about = Všechna místa jsou obsazená. Kdo otevře tento odkaz, může se dívat.
web-invite-link = Odkaz ke stolu
web-invite-qr = Odkaz jako QR kód
web-invite-local = Tato adresa funguje jen na tomto počítači. Spusťte server s --lan a otevřete stránku na adrese, kterou ukáže; pak odkaz poslouží i ostatním.
web-copy = Kopírovat
web-copied = Zkopírováno

# U stolu.

web-table = Stůl
web-board = Hrací plán
web-side = Co se stalo a co bylo řečeno
web-prompt = O co jde
web-live = Novinky
web-log = Průběh
web-log-jump = Podívat se na tuto chvíli
web-log-since = Od vašeho posledního tahu
web-log-more =
    { $number ->
        [one] Ještě jeden řádek najdete v průběhu hry.
        [few] Ještě { $number } řádky najdete v průběhu hry.
       *[other] Ještě { $number } řádků najdete v průběhu hry.
    }
web-chat = Chat
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Napište něco
web-chat-send = Odeslat
web-seat-you = vy
web-seat-away = pryč
web-seat-asked = rozhoduje
web-bot-0 = Lorenzo
web-bot-1 = Caterina
web-bot-2 = Federico
web-bot-3 = Isabella
web-bot-4 = Cosimo
web-bot-5 = Lucrezia
web-waits = Čeká se…
web-waits-for = Na tahu: { $names }.
web-over = Hra skončila.
web-sent = { $move }: odesláno…
web-send = Potvrdit: { $move }
web-unstage = Tohle ne
web-then = Takhle vypadal stůl po vašem posledním tahu. Pusťte a vrátíte se.
web-catch-up = K poslednímu
web-to-my-turn = K mému tahu
web-undo-count =
    { $number ->
        [one] Vzít zpět
       *[other] Vzít zpět ({ $number })
    }
web-takeback = Požádat o vrácení
web-takeback-about = Pokud všichni souhlasí, váš poslední tah a vše po něm se vrátí.
web-takeback-asked =
    { $seat-who ->
        [you] Žádáte o vrácení: { $number ->
            [one] jeden tah
            [few] { $number } tahy
           *[other] { $number } tahů
        }.
       *[other] { $seat } žádá o vrácení: { $number ->
            [one] jeden tah
            [few] { $number } tahy
           *[other] { $number } tahů
        }.
    }
web-takeback-yes = Souhlasit
web-takeback-no = Ne
web-takeback-withdraw = Odvolat žádost
web-line-offline = Jste offline. Stůl počká.
web-line-lost = Spojení se přerušilo, obnovujeme ho…
web-line-slow = Server si dává na čas…
web-read-on = Pravidla:
web-curtain-title = Předejte obrazovku: { $name }
web-curtain = Stiskněte, až se nikdo jiný nedívá.
web-curtain-open = To jsem já, { $name }
web-coach = Průvodce
web-coach-step = { $number }/{ $all }
web-coach-next = Rozumím
web-coach-skip = Vypnout průvodce
web-coach-rule = Pravidlo { $rule }

# Klávesy.

web-keys = Klávesy
web-key-tab = projít vše, co se dá zvolit
web-key-arrows = od karty ke kartě nebo od regionu k regionu
web-key-enter = zvolit; ještě jednou potvrdit
web-key-escape = zrušit volbu, zavřít, co je otevřené
web-key-undo = vzít tah zpět
web-key-rules = pravidla k tomu, na co ukazujete
web-key-skip = nečekat na tahy ostatních: k mému tahu
web-key-then = držet: stůl, jak vypadal po mém tahu
web-key-help = tento seznam

# Pravidla.

web-rules = Pravidla
web-rules-search = Hledat v pravidlech
web-rules-ruling = Rozhodnutí Signorie: tady pravidla mlčí, nebo se dají číst dvojím způsobem.
web-rules-found =
    { $number ->
        [0] Nic nenalezeno.
        [one] Nalezeno jedno pravidlo.
        [few] Nalezena { $number } pravidla.
       *[other] Nalezeno { $number } pravidel.
    }

# Výsledek a ohlédnutí.

web-result = Hra skončila
web-result-show = Ukázat výsledek
web-result-points =
    { $number ->
        [one] jeden bod
        [few] { $number } body
       *[other] { $number } bodů
    }
web-rematch = Odveta
web-record = Stáhnout záznam
web-share = Odkaz na tuto hru
web-verify = Ověřit náhodu
web-verify-about = Rozdaly se karty tak, jak slibovala pečeť? Spočítá to váš prohlížeč.
web-verify-true =
    { $number ->
        [one] Souhlasí: váš prohlížeč znovu vylosoval jeden náhodný tah a vyšel stejně.
        [few] Souhlasí: váš prohlížeč znovu vylosoval { $number } náhodné tahy a všechny vyšly stejně.
       *[other] Souhlasí: váš prohlížeč znovu vylosoval { $number } náhodných tahů a všechny vyšly stejně.
    }
web-verify-promised = Pečeť je táž, kterou jste viděli před rozdáním, a vaše sůl v ní je.
web-verify-server = Pečeť souhlasí. Podle těchto pravidel { $number } náhodných tahů znovu vylosoval sám server: vyšly stejně.
web-verify-false-secret = Záznam neprozrazuje tajemství: nelze ho ověřit.
web-verify-false-commitment = Nesouhlasí: tajemství není to, které bylo zapečetěno.
web-verify-false-promise = Nesouhlasí: pečeť není ta, kterou jste viděli před rozdáním.
web-verify-false-salt = Nesouhlasí: vaše sůl chybí.
web-verify-false-luck = Nesouhlasí: některá karta přišla jinak, než plyne z tajemství.
web-replay = Přehrát
web-replay-first = Na začátek
web-replay-back = O tah zpět
web-replay-next = O tah dál
web-replay-last = Na konec
web-replay-slider = Okamžik
web-replay-at = Okamžik { $number }, poslední { $last }
web-replay-eyes = Čí pohled
web-replay-open = s otevřenými kartami
web-replay-spectator = jako divák
web-replay-as = jak to vidí { $name }
web-replay-link = Odkaz na tento okamžik

# Nastavení.

web-settings = Nastavení
web-language = Jazyk
web-theme = Barvy
web-theme-system = podle systému
web-theme-light = ve dne
web-theme-dark = při svíčkách
web-speed = Animace
web-speed-none = žádné
web-speed-fast = rychlé
web-speed-usual = obvyklé
web-speed-slow = pomalé
web-follow = Tahy ostatních
web-follow-at-once = najednou
web-follow-quick = rychle
web-follow-usual = obvykle
web-follow-slow = pomalu
web-confirm = Potvrzovat tahy
web-confirm-about = První kliknutí ukáže, co tah udělá, druhé ho provede. „Když na tom záleží“ se ptá jen u tahů, které nejde vzít zpět.
web-confirm-always = Vždy
web-confirm-matters = Když na tom záleží
web-confirm-never = Nikdy
web-patterns = Vzory vedle barev
web-patterns-about = Hráče lze rozeznat i bez barev.
web-sound = Zvuk
web-sound-about = Tichý tón, když jste na tahu.

# O programu.

web-about = O Signorii
web-about-what = Signoria je digitální stůl pro deskové hry renesanční Itálie. Je to svobodný program pod licencí MIT.
web-about-thanks = Děkujeme
web-about-icons = Ikony:
web-about-fonts = Písma:
web-about-coast = Pobřeží Itálie:
web-about-version = Verze { $version }
