# Virtù. Slova stolu.

# refusals

virtu-refusal-not-your-turn = Nejste na tahu.
virtu-refusal-asked-to-pay = Teď platíte: zvolte, co použijete.
virtu-refusal-not-available = { $thing-acc } teď nelze použít.
virtu-refusal-no-such-symbol = Symbol { $symbol-gen } tu není: { $source }.
virtu-refusal-not-missing = Symbol { $symbol-gen } teď nepotřebujete.
virtu-refusal-same-as-crown = Kříž tu dokáže jen totéž co koruna téhož zdroje: použijte korunu.
virtu-refusal-rest-unpayable = Použijete-li { $source-acc } na symbol { $symbol-gen }, nebude čím zaplatit zbytek.
virtu-refusal-cannot-pay = Nemůžete to zaplatit celé.
virtu-refusal-too-dear = Nemáte čím to zaplatit.
virtu-refusal-asked-to-cash = Teď se rozhoduje, které florény převedete do pokladnice.
virtu-refusal-no-florins-there = Odtud nelze převést do pokladnice žádné florény: { $thing }.
virtu-refusal-asked-for-family = Teď se rozhoduje, kam přijde karta rodu.
virtu-refusal-no-action-card = Tato karta nemá akci a nesmí do { $thing-gen }.
virtu-refusal-room-taken = V { $thing-loc } už karta leží.
virtu-refusal-upgrade-taken = Pod kartou v { $thing-loc } už vylepšení leží.
virtu-refusal-upgrade-alone = Vylepšení by zůstalo bez karty nad sebou.
virtu-refusal-no-open-space = { $thing-short } není žádné otevřené pole dvořana.
virtu-refusal-asked-to-enter = Teď se rozhoduje, ve které komnatě začne váš akční žeton.
virtu-refusal-asked-to-move = Teď posuňte akční žeton dál, nebo se zastavte.
virtu-refusal-no-step-left = Žádná další komnata už není zdarma: zaplaťte za ni, nebo se zastavte.
virtu-refusal-must-move = Akční žeton se musí posunout aspoň o jednu komnatu.
virtu-refusal-full-circle = Akční žeton obejde palác nejvýš jednou.
virtu-refusal-step-bought = Za florény lze koupit jen jednu komnatu ročně.
virtu-refusal-no-arrow-there = Žádná dostupná šipka tu není: { $thing }.
virtu-refusal-asked-to-clear = Teď se rozhoduje, zda zrušíte prodej odpustků.
virtu-refusal-asked-to-gather = Teď přidejte další symboly, nebo řekněte, že to stačí.
virtu-refusal-asked-to-refresh = Teď se rozhoduje, co bude znovu dostupné.
virtu-refusal-not-exhausted = Není vaše, nebo není vyčerpané: { $thing }.
virtu-refusal-pays-this = Právě tím platíte tuto akci: { $thing }.
virtu-refusal-half-a-symbol = Reaktivace spojenectví stojí celý symbol.
virtu-refusal-asked-to-patronise = Teď se rozhoduje, zda postoupíte na stupnici patronátu.
virtu-refusal-track-ends = Jste na konci stupnice patronátu.
virtu-refusal-asked-for-bonus = Teď se vybírá bonus za patronát.
virtu-refusal-bonus-taken = { $thing-acc } už někdo má.
virtu-refusal-bonus-kind = Bonus tohoto druhu už máte: nejvýš jedna osobnost a jedno dílo.
virtu-refusal-asked-to-annex = Teď se rozhoduje, které město anektujete.
virtu-refusal-city-closed =
    { $thing } v této hře { $thing-gender ->
        [pl] nejsou
       *[other] není
    }.
virtu-refusal-not-neutral =
    { $thing } { $thing-gender ->
        [pl] nejsou
       *[other] není
    } neutrální město.
virtu-refusal-pirate-port = { $thing } je pirátský přístav, ten nelze anektovat.
virtu-refusal-out-of-reach =
    { $thing-id ->
        [corfu] na { $thing-acc }
       *[other] do { $thing-gen }
    } nevede silnice z žádného vašeho města ani cesta po moři z vašeho přístavu.
virtu-refusal-asked-to-lead = Teď se rozhoduje, která jednotka potáhne.
virtu-refusal-no-troop =
    { $thing-id ->
        [florence] ve { $thing-loc }
        [spoleto] ve { $thing-loc }
        [corfu] na { $thing-loc }
       *[other] v { $thing-loc }
    } nemáte žádnou jednotku.
virtu-refusal-troop-stops = Jednotky u cizího města se už zastavily: { $thing }.
virtu-refusal-no-way-out =
    Na cestu { $thing-id ->
        [siena] ze { $thing-gen }
        [spoleto] ze { $thing-gen }
       *[other] z { $thing-gen }
    } nemáte dost jízdy ani lodí.
virtu-refusal-token-too-dear = Nemáte florény na žeton válečného bonusu.
virtu-refusal-asked-for-route = Teď se rozhoduje, kam jednotka potáhne.
virtu-refusal-no-road =
    { $thing-id ->
        [corfu] na { $thing-acc }
       *[other] do { $thing-gen }
    } nevede přímá silnice.
virtu-refusal-no-sea-way =
    { $thing-id ->
        [corfu] na { $thing-acc }
       *[other] do { $thing-gen }
    } nevede cesta po moři.
virtu-refusal-no-cavalry =
    Na silnici { $thing-id ->
        [corfu] na { $thing-acc }
       *[other] do { $thing-gen }
    } nemáte jízdu.
virtu-refusal-too-few-ships =
    Na cestu { $thing-id ->
        [corfu] na { $thing-acc }
       *[other] do { $thing-gen }
    } nemáte dost lodí.
virtu-refusal-asked-for-agents = Teď se rozhoduje, co udělají vaši agenti.
virtu-refusal-no-mask = Nemáte už žádnou masku.
virtu-refusal-no-agent-left = V zásobě už nemáte žádného agenta.
virtu-refusal-place-taken = Agent už tam stojí: { $thing }.
virtu-refusal-place-closed = Toto místo v této hře není: { $thing }.
virtu-refusal-barred-by-prince = Dílo Vladař tam vaše agenty nepustí: { $thing }.
virtu-refusal-one-a-palace = S volbou „Pro první hry“ smí být v paláci jen jeden nepřátelský agent.
virtu-refusal-not-own-agent = Žádný váš agent tam nestojí: { $thing }.
virtu-refusal-no-enemy-agent = Žádný nepřátelský agent tam nestojí: { $thing }.
virtu-refusal-asked-where = Teď se rozhoduje, kam se agent přesune.
virtu-refusal-nowhere-to-go = Tento agent už nemá kam jít.
virtu-refusal-stays-there = Agent už tam stojí.
virtu-refusal-asked-to-free = Teď se rozhoduje, zda uvolníte komnatu.
virtu-refusal-too-few-masks = Na uvolnění komnaty nemáte dost masek.
virtu-refusal-asked-to-besiege = Teď se rozhoduje, které obléhání přijde na řadu.
virtu-refusal-no-siege = { $thing-acc } neobléháte.
virtu-refusal-asked-to-declare = Teď oznamte válečný bonus, nebo pasujte.
virtu-refusal-no-token = Nemáte žeton válečného bonusu.
virtu-refusal-no-leonardo = Leonardo da Vinci vám neslouží.
virtu-refusal-leonardo-used = Leonardo da Vinci už v tomto obléhání pomohl.
virtu-refusal-no-war-symbol = Žádný symbol válčení tu není: { $thing }.
virtu-refusal-war-too-dear = Nemáte florény na tento válečný bonus.
virtu-refusal-asked-to-go-on = Teď se rozhoduje, zda město oblehnete.
virtu-refusal-asked-to-retreat = Teď se rozhoduje, kam jednotka ustoupí.
virtu-refusal-not-own-city =
    { $thing } { $thing-gender ->
        [pl] nejsou
       *[other] není
    } vaše město.
virtu-refusal-no-direct-road =
    { $thing-id ->
        [corfu] na { $thing-acc }
       *[other] do { $thing-gen }
    } nevede přímá silnice.
virtu-refusal-no-sea-retreat =
    { $thing-id ->
        [corfu] na { $thing-acc }
       *[other] do { $thing-gen }
    } se nelze dostat z přístavu do přístavu.
virtu-refusal-road-is-free =
    { $thing-id ->
        [corfu] na { $thing-acc }
       *[other] do { $thing-gen }
    } vede silnice, a ta nic nestojí.
virtu-refusal-no-ships =
    Na cestu { $thing-id ->
        [corfu] na { $thing-acc }
       *[other] do { $thing-gen }
    } nemáte dost lodí.
virtu-refusal-asked-for-salary = Teď se rozhoduje, kolik zaplatíte na žoldu.
virtu-refusal-not-due = { $thing } je víc, než stojí všechny vaše jednotky.
virtu-refusal-asked-to-dismiss = Teď se rozhoduje, která jednotka odejde.
virtu-refusal-no-troop-there =
    { $thing-id ->
        [florence] ve { $thing-loc }
        [spoleto] ve { $thing-loc }
        [corfu] na { $thing-loc }
       *[other] v { $thing-loc }
    } nemáte žádnou jednotku.
