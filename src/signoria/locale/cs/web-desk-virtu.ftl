# Virtù v prohlížeči: co máte v ruce, a trh.

web-virtu-desk = V ruce
web-virtu-desk-cash = Převést florény do pokladnice
web-virtu-desk-acts =
    { $number ->
        [one] Rozhoduje se { $names }.
       *[other] Rozhodují se { $names }.
    }

web-virtu-pay-sockets = Čím se platí
web-virtu-pay-treasury = pokladnice
web-virtu-pay-slack = o { $number } méně díky agentovi
web-virtu-pay-nothing-lost = Nic nepropadne.
web-virtu-pay-swap = klepnutím zaplatíte něčím jiným
web-virtu-pay-out = klepnutím ji vynecháte
web-virtu-pay-no-other = Ničím jiným to zaplatit nelze.
web-virtu-pay-back = Vzít zpět poslední změnu
web-virtu-pay-reset = Podle návrhu
web-virtu-pay-ready = Zaplatit

web-virtu-siege-title = Obléhání: { $city }
web-virtu-siege-ahead = Oblehli byste { $city-acc }
web-virtu-field-title = Polní bitva: { $city }
web-virtu-siege-attack = Útok
web-virtu-siege-defence = Obrana

web-virtu-winter = Zima
web-virtu-winter-salary = Žold
web-virtu-winter-reorganise = Palác
web-virtu-winter-buy = Nákup
web-virtu-winter-recruit = Verbování
web-virtu-winter-ally = Spojenectví
web-virtu-winter-end = Ukončit zimu

web-virtu-market-pages = Stránky trhu
web-virtu-market-wares = Postavy a destičky
web-virtu-market-powers = Spojenectví a patronát
web-virtu-market-allies = Velmoci
web-virtu-market-bonuses = Bonusy za patronát
web-virtu-market-left =
    { $number ->
        [0] Vyprodáno.
       *[other] Zbývá: { $number }.
    }
web-virtu-market-copies = V krabici: { $number }.
web-virtu-market-free = bez spojence
web-virtu-market-ally-of = spojenec: { $power }
web-virtu-market-agent-of = agent: { $power }
web-virtu-market-bonus-of = Má ho { $power }.
web-virtu-market-used = použito
web-virtu-track-patronage = Patronát
web-virtu-track-cities = Města
