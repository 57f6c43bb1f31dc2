# Virtù v prohlížeči: co máte v ruce, a trh.

web-virtu-desk = V ruce
web-virtu-desk-cash = Převést florény do pokladnice
web-virtu-desk-acts = Na tahu: { $names }.

web-virtu-pay-choose = Vyberte v paláci, co použijete.
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
web-virtu-pay-also = … a { $also }

web-virtu-siege-line = { $city }: { $attack } proti { $defence }.
web-virtu-siege-title = Obléhání: { $city }
web-virtu-siege-ahead = Oblehnete { $city-acc }
web-virtu-field-title = Polní bitva: { $city }
web-virtu-siege-attack = Útok
web-virtu-siege-defence = Obrana
web-virtu-sum-attack = Útok: { $sum }.
web-virtu-sum-defence = Obrana: { $sum }.
web-virtu-sum-crowns = Koruny: { $sum }.

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

# Odpovědi jedním či dvěma slovy, podle otázek.

web-virtu-answer-pay-enough = Zaplatí pokladnice
web-virtu-answer-gather-enough = Už nic dalšího
web-virtu-answer-cash-enough = Už nic nepřevádět
web-virtu-answer-refresh-tiles-enough = Už nic dalšího
web-virtu-answer-patronise-act = Postoupit na pole { $step }
web-virtu-answer-patronise-decline = Nepostoupit
web-virtu-answer-annex-city-decline = Neanektovat
web-virtu-answer-lead-troops-enough = Ukončit tažení
web-virtu-answer-send-agents-enough = Ukončit intriky
web-virtu-answer-clear-indulgence-decline = Nechat ho tam
web-virtu-answer-free-room-act = Odstranit agenta
web-virtu-answer-free-room-decline = Nechat agenta být
web-virtu-answer-go-on-act = Oblehnout město
web-virtu-answer-declare-pass = Nic neoznámit
web-virtu-answer-reorganise-enough = Palác nechat tak
web-virtu-answer-buy-things-enough = Už nekupovat
web-virtu-answer-recruit-troops-enough = Už neverbovat
web-virtu-answer-forge-alliance-decline = Bez spojenectví
web-virtu-answer-last-indulgence-tap-indulgence-florin = Vyhlásit prodej odpustků
web-virtu-answer-last-indulgence-enough = Bez odpustku
