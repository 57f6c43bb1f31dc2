# Co je v krabici hry Virtù.

# nadpisy

virtu-box-action = Akce
virtu-box-symbol = Symboly
virtu-box-power = Mocnosti hráčů
virtu-box-room = Komnaty paláců
virtu-box-noble = Karty postav
virtu-box-family = Karty rodu
virtu-box-tile = Tituly, cechy a katedrály
virtu-box-bonus = Bonusy za patronát
virtu-box-ally = Velmoci
virtu-box-city = Města
virtu-box-sea = Moře
virtu-box-track = Stupnice
virtu-box-piece = Figurky a žetony

# názvy

virtu-sea-ligurian = Ligurské moře
virtu-sea-tyrrhenian = Tyrhénské moře
virtu-sea-ionian = Jónské moře
virtu-sea-adriatic = Jaderské moře
virtu-track-patronage = stupnice patronátu
virtu-track-cities = stupnice měst
virtu-track-religion = náboženský vliv
virtu-piece-troop = jednotka
virtu-piece-agent = agent
virtu-piece-indulgence = odpustek
virtu-piece-war-token = žeton válečného bonusu +1
virtu-sort-person = osobnost
virtu-sort-work = dílo

# údaje

virtu-fact-spaces = Otevře polí dvořanů
virtu-fact-cards = Karty
virtu-box-no-action = žádná
virtu-box-side-25 = jen na straně 2/5
virtu-box-closed-3 = při 3 hráčích
virtu-box-step = { $step }: { $price }; na konci { $prestige }
virtu-box-cities = { $cities }: { $prestige }
virtu-box-awards = { $players }: { $prestige }

# co dělají akce

virtu-does-action-govern = Zaplaťte libovolný počet korun a křížů. Každý symbol pak otočí až { $tiles-acc } dostupnými zdroji nahoru, nebo reaktivuje jeden použitý bonus za spojenectví. Čím jste zaplatili právě tuto akci, zůstane vyčerpané.
virtu-does-action-patronage = Zaplaťte jeden krok na stupnici patronátu: florény s korunami nebo kříži. Kroky { $bonuses } přinesou po jednom bonusu za patronát podle vaší volby: nejvýš jednu osobnost a jedno dílo.
virtu-does-action-trade = Získáte { $florins-acc } za každou loď.
virtu-does-action-annex = Získejte jedno neutrální město: spojené silnicí s vaším městem, nebo přístav dosažitelný z vašeho přístavu za jednu loď na každé moře. Korun musíte zaplatit víc, než je jeho hodnota; ta je o 1 nižší s vaším agentem a o 1 vyšší s cizím.
virtu-does-action-war = Každý symbol jízdy přesune jednu jednotku po jedné silnici, každá loď jednu jednotku přes jedno moře z přístavu do přístavu. Jednotka, která dojde do města, jež není vaše, se zastaví a na konci jara ho obléhá. Symboly válčení na kartách v komnatě lze místo toho proměnit v žetony válečného bonusu +1 za florény, které stojí.
virtu-does-action-intrigue = Za každou masku umístěte agenta ze zásoby, přesuňte svého, nebo odstraňte nepřátelského. Agenti stojí ve městech, v komnatách kteréhokoli paláce a u velmocí, na každém místě jeden. Nepřátelského agenta přímo v této komnatě je nutné nejdřív odstranit za { $masks-acc }.

# k čemu jsou symboly

virtu-does-symbol-florin = Platí se jím ceny a žold. Florény dostupných dvořanů a destiček lze převést do pokladnice.
virtu-does-symbol-crown = Platí se jí Vláda, Mecenát, Anexe, nákupy a spojenectví; ruší prodej odpustků.
virtu-does-symbol-cross = Platí se jím Vláda, Mecenát a některé nákupy; ruší prodej odpustků. Na konci se kříže počítají pro náboženský vliv.
virtu-does-symbol-cavalry = Přesune jednotku po silnici při Tažení. Platí se jí i některá spojenectví.
virtu-does-symbol-ship = Přepraví jednotku přes moře při Tažení i ústupu, přinese florény při Obchodu a dosáhne přístavů při Anexi.
virtu-does-symbol-mask = Umístí, přesune nebo odstraní agenta při Intrikách.
virtu-does-symbol-war = Přidá 1 k vaší bojové síle při obléhání nebo v polní bitvě za florény, které stojí. V komnatě se při Tažení může stát žetonem válečného bonusu +1.
virtu-does-symbol-arrow = Posune akční žeton na jaře o jednu komnatu dál.

# k čemu je ostatní

