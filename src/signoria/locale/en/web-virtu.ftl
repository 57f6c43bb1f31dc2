# Virtù's board.

web-virtu-tabs = Map and palace
web-virtu-tab-map = Map
web-virtu-tab-palace = Palace
web-virtu-tab-market = Market
web-virtu-price = Price: { $price }.
web-virtu-short = Missing: { $symbols }.
web-virtu-prestige = Prestige
web-virtu-choice = You may choose this.