virtu-refusal-asked-to-reorganise = Teď můžete reorganizovat palác.
virtu-refusal-courtier-exhausted = Vyčerpanou kartu ({ $thing }) nelze přesunout.
virtu-refusal-moved-already = Tato karta se letos v zimě už přesunula.
virtu-refusal-room-held = { $room-acc } drží váš akční žeton, odpustek nebo nepřátelský agent.
virtu-refusal-room-full = V { $room-loc } už leží karta i vylepšení.
virtu-refusal-no-action-alone = Karta bez akce nesmí ležet v { $room-loc } sama.
virtu-refusal-no-card-there = Taková karta v { $room-loc } není.
virtu-refusal-no-space = Na této straně není volné pole dvořana.
virtu-refusal-no-such-courtier = { $card } není mezi vašimi dvořany { $side-short }.
virtu-refusal-asked-for-side = Teď se rozhoduje, na které straně karta bude.
virtu-refusal-asked-to-make-room = Teď se rozhoduje, který dvořan uvolní místo.
virtu-refusal-asked-to-free-space = Teď se rozhoduje, který dvořan opustí světlejší pole.
virtu-refusal-not-shaded = { $side-short } žádná karta světlejší pole nezabírá.
virtu-refusal-asked-to-buy = Teď se rozhoduje, co koupíte.
virtu-refusal-sold-out = V banku už není: { $thing }.
virtu-refusal-bought-already = { $thing-acc } jste letos v zimě už koupili.
virtu-refusal-owned-already = Víc než jednu takovou kartu či destičku mít nesmíte: { $thing }.
virtu-refusal-kingdom-or-republic = Smíte mít Království, nebo Republiku, ne obojí.
virtu-refusal-no-cathedral-city = Katedrála potřebuje vaše město s hodnotou 3 nebo 4, kde ještě žádná není.
virtu-refusal-no-court = Nemáte vůbec žádné pole dvořana.
virtu-refusal-asked-to-build = Teď se rozhoduje, kde bude katedrála stát.
virtu-refusal-asked-to-recruit = Teď se rozhoduje, kde naverbujete jednotku.
virtu-refusal-not-own-to-recruit =
    { $thing } { $thing-gender ->
        [pl] nejsou
       *[other] není
    } vaše město, a verbovat smíte jen ve vlastních.
virtu-refusal-all-troops-out = Všechny vaše jednotky už jsou na mapě.
virtu-refusal-asked-to-ally = Teď uzavřete spojenectví, nebo odmítněte.
virtu-refusal-allied-already = { $thing } už je vaším spojencem.
virtu-refusal-ally-of-another = { $thing } je spojencem jiného hráče: k převzetí tam potřebujete svého agenta.
virtu-refusal-asked-to-indulge = Teď se rozhoduje, zda na závěr vyhlásíte prodej odpustků.

# prompts

virtu-prompt-place-family =
    Karta { $number }/{ $of }, { $card } ({ $action-id ->
        [none] bez akce
       *[other] { $action }
    }; { $symbols }): kam ji umístíte?
virtu-prompt-pay =
    { $purpose }: cena { $price }{ $slack-number ->
        [0] { "" }
       *[other] , { $slack } lze ušetřit
    }. { $missing-number ->
        [0] Pokladnice stačí na vše: použít napřed něco jiného?
       *[other] Chybí { $missing }. Co použijete?
    }
virtu-prompt-cash = Máte { $florins-acc }; dvořané a destičky mohou dát ještě { $more-acc }. Převést něco do pokladnice?
virtu-prompt-place-token = Kde začne váš akční žeton? Komnaty: { $rooms }.
virtu-prompt-move-token =
    Váš akční žeton: { $room } ({ $action }); další: { $ahead }. { $steps-number ->
        [0] Zdarma už žádná komnata.
       *[other] Zdarma ještě { $steps }.
    } { $gone-number ->
        [0] Musí jít dál.
       *[other] Dál, nebo zastavit a jednat?
    }
virtu-prompt-clear-indulgence = { $room }: zrušit prodej odpustků za { $crosses-acc } nebo { $crowns-acc }?
virtu-prompt-gather =
    { $action-id ->
        [trade] Obchod: loď přinese { $each-acc }. Zatím: { $pool }{ $brings-number ->
            [0] { "" }
           *[other] , tedy { $brings }
        }. Další?
       *[govern] Vláda: koruna nebo kříž zpřístupní { $each-acc } (na výběr jich je { $exhausted-number }). Zatím: { $pool }. Další?
    }
virtu-prompt-refresh-tiles =
    Co bude znovu dostupné? Můžete vybrat ještě { $tiles-acc }{ $allies-number ->
        [0] { "" }
       *[other] { " " }(spojenectví stojí celý symbol)
    }.
virtu-prompt-patronise =
    { $step-number ->
        [0] Jste na konci stupnice patronátu.
       *[other] Postoupit na pole { $step } stupnice patronátu za { $price-acc }? { $prestige-number ->
                [0] { $bonus-id ->
                    [none] Prestiž nepřinese
                   *[other] Přinese { $bonus-acc }
                }
               *[other] Přinese { $prestige-acc }{ $bonus-id ->
                    [none] { "" }
                   *[other] { " " }a { $bonus-acc }
                }
            }.
    }
virtu-prompt-choose-bonus = Patronát, pole { $step }: jaký bonus si vyberete ({ $kind })?
virtu-prompt-annex-city = Které město anektujete? Máte nejvýš { $crowns-acc } a { $ships-acc }.
virtu-prompt-lead-troops = Která jednotka potáhne? Máte nejvýš { $cavalry-acc } a { $ships-acc }.
virtu-prompt-choose-route =
    Kam potáhne jednotka { $city-id ->
        [siena] ze { $city-gen }
        [spoleto] ze { $city-gen }
       *[other] z { $city-gen }
    }? Máte nejvýš { $cavalry-acc } a { $ships-acc }.
virtu-prompt-send-agents = Co udělají vaši agenti? Máte nejvýš { $masks-acc }; v zásobě: { $stock }.
virtu-prompt-move-agent = Kam se agent přesune? Teď stojí zde: { $place }.
virtu-prompt-free-room = { $room-acc } blokuje agent { $rival-gen }. Odstranit ho za { $price-acc } a jednat?
virtu-prompt-choose-siege = Které obléhání přijde na řadu? Na výběr: { $cities }.
virtu-prompt-go-on = Polní bitvu u { $city-gen } jste vyhráli. Oblehnout město silou { $mine-number } proti { $theirs-number }, nebo to vzdát?
virtu-prompt-declare = { $battle }: vy { $mine-number }, proti vám { $theirs-number }; { $standing }. Oznámit válečný bonus, nebo pasovat?
virtu-prompt-retreat-troop = Kam ustoupí jednotka od { $city-gen }? Stojí tam { $troops }; na cestu po moři máte nejvýš { $ships-acc }.
virtu-prompt-choose-salary =
    Máte { $troops-acc }{ $free-number ->
        [0] { "" }
       *[other] , z toho zdarma { $free-number }
    }; celý žold: { $due }. Kolik zaplatíte (máte nejvýš { $florins-acc })?
virtu-prompt-dismiss-troop = Odejít musí ještě { $troops }: odkud?
virtu-prompt-reorganise = Reorganizovat palác? Volných polí dvořanů: { $free }.
virtu-prompt-buy-things = Co koupíte? Máte nejvýš { $florins-acc }, { $crowns-acc } a { $crosses-acc }.
virtu-prompt-build-cathedral = Kde postavíte katedrálu? Možnosti: { $cities }.
virtu-prompt-recruit-troops = Kde naverbujete jednotku? Jednotek máte { $troops-number }, nejvýš smíte { $limit }; zaplatit můžete nejvýš { $florins-acc }.
virtu-prompt-forge-alliance = S kým uzavřete spojenectví? Na výběr: { $offers }.
virtu-prompt-last-indulgence = { $room }: vyhlásit na závěr prodej odpustků? Přinese { $florins-acc }.
virtu-prompt-choose-side = Na které straně bude { $card }?
virtu-prompt-make-room = { $card }: není volné pole dvořana. Kdo uvolní své?
virtu-prompt-free-space = Přišli jste o pole dvořana, na světlejších polích přebývá karet: { $cards-number }. Která odejde?

# hints

virtu-hint-place-family = Zatím to nikdo nevidí. Do komnaty smí jen karta s akcí.
virtu-hint-pay = Z každého zdroje symboly jednoho druhu. Placení můžete vzít zpět.
virtu-hint-cash = Florény jdou do pokladnice a zdroj je vyčerpaný.
virtu-hint-place-token = Na prvním jaře smí začít v kterékoli komnatě; šipku tím nepřekročí.
virtu-hint-move-token =
    { $price-number ->
        [0] Každá další komnata stojí šipku, nejvýš jedno kolo.
       *[other] Ještě jedna komnata stojí { $price-acc }, každá další šipku.
    }
virtu-hint-clear-indulgence = Komnatu s odpustkem nelze použít, na konci stojí bod prestiže.
virtu-hint-gather = Nevyužité symboly propadnou.
virtu-hint-refresh-tiles = Za každý symbol až dvě destičky, nebo jedno spojenectví.
virtu-hint-patronise = Pole 2 a 4 přinesou i bonus.
virtu-hint-choose-bonus = Nejvýš jedna osobnost a jedno dílo.
virtu-hint-annex-city = Víc korun než hodnota města; bez silnice i loď za každé moře.
virtu-hint-lead-troops = Silnice: jízda, moře: loď. Symboly válčení lze proměnit v žetony.
virtu-hint-choose-route = V cizím městě se jednotka zastaví a obléhá.
virtu-hint-send-agents = Maska umístí, přesune nebo odstraní agenta.
virtu-hint-move-agent = Tam, kde žádný agent není; do zásoby se nevrací.
virtu-hint-free-room = Maska samotné komnaty se počítá také.
virtu-hint-choose-siege = Všechna obléhání proběhnou, pořadí volíte vy.
virtu-hint-go-on = Když to vzdáte, jednotky ustoupí beze ztrát.
virtu-hint-declare = Střídavě, dokud oba nepasují. Symbol válčení obvykle stojí florén.
virtu-hint-retreat-troop = Po silnici zdarma, po moři loď za každé moře; jinak je ztracena.
virtu-hint-choose-salary = Každý florén udrží další dvě jednotky.
virtu-hint-dismiss-troop = Nezaplacené jednotky odejdou z mapy.
virtu-hint-reorganise = Každá karta jednou za zimu, z dvořanů jen dostupní.
virtu-hint-buy-things = Každá věc jednou za zimu. Tím, co koupíte, letos v zimě platit nelze.
virtu-hint-build-cathedral = Přichází vyčerpaná.
virtu-hint-recruit-troops = V počátečním městě { $home }, v jiném vlastním { $away }.
virtu-hint-forge-alliance = Jedno ročně. Váš agent ušetří symbol, nebo převezme cizího spojence.
virtu-hint-last-indulgence = Komnata bude blokovaná a na konci přijdete o bod prestiže.
virtu-hint-choose-side = Koupená karta smí i na pole dvořana, kterého kvůli ní odhodíte.
virtu-hint-make-room = Florény dostupného dvořana jdou napřed do pokladnice.
virtu-hint-free-space = Přesuňte kartu na volné pole, nebo ji odhoďte.