virtu-does-power = Jedna z mocností hráčů. Začíná s počátečními městy a s jednotkou v každém z nich a karty svého rodu umístí ve svém paláci.
virtu-does-room = { $does } Karta akce položená sem nahradí natištěnou akci i její symbol.
virtu-does-room-empty = Nemá akci, dokud ji nezakryje karta akce.
virtu-does-card = Jako karta akce v komnatě provádí akci { $action }. { $does } Může být také dvořanem nebo kartou vylepšení pod jinou kartou akce a poskytovat symboly jednoho druhu.
virtu-does-card-plain = Nemá akci: slouží jako dvořan nebo jako karta vylepšení pod kartou akce a poskytuje symboly jednoho druhu.
virtu-does-tile-principality = Titul s vaším znakem. Smíte mít jeden. Poskytuje symboly jednoho druhu.
virtu-does-tile-duchy = Titul s vaším znakem. Smíte mít jeden, i vedle Knížectví. Poskytuje symboly jednoho druhu.
virtu-does-tile-kingdom = Titul. Smíte mít jeden, ale nikdy Království a Republiku zároveň. Poskytuje symboly jednoho druhu.
virtu-does-tile-republic = Titul. Smíte mít jeden, ale nikdy Království a Republiku zároveň. Poskytuje symboly jednoho druhu.
virtu-does-tile-guild = Smíte mít jeden. Poskytuje symboly jednoho druhu.
virtu-does-tile-cathedral = Staví se ve vašem městě se základní hodnotou aspoň { $value }, které žádnou nemá. Přichází vyčerpaná a přechází i s městem.
virtu-does-bonus-leonardo = Jednou při každém obléhání, v útoku i v obraně, smíte přidat { $war } za { $florins-acc }. Polní bitva a obléhání po ní se počítají za jedno.
virtu-does-bonus-copernicus = Otevře { $spaces ->
        [one] { $spaces } další pole dvořana
        [few] { $spaces } další pole dvořanů
       *[other] { $spaces } dalších polí dvořanů
    }.
virtu-does-bonus-michelangelo = Dává zdarma { $crowns-acc } při každé akci Mecenát.
virtu-does-bonus-columbus = Na konci přinese { $prestige-acc }.
virtu-does-bonus-machiavelli = Karta postavy: ihned se přidá k vašim dvořanům, s dostupnými zdroji. Není-li místo, odhoďte dvořana, nebo se karty vzdejte.
virtu-does-bonus-bastion = Přidá { $defence } k vaší obraně při každém obléhání proti vám.
virtu-does-bonus-the_prince = Otevře { $spaces ->
        [one] { $spaces } další pole dvořana
        [few] { $spaces } další pole dvořanů
       *[other] { $spaces } dalších polí dvořanů
    } a přinese o jednoho agenta víc. Ostatní nesmějí umisťovat ani přesouvat agenty do vašich měst, komnat a spojenectví; ti, kteří tam už jsou, zůstanou.
virtu-does-bonus-duomo = Na konci se počítá za { $crosses-acc } pro náboženský vliv.
virtu-does-bonus-sistine = Na konci se počítá za { $crosses-acc } pro náboženský vliv.
virtu-does-bonus-artillery = Destička: při obléhání nebo v polní bitvě přidá { $war } za { $florins-acc } a vyčerpá se tím.
virtu-does-ally-ottomans = Jako váš spojenec dává { $gives-acc }, vše najednou, při Anexi, Tažení, Obchodu nebo ústupu; znovu až po reaktivaci. Na konci přinese 1 bod prestiže. Nepřátelský agent tam obojí blokuje.
virtu-does-ally-france = Jako váš spojenec přidá { $war } při obléhání nebo v polní bitvě; znovu až po reaktivaci. Na konci přinese 1 bod prestiže. Nepřátelský agent tam obojí blokuje.
virtu-does-ally-empire = Jako váš spojenec dává { $gives-acc } na kteroukoli akci, nákup nebo zrušení prodeje odpustků; znovu až po reaktivaci. Na konci přinese 1 bod prestiže a počítá se pro náboženský vliv. Nepřátelský agent tam to všechno blokuje.
virtu-does-city = Kdo ho drží, má jeho destičku, která poskytuje symboly jednoho druhu. Svou hodnotou se samo brání a koruny při anexi ji musí převýšit.
virtu-does-city-pirate = Pirátský přístav: nelze ho anektovat, jen dobýt obléháním, ale agenti v něm stát smějí. Jeho destička poskytuje symboly jednoho druhu.
virtu-does-sea = Jedna loď přes něj přepraví jednotku z přístavu do přístavu. Cesta přes sousední moře stojí za každé z nich jednu loď.
virtu-does-track-patronage = Každá akce Mecenát vás posune o jeden krok. Kroky { $bonuses } přinesou bonus. Kdo je na konci nejdál, má o 1 bod prestiže víc; jakmile někdo udělá poslední krok, je tato zima poslední.
virtu-does-track-cities = Počítá vaše města a určuje pořadí tahů. Od { $cities-gen } máte o jedno pole dvořana víc. Kdo je na konci nejdál, má o 1 bod prestiže víc; jakmile má někdo { $last-acc }, je tato zima poslední.
virtu-does-track-religion = Body prestiže na konci za nejvíc křížů na kartách, destičkách a bonusech, od prvního místa. Při shodě dostanou všichni odměnu místa pod nimi.
virtu-does-piece-troop = Obléhá města a brání vaše silou 1. V zimě se jí platí žold; verbuje se za { $home-acc } v počátečním městě nebo za { $price-acc } v jiném vašem městě.
virtu-does-piece-agent = V neutrálním městě: jeho hodnota je o 1 nižší pro vás a o 1 vyšší pro ostatní. V cizím městě: o 1 méně proti vašemu obléhání. V cizí komnatě: její akci nelze použít. U velmoci: spojenectví vás stojí o jeden symbol méně, cizího spojence lze převzít a jeho bonus je zatím blokován.
virtu-does-piece-indulgence = Jednou za rok dá 1 korunu k placení, nebo { $florins-acc }. Položí se do komnaty pod akční žeton a od té chvíle komnatu nelze použít. Zruší se, když tam akční žeton přijde, za { $crosses-acc } nebo { $crowns-acc }. Každý, který zbude na konci, stojí 1 bod prestiže.
virtu-does-piece-war-token = Přidá 1 při obléhání nebo v polní bitvě. Získává se při Tažení ze symbolů válčení na kartách v komnatě a vydrží do vašeho posledního obléhání toho jara.
