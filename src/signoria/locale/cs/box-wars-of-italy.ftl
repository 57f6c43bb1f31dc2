# Co je v krabici hry Války o Itálii, kde se to říká jinak než ve Virtù.

# nadpisy

wars-of-italy-box-tile = Tituly a jiné destičky
wars-of-italy-box-major = Městské svazy
wars-of-italy-box-major-card = Karty městských svazů

# názvy

wars-of-italy-track-influence = stupnice vlivu
wars-of-italy-track-rounds = stupnice kol

# údaje

wars-of-italy-box-marker = { $city }: { $number }

# k čemu jsou

wars-of-italy-does-action-annex = Z jedné platby smíte získat jedno neutrální město a utratit koruny za vliv na městské svazy, za každou 1 krok; pro Řím platí i kříže. Město musí být spojené silnicí s vaším nebo spojeneckým, nebo to musí být přístav dosažitelný za jednu loď na každé moře; korun musí být víc, než je jeho hodnota, která je o 1 nižší s vaším agentem a o 1 vyšší s cizím. Nebo věnujte celou akci trvalému spojenectví s městským svazem, jehož disk už leží ve vaší zóně spojenectví: je zdarma, neleží-li na disku nepřátelský agent.
wars-of-italy-does-action-war = Každý symbol jízdy přesune jednu jednotku po jedné silnici, každá loď jednu jednotku přes jedno moře z přístavu do přístavu. Města, která jsou vám nakloněna, jsou vašim jednotkám otevřena. V každém jiném městě, jež není vaše, se jednotka zastaví: před neutrálním městským svazem smí zůstat nebo ho oblehnout, jinde na konci jara obléhá. Symboly válčení na kartách v komnatě lze místo toho proměnit v žetony válečného bonusu +1 za florény, které stojí.
wars-of-italy-does-action-intrigue = Za každou masku umístěte agenta ze zásoby, přesuňte svého, nebo odstraňte nepřátelského. Agenti stojí ve městech, v komnatách paláců a na discích vlivu, na každém místě jeden. Nepřátelského agenta přímo v této komnatě je nutné nejdřív odstranit za { $masks-acc }.
wars-of-italy-does-symbol-crown = Platí se jí Vláda, anexe, vliv a nákupy; ruší prodej odpustků.
wars-of-italy-does-symbol-cross = Platí se jím Vláda a vliv na Řím; ruší prodej odpustků. Na konci se kříže počítají pro náboženský vliv.
wars-of-italy-does-symbol-cavalry = Přesune jednotku po silnici při Tažení.
wars-of-italy-does-power = Jedna ze dvou mocností hráčů. Začíná s počátečními městy, jednotkami a destičkami a karty svého rodu umístí ve svém paláci. Francie vítězí okamžitě, ovládá-li na konci kola Neapol.
wars-of-italy-does-tile-principality = Titul: Neapol začíná se svým, milánský si může koupit Francie. Smíte mít jeden. Poskytuje symboly jednoho druhu.
wars-of-italy-does-tile-duchy = Titul: Francie začíná s milánským, neapolský si může koupit Neapol. Smíte mít jeden. Poskytuje symboly jednoho druhu.
wars-of-italy-does-tile-kingdom = Titul, který si smí koupit jen Neapol. Poskytuje symboly jednoho druhu.
wars-of-italy-does-tile-kingdom_of_france = Titul, se kterým začíná Francie. Poskytuje symboly jednoho druhu.
wars-of-italy-does-major = Podle svého disku vlivu se kloní k Francii nebo k Neapoli: je vám nakloněný, neutrální, nebo nepřátelský. V trvalém spojenectví se jeho města, destičky, karty, jednotky a agent stanou vašimi. Kdo dobude jeho hlavní město, první z jeho měst, porazí ho.
wars-of-italy-does-major-crosses = Podle svého disku vlivu se kloní k Francii nebo k Neapoli: je vám nakloněný, neutrální, nebo nepřátelský; kříže posouvají disk stejně jako koruny. V trvalém spojenectví se jeho města, destičky, karty, jednotky a agent stanou vašimi. Kdo dobude jeho hlavní město, první z jeho měst, porazí ho.
wars-of-italy-does-track-influence = Každý městský svaz má disk mezi { $lowest }, koncem Francie, a { $end }, koncem Neapole. Od { $low } do { $high } je neutrální; do { $favour } kroků od středu je té straně nakloněn a dál leží zóna spojenectví.
wars-of-italy-does-track-rounds = V označených kolech stojí zima 1 florén za každé { $troops-acc } na mapě, vlastní i spojenecké dohromady, se zaokrouhlením nahoru.
wars-of-italy-does-piece-troop = Obléhá města a brání vaše silou 1. V zimě se verbuje za { $home-acc } v počátečním městě nebo za { $price-acc } v jiném vašem městě; jednotka spojence za { $hire-acc } v jeho hlavním městě.
wars-of-italy-does-piece-agent = V neutrálním městě: jeho hodnota je o 1 nižší pro vás a o 1 vyšší pro ostatní. V cizím městě: o 1 méně proti vašemu obléhání. V soupeřově komnatě: její akci nelze použít. Na disku vlivu: zruší první korunu nebo kříž, které soupeř v každé akci utratí za vliv na tento svaz, a nedovolí mu spojenectví.
