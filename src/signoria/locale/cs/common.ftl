# Co říkají všechny hry.

refusal-not-your-turn = Teď nejste na tahu.
refusal-not-asked = Na tohle se vás teď nikdo neptá.
refusal-no-such-outcome = Náhoda teď „{ $move }“ přinést nemůže.
refusal-unknown-move = Tah „{ $move }“ v této hře není.
refusal-unknown-seat = Takové místo u stolu není.
refusal-game-over = Hra už skončila.
refusal-nothing-to-undo = Není co vzít zpět: mezitím vyšlo něco najevo, nebo už hrál někdo jiný.
refusal-nothing-to-take-back = Není co vzít zpět, ani kdyby všichni souhlasili: mezitím rozhodla náhoda nebo něco vyšlo najevo.
refusal-show-to-others = Napište, kterým spoluhráčům karty ukazujete.
refusal-nothing-to-show = V této hře nejsou karty, které by se daly ukázat.

# Jak se říká hráčům: čtenáři, tomu, kdo má jméno, a ostatním podle místa.

seat-you = vy
    .gen = vás
    .dat = vám
    .acc = vás
    .ins = vámi
    .loc = vás
    .gender = pl
seat-named = { $name }
    .gen = hráče { $name }
    .dat = hráči { $name }
    .acc = hráče { $name }
    .ins = hráčem { $name }
    .loc = hráči { $name }
seat-numbered = hráč { $number }
    .gen = hráče { $number }
    .dat = hráči { $number }
    .acc = hráče { $number }
    .ins = hráčem { $number }
    .loc = hráči { $number }

# Výčty: „a, b a c“, nebo prázdný.

list-and = { $first } a { $last }
list-nothing = nic
    .gen = ničeho
    .dat = ničemu
    .ins = ničím
    .loc = ničem
    .gender = n

# Počty s jednotkou.

unit-move = { $number } { $number ->
        [one] tah
        [few] tahy
       *[other] tahů
    }
    .gen = { $number } { $number ->
        [one] tahu
       *[other] tahů
    }
    .dat = { $number } { $number ->
        [one] tahu
       *[other] tahům
    }
    .ins = { $number } { $number ->
        [one] tahem
       *[other] tahy
    }
    .loc = { $number } { $number ->
        [one] tahu
       *[other] tazích
    }
unit-seat = { $number } { $number ->
        [one] místo
        [few] místa
       *[other] míst
    }
    .gen = { $number } { $number ->
        [one] místa
       *[other] míst
    }
    .dat = { $number } { $number ->
        [one] místu
       *[other] místům
    }
    .ins = { $number } { $number ->
        [one] místem
       *[other] místy
    }
    .loc = { $number } { $number ->
        [one] místě
       *[other] místech
    }
unit-player = { $number } { $number ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
    .gen = { $number } { $number ->
        [one] hráče
       *[other] hráčů
    }
    .dat = { $number } { $number ->
        [one] hráči
       *[other] hráčům
    }
    .acc = { $number } { $number ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }
    .ins = { $number } { $number ->
        [one] hráčem
       *[other] hráči
    }
    .loc = { $number } { $number ->
        [one] hráči
       *[other] hráčích
    }
unit-round = { $number } { $number ->
        [one] kolo
        [few] kola
       *[other] kol
    }
    .gen = { $number } { $number ->
        [one] kola
       *[other] kol
    }
    .dat = { $number } { $number ->
        [one] kolu
       *[other] kolům
    }
    .ins = { $number } { $number ->
        [one] kolem
       *[other] koly
    }
    .loc = { $number } { $number ->
        [one] kole
       *[other] kolech
    }
unit-game = { $number } { $number ->
        [one] partie
        [few] partie
       *[other] partií
    }
    .gen = { $number } { $number ->
        [one] partie
       *[other] partií
    }
    .dat = { $number } { $number ->
        [one] partii
       *[other] partiím
    }
    .acc = { $number } { $number ->
        [one] partii
        [few] partie
       *[other] partií
    }
    .ins = { $number } { $number ->
        [one] partií
       *[other] partiemi
    }
    .loc = { $number } { $number ->
        [one] partii
       *[other] partiích
    }
unit-second = { $number } { $number ->
        [one] sekunda
        [few] sekundy
       *[other] sekund
    }
    .gen = { $number } { $number ->
        [one] sekundy
       *[other] sekund
    }
    .dat = { $number } { $number ->
        [one] sekundě
       *[other] sekundám
    }
    .acc = { $number } { $number ->
        [one] sekundu
        [few] sekundy
       *[other] sekund
    }
    .ins = { $number } { $number ->
        [one] sekundou
       *[other] sekundami
    }
    .loc = { $number } { $number ->
        [one] sekundě
       *[other] sekundách
    }

# Co stůl říká o kterékoli hře.

event-undone =
    { $seat-who ->
        [you] Berete zpět { $number ->
            [one] svůj poslední tah
            [few] své poslední { $number } tahy
           *[other] svých posledních { $number } tahů
        }.
       *[other] { $seat } bere zpět { $number ->
            [one] tah
            [few] { $number } tahy
           *[other] { $number } tahů
        }.
    }
event-takeback =
    { $seat-who ->
        [you] Všichni souhlasí: berete zpět { $number ->
            [one] svůj poslední tah
            [few] své poslední { $number } tahy
           *[other] svých posledních { $number } tahů
        } a vše, co následovalo.
       *[other] Všichni souhlasí: { $seat } bere zpět { $number ->
            [one] tah
            [few] { $number } tahy
           *[other] { $number } tahů
        } a vše, co následovalo.
    }

# Jak hra skončila.

result-won =
    { $seat-who ->
        [you] Vyhráváte: { $because }.
       *[other] { $seat } vyhrává: { $because }.
    }
result-shared = Společné vítězství ({ $seat }): { $because }.
result-standing = { $place }. { $seats }: { $points }

# Zpráva: stůl slovy. U hry bez vlastních textů stojí jména tak, jak jsou zapsána.

report-table = Stůl
report-seat = { $seat }
report-field = { $name }: { $value }
report-pair = { $name } { $value }
report-counted = { $thing } × { $number }
report-row = { $first }; { $second }
report-and = { $first } { $second }
report-yes = ano
report-no = ne
