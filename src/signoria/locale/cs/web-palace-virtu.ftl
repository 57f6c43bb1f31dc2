# Virtù's board: palace.

web-virtu-brief = { $thing-short }
web-virtu-exhausted = vyčerpáno
web-virtu-agent-of =
    { $seat-who ->
        [you] váš agent
       *[other] agent { $seat-gen }
    }
web-virtu-side =
    { $side }: { $cards ->
        [0] žádný dvořan
        [one] { $cards } dvořan
        [few] { $cards } dvořané
       *[other] { $cards } dvořanů
    }, { $free ->
        [0] žádné volné pole
        [one] { $free } volné pole
        [few] { $free } volná pole
       *[other] { $free } volných polí
    }
web-virtu-free = zdarma
web-virtu-wakes =
    { $number ->
        [one] cestou bude znovu dostupný { $number } dvořan
        [few] cestou budou znovu dostupní { $number } dvořané
       *[other] cestou bude znovu dostupných { $number } dvořanů
    }
web-virtu-domain = Dominium
web-virtu-trophies = Trofeje: { $powers }
web-virtu-stock-agents = Agenti v zásobě: { $number }
web-virtu-stock-troops = Jednotky k naverbování: { $number }
web-virtu-opened = Otevřená světlejší pole: { $opened }; obsazená: { $used }
web-virtu-treasury = Florény z pokladnice se platí samy.
web-virtu-to-room = Přejít: { $room }
web-virtu-upgrade = vylepšení
web-virtu-not-now = Teď ne
web-virtu-discard = Odhodit
web-virtu-suggested = Doporučeno pro první hru
web-virtu-arrow-left = Tady akční žeton znovu zpřístupní dvořany vlevo.
web-virtu-arrow-right = Tady akční žeton znovu zpřístupní dvořany vpravo.
