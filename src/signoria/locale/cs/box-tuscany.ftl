# Co je v krabici hry Hrady Toskánska.

# nadpisy

tuscany-box-tile = Dílky
tuscany-box-card = Karty kraje
tuscany-box-colour-bonus = Destičky za barvu
tuscany-box-yield = Karty výnosu
tuscany-box-bonus = Bonusové destičky
tuscany-box-board = Desky kraje
tuscany-box-piece = Hrací kameny
tuscany-box-scoring = Bodování

# názvy

tuscany-crop-vineyard = vinice
tuscany-crop-pigs = vepři
tuscany-crop-olives = olivy
tuscany-crop-wheat = pšenice
tuscany-piece-hex = dřevěný hex
tuscany-piece-marble = mramor
tuscany-piece-worker = dělník
tuscany-piece-castle = počáteční hrad
tuscany-scoring-areas = oblasti
tuscany-board-a1 = deska A1
tuscany-board-a2 = deska A2
tuscany-board-a3 = deska A3
tuscany-board-a4 = deska A4
tuscany-board-b1 = deska B1
tuscany-board-b2 = deska B2
tuscany-board-b3 = deska B3
tuscany-board-b4 = deska B4
tuscany-board-c1 = deska C1
tuscany-board-c2 = deska C2
tuscany-board-c3 = deska C3
tuscany-board-c4 = deska C4

# údaje

tuscany-box-size = { $spaces }: { $points }

# k čemu jsou

tuscany-does-tile-castle = Smíte si vybrat dílek z nabídky a hned ho umístit bez karet, i s body za oblast a barvu a s jeho účinkem. Nabídka se pak doplní z vaší nejlevější hromádky.
tuscany-does-tile-city = Vezměte si bonusovou destičku druhu, který ještě zbývá. Destička „{ $bonus }“ přinese hned { $points-acc }.
tuscany-does-tile-inn = Vezměte si dřevěný hex na volné místo ve skladu. Není-li žádné, získáte místo něj { $points-acc }.
tuscany-does-tile-farm = Získáte { $points-acc } za každou zobrazenou věc, která v této oblasti ještě neležela.
tuscany-does-tile-quarry = Vezměte si { $marbles-acc } a po jednom navíc za každou svou destičku „{ $bonus }“.
tuscany-does-tile-village = Vezměte si { $workers-acc } a po jednom navíc za každou svou destičku „{ $bonus }“.
tuscany-does-tile-monastery = Doberte si { $cards-acc }. Vaše destičky „{ $bonus }“ tu neplatí.
tuscany-does-tile-carriage = Odkryjte { $yields-acc } a po jedné navíc za každou svou destičku „{ $bonus }“ a vezměte si, co ukazují. Dřevěný hex bez volného místa ve skladu nahradí { $points }.
tuscany-does-card = Umístit dílek na políčko této barvy stojí { $price-acc } této barvy. Každou z nich nahradí { $pair } jedné jiné barvy nebo dělník.
tuscany-does-colour-bonus = Kdo první zakryje všechna políčka této barvy ve svém panství, získá { $first-acc }, druhý { $second-acc }; pak destička ze hry odejde.{ $colour-id ->
        [castle] { " " }Počáteční hrad se počítá.
       *[other] { "" }
    }
tuscany-does-yield = Když ji odkryje povoz, získáte { $gives-acc }. Destičky „+1“ k tomu nic nepřidají.
tuscany-does-bonus-card = Kdykoli si akcí dobíráte karty kraje, doberete si o jednu víc. Pro kláštery to neplatí.
tuscany-does-bonus-storage = Máte o jedno místo ve skladu víc a hned získáte { $points-acc }.
tuscany-does-bonus-marble = Každý lom vám přinese o jeden mramor víc.
tuscany-does-bonus-worker = Každá vesnice vám přinese o jednoho dělníka víc.
tuscany-does-bonus-yield = Každý povoz vám odkryje o jednu kartu výnosu víc.
tuscany-does-board = Jedna ze tří desek, ze kterých skládáte své panství, v libovolném pořadí a kteroukoli kratší stranou nahoru. Pravý sloupec leží o půl políčka níž než levý.
tuscany-does-piece-hex = Leží ve skladu a umisťuje se jako dílek na políčko kterékoli barvy: za karty té barvy a s jejím plným účinkem, ne však v tahu, kdy jste ho získali. Na konci přinese ve skladu { $points-acc }.
tuscany-does-piece-marble = Jednou za tah můžete po své akci jeden vrátit a provést další akci. Každý, který zbude na konci, přinese { $points-acc }.
tuscany-does-piece-worker = Nahradí jednu kartu kraje, když umisťujete dílek. Každý, který zbude na konci, přinese { $points-acc }.
tuscany-does-piece-castle = Jím začíná každé panství, na políčku hradu podle hráčovy volby. Při položení nemá účinek a nepřinese body, ale počítá se jako dílek své barvy.
tuscany-does-scoring-areas = Dotýkající se políčka jedné barvy tvoří oblast. Kdo ji dokončí, získá zelené body podle její velikosti.