# events

virtu-event-power-drawn =
    { $seat-who ->
        [you] Hrajete
       *[other] { $seat } hraje
    } za { $power-acc }.
virtu-event-first-drawn =
    { $seat-who ->
        [you] Začínáte vy.
       *[other] Začíná { $seat }.
    }
virtu-event-family-placed =
    { $seat-who ->
        [you] Umisťujete
       *[other] { $seat } umisťuje
    } kartu rodu: { $card }, { $where-id ->
        [left] mezi dvořany vlevo
        [right] mezi dvořany vpravo
       *[other] { $where }
    }.
virtu-event-year-begun = Začíná { $number }. rok.
virtu-event-token-placed =
    { $seat-who ->
        [you] Stavíte
       *[other] { $seat } staví
    } akční žeton do komnaty { $room }.
virtu-event-token-moved =
    { $seat-who ->
        [you] Posouváte
       *[other] { $seat } posouvá
    } akční žeton do komnaty { $room }.
virtu-event-side-refreshed =
    { $seat-who ->
        [you] Vaši dvořané
       *[other] Dvořané { $seat-gen }
    } { $side-short } jsou znovu dostupní.
virtu-event-step-paid =
    { $seat-who ->
        [you] Platíte
       *[other] { $seat } platí
    } za další komnatu.
virtu-event-tapped =
    { $seat-who ->
        [you] Používáte
       *[other] { $seat } používá
    } { $source-acc }: { $number }.
virtu-event-indulged =
    { $seat-who ->
        [you] Vyhlašujete
       *[other] { $seat } vyhlašuje
    } prodej odpustků v komnatě { $room }.
virtu-event-indulgence-cleared =
    { $seat-who ->
        [you] Rušíte
       *[other] { $seat } ruší
    } prodej odpustků v komnatě { $room }.
virtu-event-room-blocked =
    { $seat-who ->
        [you] Nemůžete
       *[other] { $seat } nemůže
    } použít komnatu { $room }: je blokovaná.
virtu-event-acted =
    { $seat-who ->
        [you] Provádíte
       *[other] { $seat } provádí
    } akci { $action }.
virtu-event-declined =
    { $seat-who ->
        [you] Nevyužíváte
       *[other] { $seat } nevyužívá
    } tuto akci.
virtu-event-tile-refreshed =
    { $seat-who ->
        [you] Zpřístupňujete
       *[other] { $seat } zpřístupňuje
    }: { $tile }.
virtu-event-ally-renewed =
    { $seat-who ->
        [you] Reaktivujete
       *[other] { $seat } reaktivuje
    } spojenectví: { $ally }.
virtu-event-patronage-gained =
    { $seat-who ->
        [you] Dosahujete
       *[other] { $seat } dosahuje
    } na stupnici patronátu pole { $number }.
virtu-event-bonus-chosen =
    { $seat-who ->
        [you] Vybíráte si
       *[other] { $seat } si vybírá
    } bonus za patronát: { $bonus }.
virtu-event-traded =
    { $seat-who ->
        [you] Získáváte
       *[other] { $seat } získává
    } obchodem { $number-acc }.
virtu-event-annexed =
    { $seat-who ->
        [you] Anektujete
       *[other] { $seat } anektuje
    } { $city-acc }.
virtu-event-marched =
    { $seat-who ->
        [you] Vaše jednotka
       *[other] Jednotka { $seat-gen }
    } táhne { $city-id ->
        [siena] ze { $city-gen }
        [spoleto] ze { $city-gen }
       *[other] z { $city-gen }
    } { $target-id ->
        [corfu] na { $target-acc }
       *[other] do { $target-gen }
    }.
virtu-event-armed =
    { $seat-who ->
        [you] Získáváte
       *[other] { $seat } získává
    } { $number-acc }.
virtu-event-agent-placed =
    { $seat-who ->
        [you] Umisťujete
       *[other] { $seat } umisťuje
    } agenta: { $place }.
virtu-event-agent-lifted =
    { $seat-who ->
        [you] Váš agent
       *[other] Agent { $seat-gen }
    } opouští { $place-acc }.
virtu-event-agent-removed =
    { $seat-who ->
        [you] Odstraňujete
       *[other] { $seat } odstraňuje
    } { $owner-who ->
        [you] vašeho agenta
       *[other] agenta { $owner-gen }
    }: { $place }.
virtu-event-sieges-begun = Začínají obléhání.
virtu-event-declared =
    { $seat-who ->
        [you] Oznamujete
       *[other] { $seat } oznamuje
    } válečný bonus +{ $number }: { $source }.
virtu-event-passed =
    { $seat-who ->
        [you] Pasujete
       *[other] { $seat } pasuje
    }.
virtu-event-field-battle-fought = Polní bitva u { $city-gen } – { $seat }: { $strength }; { $rival }: { $against }.
virtu-event-field-battle-won =
    { $seat-who ->
        [you] Vyhráváte
       *[other] { $seat } vyhrává
    } polní bitvu u { $city-gen } { $number-number ->
        [0] beze ztrát
       *[other] a ztrácí{ $seat-who ->
                [you] te
               *[other] { "" }
            } { $number-acc }
    }.
virtu-event-field-battle-tied =
    Polní bitva u { $city-gen } je nerozhodná: { $seat-who ->
        [you] vy i { $rival } přicházíte o jednotku a ustupujete
       *[other] { $rival-who ->
            [you] vy i { $seat } přicházíte o jednotku a ustupujete
           *[other] { $seat } i { $rival } přicházejí o jednotku a ustupují
        }
    }.
virtu-event-gave-up =
    { $seat-who ->
        [you] Vzdáváte
       *[other] { $seat } vzdává
    } obléhání { $city-gen }.
virtu-event-siege-fought =
    { $seat-who ->
        [you] Obléháte
       *[other] { $seat } obléhá
    } { $city-acc }: { $attack } proti { $defence }.
virtu-event-city-taken =
    { $seat-who ->
        [you] Dobýváte
       *[other] { $seat } dobývá
    } { $city-acc } { $number-number ->
        [0] beze ztrát
       *[other] a ztrácí{ $seat-who ->
                [you] te
               *[other] { "" }
            } { $number-acc }
    }.
virtu-event-siege-lost =
    { $city } { $city-gender ->
        [pl] odolávají
       *[other] odolává
    }: { $seat-who ->
        [you] ztrácíte
       *[other] { $seat } ztrácí
    } jednotku.
virtu-event-trophy-gained =
    { $seat-who ->
        [you] Získáváte
       *[other] { $seat } získává
    } trofej za vítězství nad { $rival-ins }.
virtu-event-retreated =
    { $seat-who ->
        [you] Vaše jednotka
       *[other] Jednotka { $seat-gen }
    } ustupuje od { $city-gen } { $target-id ->
        [corfu] na { $target-acc }
       *[other] do { $target-gen }
    }.
virtu-event-troop-lost =
    { $seat-who ->
        [you] Ztrácíte
       *[other] { $seat } ztrácí
    } jednotku u { $city-gen }.
virtu-event-order-set = Pořadí tahů: { $seat }.
virtu-event-last-winter = Tato zima je poslední: { $reason }.
virtu-event-winter-begun =
    Zima, na tahu { $seat-who ->
        [you] jste vy
       *[other] je { $seat }
    }.
virtu-event-salary-paid =
    { $seat-who ->
        [you] { $number-number ->
            [0] Neplatíte žádný žold
           *[other] Platíte žold, { $number-acc }
        }
       *[other] { $number-number ->
            [0] { $seat } neplatí žádný žold
           *[other] { $seat } platí žold, { $number-acc }
        }
    }.
virtu-event-dismissed =
    { $seat-who ->
        [you] Propouštíte
       *[other] { $seat } propouští
    } jednotku { $city-id ->
        [florence] ve { $city-loc }
        [spoleto] ve { $city-loc }
        [corfu] na { $city-loc }
       *[other] v { $city-loc }
    }.
virtu-event-assigned =
    { $seat-who ->
        [you] Přesouváte
       *[other] { $seat } přesouvá
    } { $card-acc } do komnaty { $room }.
virtu-event-shifted =
    { $seat-who ->
        [you] Přesouváte
       *[other] { $seat } přesouvá
    } { $card-acc } na { $side-acc }.
virtu-event-recalled =
    { $seat-who ->
        [you] Stahujete
       *[other] { $seat } stahuje
    } { $card-acc } z komnaty mezi dvořany { $side-short }.
virtu-event-discarded =
    { $seat-who ->
        [you] Odhazujete
       *[other] { $seat } odhazuje
    } { $card-acc } ze svého dvora.
virtu-event-bought =
    { $seat-who ->
        [you] Kupujete
       *[other] { $seat } kupuje
    } { $item-acc }.
virtu-event-built =
    { $seat-who ->
        [you] Stavíte
       *[other] { $seat } staví
    } katedrálu { $city-id ->
        [florence] ve { $city-loc }
        [spoleto] ve { $city-loc }
        [corfu] na { $city-loc }
       *[other] v { $city-loc }
    }.
virtu-event-recruited =
    { $seat-who ->
        [you] Verbujete
       *[other] { $seat } verbuje
    } jednotku { $city-id ->
        [florence] ve { $city-loc }
        [spoleto] ve { $city-loc }
        [corfu] na { $city-loc }
       *[other] v { $city-loc }
    }.
