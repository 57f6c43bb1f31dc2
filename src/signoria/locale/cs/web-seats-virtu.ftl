# Virtù v prohlížeči: rok, místa u stolu a pohledy.

web-virtu-year = Rok
web-virtu-phases = Části roku
web-virtu-phase-spring = Jaro: každý posune žeton a provede akci
web-virtu-phase-sieges = Obléhání: všechna na konci jara, podle pořadí tahů
web-virtu-phase-winter = Zima: žold, palác, nákupy, verbování, spojenectví
web-virtu-besieged = Obléhaná města: { $cities }
web-virtu-at-it =
    { $seat-who ->
        [you] Váš tah
       *[other] Na tahu je { $seat }
    }
web-virtu-seats = Místa u stolu
web-virtu-seat = { $seat }, { $power }: { $counts }. Lze platit: { $ready }. Patronát: pole { $patronage }.
web-virtu-seat-token = Akční žeton v komnatě { $room } ({ $action }).
web-virtu-seat-indulgences = Odpustky v komnatách: { $rooms }.
web-virtu-seat-away = Není u stolu.
web-virtu-place = Pořadí na stupnici měst: { $place }.
web-virtu-place-short = { $place }.
web-virtu-crosses = Kříže pro náboženský vliv
web-virtu-seat-open = Ukázat palác.
web-virtu-seat-next = Komnata s akčním žetonem a ta po ní
web-virtu-stock = Agenti v zásobě
web-virtu-war-tokens = Žetony válečného bonusu +1
web-virtu-indulgences = Odpustky
web-virtu-prestige-of = Prestiž ({ $seat }): { $prestige }. Podle kategorií
web-virtu-prestige-now = Prestiž, kdyby hra skončila teď
web-virtu-track-city = Stupnice měst
web-virtu-track-patron = Stupnice patronátu
web-virtu-looks = Pohledy
web-virtu-changed =
    { $number ->
        [0] Od vašeho tahu se nic nezměnilo
        [one] Od vašeho tahu se změnilo { $number } místo: přejít na něj
        [few] Od vašeho tahu se změnila { $number } místa: přejít na další
       *[other] Od vašeho tahu se změnilo { $number } míst: přejít na další
    }
web-virtu-then = Držet: stůl, jak vypadal po vašem tahu
web-virtu-explore = Co byste mohli udělat dál
web-virtu-eyes = Co může dál udělat { $seat }
web-virtu-eyes-of = Očima soupeře: { $seat }
web-virtu-sight-short = chybí:
web-virtu-sight-nothing = Na nic nedosáhne.

# co se vám stalo

web-virtu-done-lost = Ztrácíte { $city-acc }, novým pánem je { $seat }.
web-virtu-done-held = Ubránili jste { $city-acc } proti { $seat-dat }.
web-virtu-done-besieged = Vaše město { $target } je v obležení: { $seat }.
web-virtu-done-watched = Ve vašem městě { $place } stojí nepřátelský agent: { $seat }.
web-virtu-done-courted = U vašeho spojence ({ $place }) stojí nepřátelský agent: { $seat }.
web-virtu-done-blocked = Vaši komnatu { $room } blokuje nepřátelský agent: { $seat }.

# klávesy

web-virtu-key-eyes = očima prvního, druhého, třetího … řádku
web-virtu-key-explore = co bych mohl udělat dál
web-virtu-key-changed = další místo, které se od mého tahu změnilo
web-virtu-key-palace = můj palác

# první hra s průvodcem

web-virtu-coach-goal = Vítejte v Itálii! Vládnete jedné z jejích mocností. Prestiž přinášejí města, patronát, karty, destičky, náboženský vliv a trofeje; kdo jí má nejvíc, vyhrává. Nic není skryté: podívat se můžete do každého paláce.
web-virtu-coach-family = Nejdřív umístěte tři karty svého rodu. V komnatě karta nahradí vytištěnou akci, pod jinou kartou ji vylepší a jako dvořan zaplatí za cokoli. Dobrý začátek: oblíbenou akci do komnaty, ostatní mezi dvořany.
web-virtu-coach-token = Každé jaro se váš akční žeton zastaví v komnatě paláce a vy provedete její akci. Poprvé smí začít kdekoli; potom jde po směru hodinových ručiček, podívejte se tedy i na další komnaty.
web-virtu-coach-annex = Anexe je dobrá první akce: neutrální město je vaše, zaplatíte-li víc korun, než je jeho hodnota. Vláda otáčí vyčerpané destičky; budete ji potřebovat od druhého roku.
web-virtu-coach-pay = Platí se symboly dvořanů a destiček, z každého jedním druhem; tím se vyčerpají. Platba je navržena: červené by propadlo. Klepnutím na políčko zaplatíte něčím jiným, pak potvrďte.
web-virtu-coach-winter = Zima má pět částí: žold, palác, nákupy, verbování, spojenectví. Dvě jednotky slouží zdarma, další stojí florény: kdo nezaplatí, přijde o ně. Co nechcete, přeskočte.
web-virtu-coach-market = Co koupíte, slouží do konce hry. Postavy dávají symboly pokaždé, když se probudí jejich strana; tituly otevírají pole pro další dvořany. Brzké nákupy zaplatí ty pozdější.
web-virtu-coach-arrows = Teď se akční žeton posouvá: jedna až dvě komnaty jsou zdarma. Když překročí šipku vlevo nebo vpravo, jsou všichni dvořané té strany znovu dostupní. U komnaty stojí, kolik stojí cesta a kdo se cestou probudí.
web-virtu-coach-war = Tažení hýbe jednotkami: jízda po silnici, loď přes moře. Jednotka před cizím městem ho obléhá a rozhodne se na konci jara. Obě síly vidíte ještě před pochodem.
web-virtu-coach-intrigue = Intriky vysílají agenty. V neutrálním městě ho agent zlevní vám a zdraží ostatním; v soupeřově komnatě zablokuje akci.
web-virtu-coach-siege = Obléhání porovná vaše jednotky a bonusy s hodnotou města a jeho obránci. Musíte být silnější, rovnost nestačí. Bonusy se oznamují střídavě, dokud oba nepasují.
web-virtu-coach-indulgence = Jednou za rok dá odpustek korunu, nebo tři florény. Leží v komnatě pod akčním žetonem, příště ji blokuje a na konci hry stojí bod prestiže.
web-virtu-coach-rivals = Klepněte na vavřín a uvidíte prestiž všech podle kategorií. Podržte jméno soupeře a uvidíte, co může udělat dál. Hra končí, když má někdo osm měst nebo stojí na konci stupnice patronátu, nebo když nezbývá neutrální město. Teď víte dost: hodně štěstí!
