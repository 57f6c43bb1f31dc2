# Obrázky v pravidlech: popisek a popis pro ty, kdo je nevidí.

condottiere-picture-favour = Žeton papežovy přízně leží v Bologni: region je pod ochranou papeže a nikdo na něj nesmí zaútočit. Figurka kondotiéra stojí v Lucce, o kterou se bojuje.
    .alt = Mapa Itálie. Žeton papežovy přízně leží v Bologni, figurka kondotiéra stojí v Lucce. V Modeně, Římě a Anconě leží po jednom žetonu nadvlády.
condottiere-picture-adjacent = Ve čtyřech hráčích vyhrávají tři sousedící regiony, třeba Florencie, Siena a Řím. Čtyři regiony ve dvou dvojicích nestačí.
    .alt = Mapa Itálie se žetony nadvlády čtyř hráčů. Jeden ovládá Florencii, Sienu a Řím, které spolu sousedí. Druhý Milán s Modenou a odděleně od nich Anconu s Neapolí.