virtu-event-allied =
    { $seat-who ->
        [you] Uzavíráte
       *[other] { $seat } uzavírá
    } spojenectví: { $ally }.
virtu-event-ally-taken-over =
    { $seat-who ->
        [you] Přebíráte
       *[other] { $seat } přebírá
    } od { $rival-gen } spojenectví: { $ally }.
virtu-event-cashed =
    { $seat-who ->
        [you] Převádíte
       *[other] { $seat } převádí
    } do pokladnice { $number-acc }.
virtu-event-courtier-joined =
    { $seat-who ->
        [you] K vašemu dvoru
       *[other] Ke dvoru { $seat-gen }
    } přichází { $card } ({ $side-short }).
virtu-event-forgone =
    { $seat-who ->
        [you] { $card-gen } se vzdáváte.
       *[other] { $card-gen } se { $seat } vzdává.
    }
virtu-event-scored =
    { $seat-who ->
        [you] Máte
       *[other] { $seat } má
    } { $number-acc } za { $category-acc }.
virtu-event-ended = Hra skončila: { $reason }.

# reasons

virtu-reason-undecided = nic ještě není rozhodnuto
virtu-reason-no-neutral-city = nezbývá žádné neutrální město (V8.1)
virtu-reason-cities = někdo ovládá osm měst (V8.1)
virtu-reason-patronage = někdo je na konci stupnice patronátu (V8.1)
virtu-reason-years = nastal poslední rok (V8.1)
virtu-because-prestige = { $own } proti { $next-dat }
virtu-because-crowns = shodně { $prestige }, ale v korunách { $own } proti { $next-number }
virtu-because-equal = shodně { $prestige } a { $crowns }

# categories

virtu-category-cities = města
    .gen = měst
    .dat = městům
    .ins = městy
    .loc = městech
    .gender = pl
virtu-category-most-cities = největší počet měst
    .gen = největšího počtu měst
    .dat = největšímu počtu měst
    .ins = největším počtem měst
    .loc = největším počtu měst
virtu-category-patronage = patronát
    .gen = patronátu
    .dat = patronátu
    .ins = patronátem
    .loc = patronátu
virtu-category-most-patronage = první místo v patronátu
    .gen = prvního místa v patronátu
    .dat = prvnímu místu v patronátu
    .ins = prvním místem v patronátu
    .loc = prvním místě v patronátu
    .gender = n
virtu-category-cards = karty
    .gen = karet
    .dat = kartám
    .ins = kartami
    .loc = kartách
    .gender = pl
virtu-category-tiles = destičky
    .gen = destiček
    .dat = destičkám
    .ins = destičkami
    .loc = destičkách
    .gender = pl
virtu-category-bonuses = bonusy za patronát
    .gen = bonusů za patronát
    .dat = bonusům za patronát
    .loc = bonusech za patronát
    .gender = pl
virtu-category-religion = náboženský vliv
    .gen = náboženského vlivu
    .dat = náboženskému vlivu
    .ins = náboženským vlivem
    .loc = náboženském vlivu
virtu-category-trophies = válečné trofeje
    .gen = válečných trofejí
    .dat = válečným trofejím
    .ins = válečnými trofejemi
    .loc = válečných trofejích
    .gender = pl
virtu-category-alliances = spojenectví
    .dat = spojenectvím
    .ins = spojenectvími
    .loc = spojenectvích
    .gender = pl
virtu-category-indulgences = odpustky
    .gen = odpustků
    .dat = odpustkům
    .loc = odpustcích
    .gender = pl

# jména; pády jsou v atributech, který chybí, je stejný jako první

virtu-power-florence = Florencie
    .dat = Florencii
    .acc = Florencii
    .ins = Florencií
    .loc = Florencii
    .gender = f
virtu-power-naples = Neapol
    .gen = Neapole
    .dat = Neapoli
    .ins = Neapolí
    .loc = Neapoli
    .gender = f
virtu-power-venice = Benátky
    .gen = Benátek
    .dat = Benátkám
    .ins = Benátkami
    .loc = Benátkách
    .gender = pl
virtu-power-milan = Milán
    .gen = Milána
    .dat = Milánu
    .ins = Milánem
    .loc = Miláně
virtu-power-rome = Řím
    .gen = Říma
    .dat = Římu
    .ins = Římem
    .loc = Římě
virtu-power-france = Francie
    .dat = Francii
    .acc = Francii
    .ins = Francií
    .loc = Francii
    .gender = f
virtu-city-nice = Nice
    .gender = f
virtu-city-turin = Turín
    .gen = Turína
    .dat = Turínu
    .ins = Turínem
    .loc = Turíně
virtu-city-milan = Milán
    .gen = Milána
    .dat = Milánu
    .ins = Milánem
    .loc = Miláně
virtu-city-genoa = Janov
    .gen = Janova
    .dat = Janovu
    .ins = Janovem
    .loc = Janově
virtu-city-parma = Parma
    .gen = Parmy
    .dat = Parmě
    .acc = Parmu
    .ins = Parmou
    .loc = Parmě
    .gender = f
virtu-city-trento = Trident
    .gen = Tridentu
    .dat = Tridentu
    .ins = Tridentem
    .loc = Tridentu
virtu-city-mantua = Mantova
    .gen = Mantovy
    .dat = Mantově
    .acc = Mantovu
    .ins = Mantovou
    .loc = Mantově
    .gender = f
virtu-city-venice = Benátky
    .gen = Benátek
    .dat = Benátkám
    .ins = Benátkami
    .loc = Benátkách
    .gender = pl
virtu-city-ravenna = Ravenna
    .gen = Ravenny
    .dat = Ravenně
    .acc = Ravennu
    .ins = Ravennou
    .loc = Ravenně
    .gender = f
virtu-city-florence = Florencie
    .dat = Florencii
    .acc = Florencii
    .ins = Florencií
    .loc = Florencii
    .gender = f
virtu-city-pisa = Pisa
    .gen = Pisy
    .dat = Pise
    .acc = Pisu
    .ins = Pisou
    .loc = Pise
    .gender = f
virtu-city-siena = Siena
    .gen = Sieny
    .dat = Sieně
    .acc = Sienu
    .ins = Sienou
    .loc = Sieně
    .gender = f
virtu-city-spoleto = Spoleto
    .gen = Spoleta
    .dat = Spoletu
    .ins = Spoletem
    .loc = Spoletu
    .gender = n
virtu-city-ancona = Ancona
    .gen = Ancony
    .dat = Anconě
    .acc = Anconu
    .ins = Anconou
    .loc = Anconě
    .gender = f
virtu-city-perugia = Perugia
    .gen = Perugie
    .dat = Perugii
    .acc = Perugii
    .ins = Perugií
    .loc = Perugii
    .gender = f
virtu-city-civitavecchia = Civitavecchia
    .gen = Civitavecchie
    .dat = Civitavecchii
    .acc = Civitavecchii
    .ins = Civitavecchií
    .loc = Civitavecchii
    .gender = f
virtu-city-rome = Řím
    .gen = Říma
    .dat = Římu
    .ins = Římem
    .loc = Římě
virtu-city-terracina = Terracina
    .gen = Terraciny
    .dat = Terracině
    .acc = Terracinu
    .ins = Terracinou
    .loc = Terracině
    .gender = f
virtu-city-naples = Neapol
    .gen = Neapole
    .dat = Neapoli
    .ins = Neapolí
    .loc = Neapoli
    .gender = f
virtu-city-benevento = Benevento
    .gen = Beneventa
    .dat = Beneventu
    .ins = Beneventem
    .loc = Beneventu
    .gender = n
virtu-city-bari = Bari
    .gender = n
virtu-city-rossano = Rossano
    .gen = Rossana
    .dat = Rossanu
    .ins = Rossanem
    .loc = Rossanu
    .gender = n
virtu-city-reggio = Reggio
    .gen = Reggia
    .dat = Reggiu
    .ins = Reggiem
    .loc = Reggiu
    .gender = n
virtu-city-messina = Messina
    .gen = Messiny
    .dat = Messině
    .acc = Messinu
    .ins = Messinou
    .loc = Messině
    .gender = f
virtu-city-palermo = Palermo
    .gen = Palerma
    .dat = Palermu
    .ins = Palermem
    .loc = Palermu
    .gender = n
virtu-city-corfu = Korfu
    .gender = n
virtu-city-ragusa = Ragusa
    .gen = Ragusy
    .dat = Raguse
    .acc = Ragusu
    .ins = Ragusou
    .loc = Raguse
    .gender = f
virtu-city-ajaccio = Ajaccio
    .gen = Ajaccia
    .dat = Ajacciu
    .ins = Ajacciem
    .loc = Ajacciu
    .gender = n
virtu-city-cagliari = Cagliari
    .gender = n
virtu-city-tunis = Tunis
    .gen = Tunisu
    .dat = Tunisu
    .ins = Tunisem
    .loc = Tunisu
virtu-card-counsellor = Rádce
    .dat = Rádci
    .ins = Rádcem
    .loc = Rádci
virtu-card-bishop = Biskup
    .gen = Biskupa
    .dat = Biskupovi
    .acc = Biskupa
    .ins = Biskupem
    .loc = Biskupovi
virtu-card-ambassador = Vyslanec
    .gen = Vyslance
    .dat = Vyslanci
    .acc = Vyslance
    .ins = Vyslancem
    .loc = Vyslanci
virtu-card-merchant = Kupec
    .gen = Kupce
    .dat = Kupci
    .acc = Kupce
    .ins = Kupcem
    .loc = Kupci
virtu-card-standard_bearer = Praporečník
    .gen = Praporečníka
    .dat = Praporečníkovi
    .acc = Praporečníka
    .ins = Praporečníkem
    .loc = Praporečníkovi
virtu-card-assassin = Mordýř
    .gen = Mordýře
    .dat = Mordýři
    .acc = Mordýře
    .ins = Mordýřem
    .loc = Mordýři
