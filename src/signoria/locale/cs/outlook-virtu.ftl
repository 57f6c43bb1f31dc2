# Virtù: co by volba stála a co by přinesla. Počty přicházejí slovy („2 florény“).

# komnaty

virtu-outlook-action =
    { $action-id ->
        [none] Bez akce.
       *[other] { $cards-number ->
            [0] { $action }.
           *[other] { $action } (karty: { $cards }).
        }
    }
virtu-outlook-indulged = Komnatu blokuje odpustek.
virtu-outlook-clearable = Při vstupu lze prodej odpustků zrušit, cena: { $price }.
virtu-outlook-blocked = Komnatu blokuje nepřátelský agent ({ $seat }).
virtu-outlook-held = Nejdřív je třeba odstranit nepřátelského agenta ({ $seat }).
virtu-outlook-wakes = Znovu dostupní: { $courtiers }.
virtu-outlook-wakes-after = Znovu dostupný, až žeton urazí { $rooms-acc }.
virtu-outlook-further = Žeton smí ještě o { $rooms-acc } dál.

# co by akce mohla

virtu-outlook-can-govern =
    Nejvýš { $symbols }; { $tiles-number ->
        [0] není co otočit
       *[other] otočit lze { $tiles-acc }
    }{ $allies ->
        [0] {""}.
       *[other] {""}, reaktivovat spojenectví: { $allies }.
    }
virtu-outlook-can-trade = Nejvýš { $ships }, tedy { $florins }.
virtu-outlook-can-patronise = Pole { $step } lze zaplatit, cena: { $price }.
virtu-outlook-cannot-patronise = Cena pole { $step }: { $price }; chybí: { $short }.
virtu-outlook-patronage-ends = konec stupnice patronátu
virtu-outlook-can-annex = Anektovat lze: { $cities }.
virtu-outlook-cannot-annex = Anektovat nelze nic.
virtu-outlook-can-besiege = Nejvýš { $cavalry } a { $ships }; jedním tahem lze oblehnout: { $cities }.
virtu-outlook-cannot-besiege = Nejvýš { $cavalry } a { $ships }; jedním tahem nelze oblehnout nic.
virtu-outlook-can-free = Uvolnění komnaty: { $price }; k dispozici { $masks }.
virtu-outlook-cannot-free = Uvolnění komnaty: { $price }; k dispozici jen { $masks }.
virtu-outlook-can-intrigue = Nejvýš { $masks }; v zásobě { $agents }.

# placení

virtu-outlook-plan = zaplatit za mě
virtu-outlook-plan-end = ukončit akci { $action }
virtu-outlook-plan-refresh = zpřístupnit: { $tiles }
virtu-outlook-gives = Dá { $symbols-acc }.
virtu-outlook-keeps = Zůstane: { $symbols }.
virtu-outlook-wastes = Propadne: { $symbols }.
virtu-outlook-forgoes = Pak už nedá: { $symbols }.
virtu-outlook-exhausts = Vyčerpá se: { $sources }.
virtu-outlook-treasury = V pokladnici zůstane: { $florins }.
virtu-outlook-indulges = Odpustek přijde sem: { $room }.
virtu-outlook-missing = Chybí: { $symbols }.
virtu-outlook-pool = Zbývá z dřívějška: { $symbols }.
virtu-outlook-may-lack = Nezaplaceno smí zůstat: { $symbols }.
virtu-outlook-trades = Přinese { $florins-acc }.
virtu-outlook-refreshes =
    { $tiles-number ->
        [0] Zatím neotočí nic.
       *[other] Otočí nejvýš { $tiles-acc }.
    }
virtu-outlook-exhausted = Celkem lze otočit { $tiles-acc }.
virtu-outlook-shows = Symboly: { $symbols }.

# města

virtu-outlook-by-road = Vede tam silnice z vlastního města.
virtu-outlook-by-sea = Vede tam cesta po moři: { $seas }.
virtu-outlook-no-tile = Nepřinese žádnou destičku.
virtu-outlook-troops-there = { $city }: { $troops }.
virtu-outlook-troops-left = Naverbovat lze ještě: { $troops }.
virtu-sum-exceeding = aby převýšily hodnotu

