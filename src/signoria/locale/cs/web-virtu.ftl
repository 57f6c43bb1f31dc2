# Virtù's board.

web-virtu-tabs = Mapa a palác
web-virtu-tab-map = Mapa
web-virtu-tab-palace = Palác
web-virtu-tab-market = Trh
web-virtu-price = Cena: { $price }.
web-virtu-short = Chybí: { $symbols }.
web-virtu-prestige = Prestiž
web-virtu-choice = Toto můžete zvolit.