virtu-card-podesta = Podesta
    .gen = Podesty
    .dat = Podestovi
    .acc = Podestu
    .ins = Podestou
    .loc = Podestovi
virtu-card-maestro = Maestro
    .gen = Maestra
    .dat = Maestrovi
    .acc = Maestra
    .ins = Maestrem
    .loc = Maestrovi
virtu-card-cardinal = Kardinál
    .gen = Kardinála
    .dat = Kardinálovi
    .acc = Kardinála
    .ins = Kardinálem
    .loc = Kardinálovi
virtu-card-admiral = Admirál
    .gen = Admirála
    .dat = Admirálovi
    .acc = Admirála
    .ins = Admirálem
    .loc = Admirálovi
virtu-card-banker = Bankéř
    .gen = Bankéře
    .dat = Bankéři
    .acc = Bankéře
    .ins = Bankéřem
    .loc = Bankéři
virtu-card-pope = Papež
    .gen = Papeže
    .dat = Papeži
    .acc = Papeže
    .ins = Papežem
    .loc = Papeži
virtu-card-lorenzo = Lorenzo Medicejský
    .gen = Lorenza Medicejského
    .dat = Lorenzovi Medicejskému
    .acc = Lorenza Medicejského
    .ins = Lorenzem Medicejským
    .loc = Lorenzovi Medicejském
    .short = Lorenzo
virtu-card-soderini = Piero Soderini
    .gen = Piera Soderiniho
    .dat = Pierovi Soderinimu
    .acc = Piera Soderiniho
    .ins = Pierem Soderinim
    .loc = Pierovi Soderinim
    .short = Soderini
virtu-card-giovanni = Giovanni Medicejský
    .gen = Giovanniho Medicejského
    .dat = Giovannimu Medicejskému
    .acc = Giovanniho Medicejského
    .ins = Giovannim Medicejským
    .loc = Giovannim Medicejském
    .short = Giovanni
virtu-card-alfonso = Alfonso, vévoda z Kalábrie
    .gen = Alfonsa, vévody z Kalábrie
    .dat = Alfonsovi, vévodovi z Kalábrie
    .acc = Alfonsa, vévodu z Kalábrie
    .ins = Alfonsem, vévodou z Kalábrie
    .loc = Alfonsovi, vévodovi z Kalábrie
    .short = Alfonso
virtu-card-ferdinand = Ferdinand II. Neapolský
    .gen = Ferdinanda II. Neapolského
    .dat = Ferdinandovi II. Neapolskému
    .acc = Ferdinanda II. Neapolského
    .ins = Ferdinandem II. Neapolským
    .loc = Ferdinandovi II. Neapolském
    .short = Ferdinand II.
virtu-card-federico = Federico III. de Montefeltro
    .gen = Federica III. de Montefeltro
    .dat = Federicovi III. de Montefeltro
    .acc = Federica III. de Montefeltro
    .ins = Federicem III. de Montefeltro
    .loc = Federicovi III. de Montefeltro
    .short = Federico
virtu-card-loredan = Leonardo Loredan
    .gen = Leonarda Loredana
    .dat = Leonardovi Loredanovi
    .acc = Leonarda Loredana
    .ins = Leonardem Loredanem
    .loc = Leonardovi Loredanovi
    .short = Loredan
virtu-card-council = Rada deseti
    .gen = Rady deseti
    .dat = Radě deseti
    .acc = Radu deseti
    .ins = Radou deseti
    .loc = Radě deseti
    .gender = f
virtu-card-alviano = Bartolomeo d’Alviano
    .gen = Bartolomea d’Alviana
    .dat = Bartolomeovi d’Alvianovi
    .acc = Bartolomea d’Alviana
    .ins = Bartolomeem d’Alvianem
    .loc = Bartolomeovi d’Alvianovi
    .short = d’Alviano
virtu-card-galeazzo = Gian Galeazzo Sforza
    .gen = Giana Galeazza Sforzy
    .dat = Gianu Galeazzovi Sforzovi
    .acc = Giana Galeazza Sforzu
    .ins = Gianem Galeazzem Sforzou
    .loc = Gianu Galeazzovi Sforzovi
    .short = Gian Galeazzo
virtu-card-caterina = Caterina Sforza
    .gen = Cateriny Sforzy
    .dat = Caterině Sforze
    .acc = Caterinu Sforzu
    .ins = Caterinou Sforzou
    .loc = Caterině Sforze
    .gender = f
    .short = Caterina
virtu-card-ascanio = Ascanio Sforza
    .gen = Ascania Sforzy
    .dat = Ascaniovi Sforzovi
    .acc = Ascania Sforzu
    .ins = Ascaniem Sforzou
    .loc = Ascaniovi Sforzovi
    .short = Ascanio
virtu-card-alexander = Alexandr VI.
    .gen = Alexandra VI.
    .dat = Alexandrovi VI.
    .acc = Alexandra VI.
    .ins = Alexandrem VI.
    .loc = Alexandrovi VI.
virtu-card-cesare = Cesare Borgia
    .gen = Cesareho Borgii
    .dat = Cesaremu Borgiovi
    .acc = Cesareho Borgiu
    .ins = Cesarem Borgiou
    .loc = Cesarem Borgiovi
    .short = Cesare
virtu-card-lucrezia = Lucrezia Borgia
    .gen = Lucrezie Borgie
    .dat = Lucrezii Borgii
    .acc = Lucrezii Borgii
    .ins = Lucrezií Borgií
    .loc = Lucrezii Borgii
    .gender = f
    .short = Lucrezia
virtu-card-machiavelli = Niccolò Machiavelli
    .gen = Niccola Machiavelliho
    .dat = Niccolovi Machiavellimu
    .acc = Niccola Machiavelliho
    .ins = Niccolem Machiavellim
    .loc = Niccolovi Machiavellim
    .short = Machiavelli
virtu-card-charles = Karel VIII.
    .gen = Karla VIII.
    .dat = Karlovi VIII.
    .acc = Karla VIII.
    .ins = Karlem VIII.
    .loc = Karlovi VIII.
virtu-card-louis = Ludvík Orleánský
    .gen = Ludvíka Orleánského
    .dat = Ludvíkovi Orleánskému
    .acc = Ludvíka Orleánského
    .ins = Ludvíkem Orleánským
    .loc = Ludvíkovi Orleánském
    .short = Ludvík
virtu-card-ludovico = Ludovico Sforza
    .gen = Ludovica Sforzy
    .dat = Ludovicovi Sforzovi
    .acc = Ludovica Sforzu
    .ins = Ludovicem Sforzou
    .loc = Ludovicovi Sforzovi
    .short = Ludovico
virtu-card-briconnet = Kardinál Briçonnet
    .gen = Kardinála Briçonneta
    .dat = Kardinálu Briçonnetovi
    .acc = Kardinála Briçonneta
    .ins = Kardinálem Briçonnetem
    .loc = Kardinálu Briçonnetovi
    .short = Briçonnet
virtu-card-aragon = Fridrich Aragonský
    .gen = Fridricha Aragonského
    .dat = Fridrichovi Aragonskému
    .acc = Fridricha Aragonského
    .ins = Fridrichem Aragonským
    .loc = Fridrichovi Aragonském
    .short = Fridrich
virtu-card-gonzalo = Gonzalo de Córdoba
    .gen = Gonzala de Córdoba
    .dat = Gonzalovi de Córdoba
    .acc = Gonzala de Córdoba
    .ins = Gonzalem de Córdoba
    .loc = Gonzalovi de Córdoba
    .short = Gonzalo
virtu-card-piero = Piero Medicejský
    .gen = Piera Medicejského
    .dat = Pierovi Medicejskému
    .acc = Piera Medicejského
    .ins = Pierem Medicejským
    .loc = Pierovi Medicejském
    .short = Piero
virtu-card-savonarola = Girolamo Savonarola
    .gen = Girolama Savonaroly
    .dat = Girolamovi Savonarolovi
    .acc = Girolama Savonarolu
    .ins = Girolamem Savonarolou
    .loc = Girolamovi Savonarolovi
    .short = Savonarola
virtu-card-barbarigo = Agostino Barbarigo
    .gen = Agostina Barbariga
    .dat = Agostinovi Barbarigovi
    .acc = Agostina Barbariga
    .ins = Agostinem Barbarigem
    .loc = Agostinovi Barbarigovi
    .short = Barbarigo
virtu-card-gonzaga = Francesco Gonzaga
    .gen = Francesca Gonzagy
    .dat = Francescovi Gonzagovi
    .acc = Francesca Gonzagu
    .ins = Francescem Gonzagou
    .loc = Francescovi Gonzagovi
    .short = Gonzaga
virtu-symbol-florin = florén
    .gen = florénu
    .dat = florénu
    .ins = florénem
    .loc = florénu
virtu-symbol-crown = koruna
    .gen = koruny
    .dat = koruně
    .acc = korunu
    .ins = korunou
    .loc = koruně
    .gender = f
virtu-symbol-cross = kříž
    .gen = kříže
    .dat = kříži
    .ins = křížem
    .loc = kříži
virtu-symbol-cavalry = jízda
    .gen = jízdy
    .dat = jízdě
    .acc = jízdu
    .ins = jízdou
    .loc = jízdě
    .gender = f
virtu-symbol-ship = loď
    .gen = lodě
    .dat = lodi
    .ins = lodí
    .loc = lodi
    .gender = f
virtu-symbol-mask = maska
    .gen = masky
    .dat = masce
    .acc = masku
    .ins = maskou
    .loc = masce
    .gender = f
virtu-symbol-war = válčení
    .ins = válčením
    .gender = n
virtu-symbol-arrow = šipka
    .gen = šipky
    .dat = šipce
    .acc = šipku
    .ins = šipkou
    .loc = šipce
    .gender = f
virtu-side-left = levá strana
    .gen = levé strany
    .dat = levé straně
    .acc = levou stranu
    .ins = levou stranou
    .loc = levé straně
    .short = vlevo
    .gender = f