# jednotky a obléhání

virtu-outlook-from =
    Vychází { $city-id ->
        [siena] ze { $city-gen }
        [spoleto] ze { $city-gen }
       *[other] z { $city-gen }
    }.
virtu-outlook-passes = Jednotka odtud smí dál.
virtu-outlook-besieges = Jednotka se tam zastaví a oblehne město.
virtu-outlook-may-stay = Jednotka se tam zastaví, ale město obléhat nemusí.
virtu-outlook-arms = Vznikne: { $tokens }.
virtu-outlook-loses = Ztráta: { $troops }.
virtu-outlook-retreats = Ústup beze ztrát: { $troops }.
virtu-outlook-field-battle = Nejdřív polní bitva, soupeř: { $seat }, { $troops }.
virtu-outlook-own-turn = Obléhání proběhne, až na vás přijde řada.
virtu-outlook-falls = Zatím město padne, převaha: { $by }.
virtu-outlook-holds = Zatím město odolá, k dobytí chybí: { $by }.
virtu-outlook-leads =
    { $seat-who ->
        [you] Převahu máte vy: { $by }.
       *[other] Převahu má { $seat }: { $by }.
    }
virtu-outlook-even = Zatím jsou síly vyrovnané.
virtu-outlook-if-won =
    Když { $city } { $city-gender ->
        [pl] padnou
       *[other] padne
    }, ztráty útočníka: { $troops }{ $defenders-number ->
        [0] {""}.
       *[other] {""}, obránce: { $defenders }.
    }
virtu-outlook-if-lost = Když ne, ztráty útočníka: { $troops }; ostatní ustoupí.
virtu-outlook-field-won =
    Když { $seat-who ->
        [you] vyhrajete
       *[other] vyhraje { $seat }
    }, ztráty vítěze: { $troops }, druhé strany: { $lost }.
virtu-outlook-field-tied = Při rovnosti ztratí každý { $troops-acc } a oba ustoupí.
virtu-outlook-adds = Přidá { $number }.
virtu-outlook-rival-most =
    { $seat-who ->
        [you] { $number ->
            [0] Nemůžete už oznámit nic.
           *[other] Můžete oznámit ještě nejvýš { $number }.
        }
       *[other] { $number ->
            [0] { $seat } už nemůže oznámit nic.
           *[other] { $seat } může oznámit ještě nejvýš { $number }.
        }
    }
virtu-outlook-sure-already =
    { $seat-who ->
        [you] Vyhrajete, ať proti vám oznámí cokoli.
       *[other] { $seat } vyhraje, ať druhá strana oznámí cokoli.
    }
virtu-outlook-sure =
    Ještě { $number } a { $seat-who ->
        [you] vyhrajete, ať proti vám oznámí cokoli
       *[other] { $seat } vyhraje, ať druhá strana oznámí cokoli
    }: { $sources }, { $florins-number ->
        [0] zdarma
       *[other] za { $florins-acc }
    }.
virtu-outlook-never-sure =
    K jisté výhře by bylo třeba ještě { $number }, a tolik { $seat-who ->
        [you] oznámit nemůžete.
       *[other] { $seat } oznámit nemůže.
    }

# agenti

virtu-outlook-agent-guards = nepustí sem cizí agenty.
virtu-outlook-agent-city = při anexi a obléhání má město pro majitele agenta hodnotu o 1 nižší, pro ostatní o 1 vyšší.
virtu-outlook-agent-siege = když město obléhá majitel agenta, má hodnotu o 1 nižší.
virtu-outlook-agent-room =
    { $action-id ->
        [none] zablokuje komnatu.
       *[other] zablokuje komnatu ({ $action }).
    }
virtu-outlook-agent-ally = spojenectví bude majitele agenta stát o jeden symbol méně.
virtu-outlook-agent-rival-ally = připraví { $seat-acc } o bonus a majitel agenta bude moci spojenectví převzít.
virtu-outlook-agent-marker = v každé akci tu zruší nepříteli první korunu nebo kříž a nedovolí mu spojenectví.
virtu-outlook-lifts = Přestane platit: { $does }
virtu-outlook-removes-agent =
    { $seat-who ->
        [you] Agent se vrátí do vaší zásoby.
       *[other] Agent se vrátí do zásoby { $seat-gen }.
    }

