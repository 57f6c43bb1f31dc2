# Co je v krabicích: slova společná všem hrám.

# názvy údajů

fact-strength = Síla
fact-copies = V krabici
fact-hidden-cards = Ve variantě „Skryté karty“
fact-borders = Sousedé
fact-held-by = Na začátku drží
fact-shows = Zobrazuje
fact-colour = Barva
fact-spaces = Políček v panství
fact-each-player = Každý hráč má
fact-neutral = Neutrálních
fact-first = Kdo první zakryje všechna
fact-second = Druhý
fact-gives = Přináší
fact-left-column = Levý sloupec shora
fact-right-column = Pravý sloupec shora
fact-size = Podle velikosti
fact-room-symbols = V natištěné komnatě
fact-home = Počáteční města
fact-family = Karty rodu
fact-agents = Agentů
fact-troops = Jednotek nejvýš
fact-florins = Florénů na začátku
fact-players = Při počtu hráčů
fact-action = Akce
fact-symbols = Symboly
fact-price = Cena
fact-limit = Smíte vlastnit
fact-war-cost = Použít symbol válčení stojí
fact-prestige = Prestiž
fact-power = Mocnost
fact-sort = Druh
fact-war = Válečný bonus
fact-defence = Obrana
fact-religion = Pro náboženský vliv
fact-value = Hodnota
fact-home-of = Počáteční město mocnosti
fact-roads = Po silnici
fact-roads-34 = Po silnici, strana 3/4
fact-roads-25 = Po silnici, strana 2/5
fact-seas = Přístav
fact-ships-1 = Po moři, 1 loď
fact-ships-2 = Po moři, 2 lodě
fact-ships-3 = Po moři, 3 lodě
fact-ships-4 = Po moři, 4 lodě
fact-only-side = Na mapě
fact-closed = Nedostupné
fact-ports = Přístavy
fact-step = Krok
fact-cities = Města
fact-awards = Odměny
fact-tiles = Destičky na začátku
fact-starting-troops = Jednotek na začátku
fact-most-troops = Jednotek nejvýš
fact-major = Městský svaz
fact-cards = Karty
fact-marker = Disk na začátku
fact-salary-rounds = Žold se platí v kolech

# odkud se to ví

origin-printed = vytištěno
    .about = Stojí to v pravidlech.
origin-derived = odvozeno
    .about = Plyne to z toho, co stojí v pravidlech.
origin-reconstructed = rekonstruováno
    .about = Aspoň část byla jen na obrázcích, které nemáme. Je to naše doplnění, které se shoduje se vším vytištěným; majitel krabice ho může opravit.
origin-ruling = naše rozhodnutí
    .about = Rozhodli jsme to sami.
origin-corrected = opraveno
    .about = Liší se od běžných komponent: takhle je opravil majitel krabice.

# příkaz `components`

components-origin = Původ
components-does = K čemu je
components-rules = Pravidla
components-edition = Vydání: { $edition }
components-differences = Odlišnosti od běžných komponent:
components-more = `signoria components { $game } JMÉNO` poví všechno o jedné věci; `--export SOUBOR` zapíše komponenty, abyste je mohli opravit.
components-exported = Zapsáno: { $file }. Nechte v něm, co se liší, zbytek klidně smažte, a hrajte s --components { $file }.