virtu-side-right = pravá strana
    .gen = pravé strany
    .dat = pravé straně
    .acc = pravou stranu
    .ins = pravou stranou
    .loc = pravé straně
    .short = vpravo
    .gender = f
virtu-action-govern = Vláda
    .gen = Vlády
    .dat = Vládě
    .acc = Vládu
    .ins = Vládou
    .loc = Vládě
    .gender = f
virtu-action-patronage = Mecenát
    .gen = Mecenátu
    .dat = Mecenátu
    .ins = Mecenátem
    .loc = Mecenátu
virtu-action-trade = Obchod
    .gen = Obchodu
    .dat = Obchodu
    .ins = Obchodem
    .loc = Obchodu
virtu-action-annex = Anexe
    .dat = Anexi
    .acc = Anexi
    .ins = Anexí
    .loc = Anexi
    .gender = f
virtu-action-war = Tažení
    .ins = Tažením
    .gender = n
virtu-action-intrigue = Intriky
    .gen = Intrik
    .dat = Intrikám
    .ins = Intrikami
    .loc = Intrikách
    .gender = pl
virtu-title-principality = Knížectví
    .ins = Knížectvím
    .gender = n
virtu-title-duchy = Vévodství
    .ins = Vévodstvím
    .gender = n
virtu-title-kingdom = Království
    .ins = Královstvím
    .gender = n
virtu-title-republic = Republika
    .gen = Republiky
    .dat = Republice
    .acc = Republiku
    .ins = Republikou
    .loc = Republice
    .gender = f
virtu-title-guild = Cech
    .gen = Cechu
    .dat = Cechu
    .ins = Cechem
    .loc = Cechu
virtu-title-artillery = Děla
    .gen = Děl
    .dat = Dělům
    .ins = Děly
    .loc = Dělech
    .gender = pl
virtu-title-kingdom_of_france = Francouzské království
    .gen = Francouzského království
    .dat = Francouzskému království
    .ins = Francouzským královstvím
    .loc = Francouzském království
    .gender = n
    .short = Francie
virtu-title-cathedral = Katedrála
    .gen = Katedrály
    .dat = Katedrále
    .acc = Katedrálu
    .ins = Katedrálou
    .loc = Katedrále
    .gender = f
virtu-ally-ottomans = Osmanská říše
    .gen = Osmanské říše
    .dat = Osmanské říši
    .acc = Osmanskou říši
    .ins = Osmanskou říší
    .loc = Osmanské říši
    .gender = f
    .short = Osmané
virtu-ally-france = Francie
    .dat = Francii
    .acc = Francii
    .ins = Francií
    .loc = Francii
    .gender = f
virtu-ally-empire = Svatá říše římská
    .gen = Svaté říše římské
    .dat = Svaté říši římské
    .acc = Svatou říši římskou
    .ins = Svatou říší římskou
    .loc = Svaté říši římské
    .gender = f
    .short = Říše
virtu-bonus-leonardo = Leonardo da Vinci
    .gen = Leonarda da Vinci
    .dat = Leonardovi da Vinci
    .acc = Leonarda da Vinci
    .ins = Leonardem da Vinci
    .loc = Leonardovi da Vinci
    .short = Leonardo
virtu-bonus-copernicus = Mikuláš Koperník
    .gen = Mikuláše Koperníka
    .dat = Mikuláši Koperníkovi
    .acc = Mikuláše Koperníka
    .ins = Mikulášem Koperníkem
    .loc = Mikuláši Koperníkovi
    .short = Koperník
virtu-bonus-michelangelo = Michelangelo
    .gen = Michelangela
    .dat = Michelangelovi
    .acc = Michelangela
    .ins = Michelangelem
    .loc = Michelangelovi
virtu-bonus-columbus = Kryštof Kolumbus
    .gen = Kryštofa Kolumba
    .dat = Kryštofu Kolumbovi
    .acc = Kryštofa Kolumba
    .ins = Kryštofem Kolumbem
    .loc = Kryštofu Kolumbovi
    .short = Kolumbus
virtu-bonus-machiavelli = Niccolò Machiavelli
    .gen = Niccola Machiavelliho
    .dat = Niccolovi Machiavellimu
    .acc = Niccola Machiavelliho
    .ins = Niccolem Machiavellim
    .loc = Niccolovi Machiavellim
    .short = Machiavelli
virtu-bonus-bastion = Bastionová pevnost
    .gen = Bastionové pevnosti
    .dat = Bastionové pevnosti
    .acc = Bastionovou pevnost
    .ins = Bastionovou pevností
    .loc = Bastionové pevnosti
    .gender = f
    .short = Bastion
virtu-bonus-the_prince = Vladař
    .gen = Vladaře
    .dat = Vladaři
    .acc = Vladaře
    .ins = Vladařem
    .loc = Vladaři
virtu-bonus-duomo = Dóm
    .gen = Dómu
    .dat = Dómu
    .ins = Dómem
    .loc = Dómu
virtu-bonus-sistine = Sixtinská kaple
    .gen = Sixtinské kaple
    .dat = Sixtinské kapli
    .acc = Sixtinskou kapli
    .ins = Sixtinskou kaplí
    .loc = Sixtinské kapli
    .gender = f
    .short = Sixtina
virtu-bonus-artillery = Děla
    .gen = Děl
    .dat = Dělům
    .ins = Děly
    .loc = Dělech
    .gender = pl
virtu-place-marker-florence = disk vlivu Florencie
    .gen = disku vlivu Florencie
    .dat = disku vlivu Florencie
    .ins = diskem vlivu Florencie
    .loc = disku vlivu Florencie
virtu-place-marker-rome = disk vlivu Říma
    .gen = disku vlivu Říma
    .dat = disku vlivu Říma
    .ins = diskem vlivu Říma
    .loc = disku vlivu Říma
virtu-place-marker-venice = disk vlivu Benátek
    .gen = disku vlivu Benátek
    .dat = disku vlivu Benátek
    .ins = diskem vlivu Benátek
    .loc = disku vlivu Benátek
virtu-source-card = karta akce
    .gen = karty akce
    .dat = kartě akce
    .acc = kartu akce
    .ins = kartou akce
    .loc = kartě akce
    .gender = f
virtu-source-upgrade = karta vylepšení
    .gen = karty vylepšení
    .dat = kartě vylepšení
    .acc = kartu vylepšení
    .ins = kartou vylepšení
    .loc = kartě vylepšení
    .gender = f
virtu-source-print = samotná komnata
    .gen = samotné komnaty
    .dat = samotné komnatě
    .acc = samotnou komnatu
    .ins = samotnou komnatou
    .loc = samotné komnatě
    .gender = f
virtu-source-indulgence = odpustek
    .gen = odpustku
    .dat = odpustku
    .ins = odpustkem
    .loc = odpustku
virtu-source-token = žeton válečného bonusu
    .gen = žetonu válečného bonusu
    .dat = žetonu válečného bonusu
    .ins = žetonem válečného bonusu
    .loc = žetonu válečného bonusu
virtu-room-of = komnata { $room } { $power-gen }
    .gen = komnaty { $room } { $power-gen }
    .dat = komnatě { $room } { $power-gen }
    .acc = komnatu { $room } { $power-gen }
    .ins = komnatou { $room } { $power-gen }
    .loc = komnatě { $room } { $power-gen }
    .gender = f

# počty s jednotkou

virtu-unit-florin = { $number } { $number ->
        [one] florén
        [few] florény
       *[other] florénů
    }
    .gen = { $number } { $number ->
        [one] florénu
       *[other] florénů
    }
    .dat = { $number } { $number ->
        [one] florénu
       *[other] florénům
    }
    .ins = { $number } { $number ->
        [one] florénem
       *[other] florény
    }
    .loc = { $number } { $number ->
        [one] florénu
       *[other] florénech
    }
virtu-unit-crown = { $number } { $number ->
        [one] koruna
        [few] koruny
       *[other] korun
    }
    .gen = { $number } { $number ->
        [one] koruny
       *[other] korun
    }
    .acc = { $number } { $number ->
        [one] korunu
        [few] koruny
       *[other] korun
    }
    .ins = { $number } { $number ->
        [one] korunou
       *[other] korunami
    }
virtu-unit-cross = { $number } { $number ->
        [one] kříž
        [few] kříže
       *[other] křížů
    }
    .gen = { $number } { $number ->
        [one] kříže
       *[other] křížů
    }
    .ins = { $number } { $number ->
        [one] křížem
       *[other] kříži
    }
virtu-unit-cavalry = { $number } { $number ->
        [one] symbol jízdy
        [few] symboly jízdy
       *[other] symbolů jízdy
    }
    .gen = { $number } { $number ->
        [one] symbolu jízdy
       *[other] symbolů jízdy
    }
    .ins = { $number } { $number ->
        [one] symbolem jízdy
       *[other] symboly jízdy
    }
virtu-unit-ship = { $number } { $number ->
        [one] loď
        [few] lodě
       *[other] lodí
    }
    .gen = { $number } { $number ->
        [one] lodě
       *[other] lodí
    }
    .ins = { $number } { $number ->
        [one] lodí
       *[other] loděmi
    }
virtu-unit-mask = { $number } { $number ->
        [one] maska
        [few] masky
       *[other] masek
    }
    .gen = { $number } { $number ->
        [one] masky
       *[other] masek
    }
    .acc = { $number } { $number ->
        [one] masku
        [few] masky
       *[other] masek
    }
    .ins = { $number } { $number ->
        [one] maskou
       *[other] maskami
    }
virtu-unit-war = { $number } { $number ->
        [one] symbol válčení
        [few] symboly válčení
       *[other] symbolů válčení
    }
    .gen = { $number } { $number ->
        [one] symbolu válčení
       *[other] symbolů válčení
    }
    .ins = { $number } { $number ->
        [one] symbolem válčení
       *[other] symboly válčení
    }