# patronát

virtu-outlook-patronage-step = pole { $step } patronátu
virtu-outlook-prestige = Přinese { $prestige-acc }.
virtu-outlook-brings-bonus = Přinese bonus za patronát.
virtu-outlook-michelangelo = Michelangelo dá { $crowns-acc }.
virtu-outlook-ends-game = Hra skončí po této zimě.

# zima a palác

virtu-outlook-keeps-troops =
    Zůstane: { $troops }{ $lost-number ->
        [0] {""}.
       *[other] {""}; odejde: { $lost }.
    }
virtu-outlook-suggestion = doporučení pro první hru
virtu-outlook-suits-room = { $card } do komnaty s akcí { $action }: symboly karty jsou tam k dispozici pokaždé a nevyčerpají se.
virtu-outlook-suits-court = { $card } mezi dvořany: zaplatí jakoukoli akci, ale jen jednou, než se ta strana zpřístupní.
virtu-outlook-end-winter = ukončit zimu
virtu-outlook-pays-troops = Žold: { $florins }.
virtu-outlook-acts = Akce: { $action }.
virtu-outlook-brings-agents = Přinese { $agents-acc }.
virtu-outlook-opens-spaces =
    { $number ->
        [one] Otevře jedno pole dvořana.
        [few] Otevře { $number } pole dvořanů.
       *[other] Otevře { $number } polí dvořanů.
    }
virtu-outlook-no-space = Není volné pole dvořana: kvůli této kartě musí některý dvořan odejít.
virtu-outlook-left = V banku zbývá: { $number }.
virtu-outlook-discount = Váš agent ušetří { $symbols-acc }.
virtu-outlook-takes-ally = Spojenectví přejde k vám od { $seat-gen }.
virtu-outlook-covers =
    { $action-id ->
        [none] { $room }: bez akce.
       *[other] { $before-id ->
            [none] { $room } získá akci { $action }.
           *[other] { $room } získá akci { $action } místo { $before-gen }.
        }
    }
virtu-outlook-upgrade =
    { $card-id ->
        [none] { $room }: bude čekat na kartu nad sebou.
       *[other] Přijde pod kartu { $card } v { $room-loc }.
    }
virtu-outlook-beside =
    { $cards-number ->
        [0] Nikdo tam není.
        [one] Už je tam dvořan ({ $cards }).
       *[other] Už jsou tam dvořané ({ $cards }).
    }
virtu-outlook-leaves-game = Karta opustí hru.
virtu-outlook-to-supply = Karta se vrátí do banku.
virtu-outlook-cashes = Do pokladnice: { $florins }.
virtu-outlook-recalled = { $room }: karta odejde s vyčerpanými zdroji.

# co může kdo udělat příště

virtu-outlook-rooms = kam může jít žeton
virtu-outlook-as-in-room = Kdyby žeton ležel tady: { $room }, se vším, co je teď k dispozici.
virtu-outlook-in-no-room =
    { $seat-who ->
        [you] Nemáte komnatu
       *[other] { $seat } nemá komnatu
    } s touto akcí: počítá se jen to, co leží mimo komnaty.
virtu-outlook-as-things-stand = Všechno platí k tomuto okamžiku: do obléhání může ještě každý jednat.
virtu-outlook-why-short = Symboly na to nestačí.
virtu-outlook-why-out-of-reach = Z vlastních měst tam nevede silnice ani cesta po moři.
virtu-outlook-why-no-step-left = Tak daleko žeton nedojde.
virtu-outlook-why-full-circle = Žeton obejde palác jen jednou.
virtu-outlook-why-troop-stops = Tyto jednotky se tam už zastavily.
virtu-outlook-why-no-way-out = K odchodu z města chybí jízda nebo lodě.
virtu-outlook-why-no-agent-left = V zásobě není žádný agent.
virtu-outlook-why-barred-by-prince = „Vladař“ nepustí cizí agenty.
