# Obrázky v pravidlech: popisek a popis pro ty, kdo je nevidí.

tuscany-picture-join = Vlevo deska B, uprostřed o políčko níž A, vpravo otočená C. Koruna označuje počáteční hrad.
    .alt = Panství ze třiceti hexů v šesti sloupcích. Prostřední deska leží o políčko níž než levá, pravá o políčko výš než prostřední. Na prostřední desce leží počáteční hrad s korunou.
tuscany-picture-fit = Vesnici ze skladu lze umístit na kterékoli ze dvou zářících políček: jsou prázdná a dotýkají se ležícího dílku.
    .alt = Panství s počátečním hradem, statkem a lomem. Vedle nich září dvě políčka vesnice; ostatní políčka vesnic se žádného dílku nedotýkají.
tuscany-picture-areas = Jedno políčko, dvě a tři: poslední dílek oblasti přinese 1, 3 nebo 6 zelených bodů.
    .alt = Panství se dvěma vesnicemi a klášterem. Na třetím políčku oblasti vesnic je +6, na druhém políčku oblasti klášterů +3, na samostatném políčku kláštera +1.
tuscany-picture-colours = Třetí hrad zakryje poslední políčko hradu. Oblast přinese 1 zelený bod a bonus za barvu další 2.
    .alt = Panství s počátečním a ještě jedním hradem. Září třetí a poslední políčko hradu, je na něm +3.
tuscany-picture-castle = Hrad přinese kterýkoli vhodný dílek z nabídky bez karet: zářící políčka ukazují, kolik zelených bodů mohou nejvýš přinést.
    .alt = Panství, kde byl právě umístěn hrad. Vedle dílků září deset prázdných políček různých barev; na některých je +1, +2 nebo +3.
tuscany-picture-hex = Dřevěný hex se hodí na políčko kterékoli barvy vedle dílku a má účinek té barvy.
    .alt = Panství s počátečním hradem a vesnicí. Září všech osm prázdných políček kolem nich, ať mají jakoukoli barvu.
tuscany-picture-farm = Vinice už v této oblasti tří políček leží. Statek s vinicí a vepři přinese 1 zelený bod, za vepře.
    .alt = Panství s oblastí tří políček statku. Na jednom leží vinice; sousední září a je na něm +1.