virtu-unit-arrow = { $number } { $number ->
        [one] šipka
        [few] šipky
       *[other] šipek
    }
    .gen = { $number } { $number ->
        [one] šipky
       *[other] šipek
    }
    .acc = { $number } { $number ->
        [one] šipku
        [few] šipky
       *[other] šipek
    }
    .ins = { $number } { $number ->
        [one] šipkou
       *[other] šipkami
    }
virtu-unit-troop = { $number } { $number ->
        [one] jednotka
        [few] jednotky
       *[other] jednotek
    }
    .gen = { $number } { $number ->
        [one] jednotky
       *[other] jednotek
    }
    .dat = { $number } { $number ->
        [one] jednotce
       *[other] jednotkám
    }
    .acc = { $number } { $number ->
        [one] jednotku
        [few] jednotky
       *[other] jednotek
    }
    .ins = { $number } { $number ->
        [one] jednotkou
       *[other] jednotkami
    }
    .loc = { $number } { $number ->
        [one] jednotce
       *[other] jednotkách
    }
virtu-unit-agent = { $number } { $number ->
        [one] agent
        [few] agenti
       *[other] agentů
    }
    .gen = { $number } { $number ->
        [one] agenta
       *[other] agentů
    }
    .acc = { $number } { $number ->
        [one] agenta
        [few] agenty
       *[other] agentů
    }
    .ins = { $number } { $number ->
        [one] agentem
       *[other] agenty
    }
virtu-unit-war-token = { $number } { $number ->
        [one] žeton válečného bonusu
        [few] žetony válečného bonusu
       *[other] žetonů válečného bonusu
    }
    .gen = { $number } { $number ->
        [one] žetonu válečného bonusu
       *[other] žetonů válečného bonusu
    }
    .ins = { $number } { $number ->
        [one] žetonem válečného bonusu
       *[other] žetony válečného bonusu
    }
virtu-unit-prestige = { $number } { $number ->
        [one] bod prestiže
        [few] body prestiže
       *[other] bodů prestiže
    }
    .gen = { $number } { $number ->
        [one] bodu prestiže
       *[other] bodů prestiže
    }
    .dat = { $number } { $number ->
        [one] bodu prestiže
       *[other] bodům prestiže
    }
    .ins = { $number } { $number ->
        [one] bodem prestiže
       *[other] body prestiže
    }
    .loc = { $number } { $number ->
        [one] bodu prestiže
       *[other] bodech prestiže
    }
virtu-unit-step = { $number } { $number ->
        [one] krok
        [few] kroky
       *[other] kroků
    }
    .gen = { $number } { $number ->
        [one] kroku
       *[other] kroků
    }
    .ins = { $number } { $number ->
        [one] krokem
       *[other] kroky
    }
virtu-unit-room = { $number } { $number ->
        [one] komnata
        [few] komnaty
       *[other] komnat
    }
    .gen = { $number } { $number ->
        [one] komnaty
       *[other] komnat
    }
    .dat = { $number } { $number ->
        [one] komnatě
       *[other] komnatám
    }
    .acc = { $number } { $number ->
        [one] komnatu
        [few] komnaty
       *[other] komnat
    }
    .ins = { $number } { $number ->
        [one] komnatou
       *[other] komnatami
    }
    .loc = { $number } { $number ->
        [one] komnatě
       *[other] komnatách
    }
virtu-unit-symbol = { $number } { $number ->
        [one] symbol
        [few] symboly
       *[other] symbolů
    }
    .gen = { $number } { $number ->
        [one] symbolu
       *[other] symbolů
    }
    .ins = { $number } { $number ->
        [one] symbolem
       *[other] symboly
    }
virtu-unit-sea = { $number } { $number ->
        [one] moře
        [few] moře
       *[other] moří
    }
    .gen = { $number } { $number ->
        [one] moře
       *[other] moří
    }
    .dat = { $number } { $number ->
        [one] moři
       *[other] mořím
    }
    .ins = { $number } { $number ->
        [one] mořem
       *[other] moři
    }
    .loc = { $number } { $number ->
        [one] moři
       *[other] mořích
    }
virtu-unit-city = { $number } { $number ->
        [one] město
        [few] města
       *[other] měst
    }
    .gen = { $number } { $number ->
        [one] města
       *[other] měst
    }
    .dat = { $number } { $number ->
        [one] městu
       *[other] městům
    }
    .ins = { $number } { $number ->
        [one] městem
       *[other] městy
    }
    .loc = { $number } { $number ->
        [one] městě
       *[other] městech
    }
virtu-unit-card = { $number } { $number ->
        [one] karta
        [few] karty
       *[other] karet
    }
    .gen = { $number } { $number ->
        [one] karty
       *[other] karet
    }
    .dat = { $number } { $number ->
        [one] kartě
       *[other] kartám
    }
    .acc = { $number } { $number ->
        [one] kartu
        [few] karty
       *[other] karet
    }
    .ins = { $number } { $number ->
        [one] kartou
       *[other] kartami
    }
    .loc = { $number } { $number ->
        [one] kartě
       *[other] kartách
    }
virtu-unit-trophy = { $number } { $number ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    }
    .gen = { $number } { $number ->
        [one] trofeje
       *[other] trofejí
    }
    .ins = { $number } { $number ->
        [one] trofejí
       *[other] trofejemi
    }
virtu-unit-influence = { $number } { $number ->
        [one] bod vlivu
        [few] body vlivu
       *[other] bodů vlivu
    }
    .gen = { $number } { $number ->
        [one] bodu vlivu
       *[other] bodů vlivu
    }
    .ins = { $number } { $number ->
        [one] bodem vlivu
       *[other] body vlivu
    }
    .loc = { $number } { $number ->
        [one] bodu vlivu
       *[other] bodech vlivu
    }
virtu-unit-tile = { $number } { $number ->
        [one] destička
        [few] destičky
       *[other] destiček
    }
    .gen = { $number } { $number ->
        [one] destičky
       *[other] destiček
    }
    .acc = { $number } { $number ->
        [one] destičku
        [few] destičky
       *[other] destiček
    }
virtu-unit-crown-or-cross = { $number } { $number ->
        [one] koruna nebo kříž
        [few] koruny nebo kříže
       *[other] korun nebo křížů
    }
    .gen = { $number } { $number ->
        [one] koruny nebo kříže
       *[other] korun nebo křížů
    }
    .acc = { $number } { $number ->
        [one] korunu nebo kříž
        [few] koruny nebo kříže
       *[other] korun nebo křížů
    }

# things and what is said of them

virtu-room = komnata { $room }
    .gen = komnaty { $room }
    .dat = komnatě { $room }
    .acc = komnatu { $room }
    .ins = komnatou { $room }
    .loc = komnatě { $room }
    .gender = f
virtu-room-action = { $room } { $action }
virtu-blocked-room = blokováno
virtu-no-action = bez akce
virtu-cathedral-of = katedrála ({ $city })
    .gen = katedrály ({ $city })
    .dat = katedrále ({ $city })
    .acc = katedrálu ({ $city })
    .ins = katedrálou ({ $city })
    .loc = katedrále ({ $city })
    .gender = f
virtu-courtier = { $card } ({ $side-short })
    .gen = { $card-gen } ({ $side-short })
    .dat = { $card-dat } ({ $side-short })
    .acc = { $card-acc } ({ $side-short })
    .ins = { $card-ins } ({ $side-short })
    .loc = { $card-loc } ({ $side-short })
virtu-where-into = do komnaty { $room }
virtu-where-under = pod kartu v komnatě { $room }
virtu-patronage-bonus = bonus za patronát
virtu-bonus-any = osobnost nebo dílo
virtu-bonus-person = osobnost
virtu-bonus-work = dílo
virtu-ally-free = { $ally } ({ $price })
virtu-ally-own = { $ally } (váš spojenec)
virtu-ally-of = { $ally } (spojenec { $seat-gen })
virtu-siege-of = obléhání { $city-gen }
virtu-siege-against = obléhání { $city-gen } proti { $rival-dat }
virtu-siege-by = obléhání { $city-gen }, útočí { $rival }
virtu-field-against = polní bitva u { $city-gen } proti { $rival-dat }
virtu-falling-to-attacker = město padne
virtu-holding-to-attacker = k vítězství chybí { $by }
virtu-falling-to-defender = město padne, nepřidáte-li { $by }
virtu-holding-to-defender = město odolá
virtu-field-ahead = vedete o { $by }
virtu-field-behind = prohráváte o { $by }
virtu-field-tied = je to nerozhodně
virtu-sum-value = hodnota města
virtu-sum-troops =
    { $number ->
        [one] jednotka
        [few] jednotky
       *[other] jednotek
    }
virtu-sum-declared = oznámeno
virtu-sum-own-agent = agent útočníka
virtu-sum-other-agent = nepřátelský agent
virtu-sum-bastion = Bastionová pevnost
virtu-for-patronage = pole { $step } stupnice patronátu
virtu-for-annexing = anexe { $city-gen }
virtu-for-tokens = žetony válečného bonusu
virtu-for-marching =
    tažení { $city-id ->
        [siena] ze { $city-gen }
        [spoleto] ze { $city-gen }
       *[other] z { $city-gen }
    } { $target-id ->
        [corfu] na { $target-acc }
       *[other] do { $target-gen }
    }
virtu-for-placing = umístění agenta ({ $place })
virtu-for-moving = přesun agenta ({ $place } → { $target })
virtu-for-removing = odstranění agenta ({ $place })
virtu-for-clearing = zrušení prodeje odpustků ({ $room })
virtu-for-declaring = válečný bonus u { $city-gen }
virtu-for-retreating =
    ústup od { $city-gen } { $target-id ->
        [corfu] na { $target-acc }
       *[other] do { $target-gen }
    }
virtu-for-salary = žold
virtu-for-buying = { $item }
virtu-for-recruiting =
    jednotka { $city-id ->
        [florence] ve { $city-loc }
        [spoleto] ve { $city-loc }
        [corfu] na { $city-loc }
       *[other] v { $city-loc }
    }
