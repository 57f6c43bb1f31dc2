# Obrázky v pravidlech: popisek a slova pro ty, kdo je nevidí.

wars-of-italy-picture-zones = Florencie je nakloněna Francii, Řím je neutrální. Disk Benátek leží v zóně spojenectví Neapole, ale agent Francie na něm spojenectví nedovolí.
    .alt = Tři stupnice vlivu po třinácti polích: dvě zóny spojenectví Francie, tři její zóny přízně, tři neutrální, tři zóny přízně Neapole a dvě její zóny spojenectví. Disk Florencie leží v zóně přízně Francie, disk Říma uprostřed, disk Benátek v zóně spojenectví Neapole a na něm modrý agent.
wars-of-italy-picture-before = Florencie je nakloněna Francii, jednotka tam stojí volně. Neutrální Siena a Ravenna nepřátelských Benátek jsou obléhány. Jednotka s přerušovaným okrajem před Civitavecchií neutrálního Říma ji smí oblehnout, nebo zůstat.
    .alt = Mapa střední Itálie: modrý štít ve Florencii, modré štíty s meči v Sieně a Ravenně a štít s přerušovaným okrajem v Civitavecchii.
wars-of-italy-picture-influence = Krok vlivu stojí korunu. V Římě, a jen tam, poslouží i kříž: tady ho dá Biskup.
    .alt = Platba jednoho kříže: dá ho Biskup mezi dvořany vlevo.
wars-of-italy-picture-allied = Spojenectví s Florencií přineslo Francii Florencii a Pisu. Jednotky Florencie mají modrý lem: velí jim Francie a sama volí, která z Pisy vytáhne.
    .alt = Mapa, Florencie a Pisa jsou modré. Ve Florencii stojí červená jednotka s modrým lemem, v Pise jedna taková a dvě modré.
wars-of-italy-picture-conquest = Ravenna neutrálních Benátek jistě padne, čtyři proti třem. Francie ztratí čtyři kroky vlivu a Benátky jí budou nepřátelské.
    .alt = Obléhání Ravenny: útočí čtyři jednotky; hodnota dva a jednotka Benátek, obrana tři.