virtu-for-alliance = spojenectví ({ $ally })
virtu-for-step = další komnata
virtu-for-anything = tato platba

# moves

virtu-move-enough = stačí
virtu-move-pass = pasovat
virtu-move-act = ano
virtu-move-decline = ne
virtu-move-step = dál do další komnaty
virtu-move-stop = zastavit a jednat
virtu-move-pay-step = zaplatit za další komnatu
virtu-move-clear-cross = zrušit prodej za kříž
virtu-move-clear-crowns = zrušit prodej za koruny
virtu-move-declare-token = oznámit žeton válečného bonusu
virtu-move-declare-leonardo = oznámit bonus: Leonardo da Vinci
virtu-move-give-up = vzdát obléhání
virtu-move-lose-troop = obětovat jednotku
virtu-move-forgo = vzdát se karty
virtu-move-enter = začít: { $room }
virtu-move-into = do { $room-gen }
virtu-move-under = pod kartu: { $room }
virtu-move-to = mezi dvořany { $side-short }
virtu-move-tap = { $source }: { $symbol }
virtu-move-refresh = zpřístupnit: { $tile }
virtu-move-renew = reaktivovat spojenectví: { $ally }
virtu-move-choose = vybrat: { $bonus }
virtu-move-annex = anektovat { $city-acc }
virtu-move-from =
    táhnout { $city-id ->
        [siena] ze { $city-gen }
        [spoleto] ze { $city-gen }
       *[other] z { $city-gen }
    }
virtu-move-march =
    po silnici { $city-id ->
        [corfu] na { $city-acc }
       *[other] do { $city-gen }
    }
virtu-move-sail =
    po moři { $city-id ->
        [corfu] na { $city-acc }
       *[other] do { $city-gen }
    }
virtu-move-place = umístit agenta: { $place }
virtu-move-lift = přesunout agenta: { $place }
virtu-move-remove = odstranit agenta: { $place }
virtu-move-besiege = oblehnout { $city-acc }
virtu-move-salary =
    { $florins-number ->
        [0] nic neplatit
       *[other] zaplatit { $florins-acc }
    }
virtu-move-dismiss =
    propustit jednotku { $city-id ->
        [florence] ve { $city-loc }
        [spoleto] ve { $city-loc }
        [corfu] na { $city-loc }
       *[other] v { $city-loc }
    }
virtu-move-assign = { $card } ({ $side-short }) do { $room-gen }
virtu-move-shift = { $card } ({ $side-short }) na { $target-acc }
virtu-move-discard = odhodit: { $card } ({ $side-short })
virtu-move-recall-card = kartu akce z { $room-gen } mezi dvořany { $side-short }
virtu-move-recall-upgrade = vylepšení z { $room-gen } mezi dvořany { $side-short }
virtu-move-buy = koupit { $item-acc }
virtu-move-build =
    postavit { $city-id ->
        [florence] ve { $city-loc }
        [spoleto] ve { $city-loc }
        [corfu] na { $city-loc }
       *[other] v { $city-loc }
    }
virtu-move-recruit =
    naverbovat { $city-id ->
        [florence] ve { $city-loc }
        [spoleto] ve { $city-loc }
        [corfu] na { $city-loc }
       *[other] v { $city-loc }
    }
virtu-move-ally = uzavřít spojenectví: { $ally }
virtu-move-lot =
    { $seat-who ->
        [you] začínáte vy
       *[other] začíná { $seat }
    }
virtu-move-power = { $power }

# options

virtu-option-opener = První hráč
virtu-option-opener-about = Určí ho los, nebo vaše volba; dál se hraje po směru hodinových ručiček.
virtu-option-opener-usual = los
virtu-option-opener-value = hráč { $number }
virtu-option-powers-by-seat = Mocnosti podle míst
virtu-option-powers-by-seat-about = Hráč 0 má Florencii, další Neapol, Benátky, Milán a Řím; jinak rozhodne los.
virtu-option-years = Poslední rok
virtu-option-years-about = Nejpozději po tomto roce hra skončí.
virtu-option-years-usual = rok 25
virtu-option-years-value = rok { $number }
virtu-option-first-games = Pro první hry
virtu-option-first-games-about = V každém paláci nejvýš jeden nepřátelský agent.
virtu-option-empire-unused = Jen nepoužitý kříž říše
virtu-option-empire-unused-about = Kříž Svaté říše římské se na konci počítá, jen když bonus není použitý.

# table

virtu-table-year = Rok { $year }, nejvýš { $last }
virtu-table-phase-families = Umisťují se rody
virtu-table-phase-spring = Jaro
virtu-table-phase-sieges = Obléhání
virtu-table-phase-winter = Zima
virtu-table-phase-over = Hra skončila
virtu-table-order = Pořadí
virtu-table-last = Tato zima je poslední.
virtu-table-florins = Florény
    .short = Fl
virtu-table-cities = Města
    .short = Mě
virtu-table-troops = Jednotky
    .short = Je
virtu-table-agents = Agenti
    .short = Ag
virtu-table-patronage = Patronát
    .short = Pa
virtu-table-prestige = Prestiž
    .short = Pr
virtu-table-ready = Lze platit
    .short = Lze
virtu-table-tokens = { $number } × +1
virtu-table-palace = Palác, { $power }  (● akční žeton, ! odpustek, ▲ nepřátelský agent)
virtu-table-no-action = bez akce
virtu-table-free = zdarma
virtu-table-short = chybí { $symbols }
virtu-table-too-far = daleko
virtu-table-left = Vlevo (znovu v komnatě { $room }):
virtu-table-right = Vpravo (znovu v komnatě { $room }):
virtu-table-domain = Dominium:
virtu-table-price = Cena
virtu-table-missing = Chybí
virtu-table-slack = sleva { $number }
virtu-table-pool = Připraveno
virtu-table-sources = Dává:
virtu-table-lost = propadne { $symbols }
virtu-table-siege = obléhání { $city-gen }
virtu-table-field = polní bitva u { $city-gen }
virtu-table-attack = Útok
virtu-table-defence = Obrana
virtu-table-nobody = nikdo
virtu-table-versus = { $attack } proti { $defence }
virtu-table-declare = Lze oznámit:
virtu-table-market = Na prodej (✓ máte na to): cena→symboly, ★ prestiž
virtu-table-sold-out = (vyprodáno)
virtu-table-roads = Další silnice
virtu-table-reconstructed = Část komponent je rekonstruovaná; majitel krabice ji může opravit.
virtu-plain-seat = { $name }: { $florins }, { $cities }, { $troops }, prestiž { $prestige-number }.
virtu-plain-order = Pořadí tahů: { $seats }
virtu-plain-source = { $name }: { $symbols }
virtu-plain-exhausted = { $thing }, vyčerpáno
virtu-plain-reach = za { $price-acc }
virtu-plain-short = chybí { $symbols }
virtu-plain-token = tady je akční žeton
virtu-plain-indulgence = odpustek
virtu-plain-enemy-agent = nepřátelský agent
virtu-plain-rooms = Komnaty po směru hodin: { $rooms }.
virtu-plain-court = Dvořané vlevo: { $left }; vpravo: { $right }.
virtu-plain-domain = Dominium: { $tiles }.
virtu-plain-pool = Připraveno: { $symbols }.
virtu-plain-ready = Lze platit: { $symbols }.
virtu-plain-troops = Jednotky: { $troops }.
virtu-plain-agents = Agenti: { $places }; v zásobě { $stock }.
virtu-plain-trophies = Trofeje od: { $trophies }.
virtu-plain-ware =
    { $item } za { $price-acc }; symboly: { $symbols }. { $left ->
        [0] Vyprodáno.
       *[other] Zbývá { $left }.
    }
virtu-plain-action = Akce: { $action }.
virtu-page-map = mapa
virtu-page-palace = palác, { $power }
virtu-page-market = trh
virtu-page-tracks = stupnice
virtu-page-prestige = prestiž
virtu-page-agents = agenti
virtu-page-symbols = symboly
virtu-page-alliances = spojenectví
virtu-page-city = { $city } ({ $owner }), hodnota { $value }: { $symbols }.
virtu-page-roads = Silnice: { $roads }.
virtu-page-pirates = Pirátský přístav: lze ho jen dobýt.
virtu-page-troops = { $troops } ({ $seat }).
virtu-page-agent = Agent ({ $seat }).
virtu-page-neutral = neutrální
virtu-page-port = Přístav: { $seas }.
virtu-page-ally = { $ally }: { $price }. Spojenec: { $seat }. Agenti: { $agents }.
virtu-page-standing = Teď: { $seats }.
virtu-page-total = Celkem
virtu-explain-total = Prestiž, kdyby hra skončila teď: { $sum }
virtu-explain-signs = Na mapě: číslo hráče, který město drží (· nikdo), název, hodnota, ~ přístav, † katedrála, 1▮2 dvě jednotky hráče 1, ▮2 dvě jednotky majitele města, ▲1 agent hráče 1. V závorkách: vyčerpáno, použito nebo příliš drahé. ● akční žeton, ! odpustek.

# zpráva: stůl slovy

virtu-report-owner = { $seat }, { $power }
virtu-report-attacker = Útok ({ $seat }): { $sum }.
virtu-report-defender = Obrana ({ $seat }): { $sum }.
virtu-report-no-defender = Obrana: { $sum }.
virtu-report-payment = Platba
virtu-report-price = { $purpose }: cena { $price }.
virtu-report-slack = Sleva za agenta: { $symbols }.
virtu-report-missing = Ještě chybí: { $symbols }.
virtu-report-tokens = { $tokens }.
virtu-report-troops-in = { $city } { $number }
virtu-report-patronage = Patronát: pole { $step }; bonusy: { $bonuses-number ->
        [0] žádné
       *[other] { $bonuses }
    }.
virtu-report-palace = Palác, { $power }
virtu-report-room = Komnata { $room }: { $things }.
virtu-report-acts = { $card } ({ $action })
virtu-report-cities = Města
virtu-report-market = Trh
