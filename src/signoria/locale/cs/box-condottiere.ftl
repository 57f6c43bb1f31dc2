# Co je v krabici hry Condottiere.

# nadpisy

condottiere-box-card = Karty
condottiere-box-region = Regiony
condottiere-box-piece = Figurka a žetony
condottiere-box-goal = Jak zvítězit

# názvy

condottiere-box-mercenary = žoldnéř o síle { $strength }
condottiere-piece-figure = figurka kondotiéra
condottiere-piece-favour = žeton papežovy přízně
condottiere-piece-marker = žeton nadvlády
condottiere-goal-regions = regiony
condottiere-goal-adjacent = sousedící regiony
condottiere-goal-bigger_kingdoms = větší království

# údaje

condottiere-box-face-down = hraje se lícem dolů
condottiere-box-face-up = hraje se lícem nahoru

# k čemu jsou

condottiere-does-card-mercenary = Přidá { $strength } k síle vaší bojové řady.
condottiere-does-card-winter = Odhodí všechna Jara ze všech řad. Dokud Zima leží v kterékoli řadě, počítá se každý žoldnéř ve všech řadách jen za { $number }. Další Zimy nic nepřidají.
condottiere-does-card-spring = Odhodí všechny Zimy ze všech řad. Dokud Jaro leží v kterékoli řadě, je každý žoldnéř s nejvyšší vytištěnou silou ze všech řad o { $number } silnější. Další Jara nic nepřidají.
condottiere-does-card-bishop = Odhodí ze všech řad, i z té vaší, všechny žoldnéře s nejvyšší vytištěnou silou. Potom položíte žeton papežovy přízně na region, který nikdo neovládá, nebo ho necháte mimo mapu. Biskup sám se odhodí.
condottiere-does-card-courtesan = Počítá se za { $number } a není žoldnéř: Zima, Jaro, Bubeník, Biskup ani Strašák na ni nepůsobí. Kdo má víc Kurtizán než kdokoli jiný, vezme si po bitvě figurku kondotiéra.
condottiere-does-card-drummer = { $number ->
        [2] Zdvojnásobí žoldnéře vaší vlastní řady
       *[other] Vynásobí žoldnéře vaší vlastní řady číslem { $number }
    }, jen jednou, i když tam leží víc Bubeníků. Za Zimy násobí už sníženou sílu; přídavek Jara se přičte až potom.
condottiere-does-card-heroine = Počítá se za { $number } a není žoldnéř: Zima, Jaro, Bubeník, Biskup ani Strašák na ni nepůsobí.
condottiere-does-card-scarecrow = Smíte si vzít jednoho žoldnéře ze své řady zpět do ruky. Strašák se odhodí.
condottiere-does-card-surrender = Bitva ihned končí a rozhodnou řady tak, jak leží.
condottiere-does-region = Kdo vyhraje bitvu o region, ovládá ho. Při každém novém rozdání vám každý váš region přinese o kartu víc.
condottiere-mini-does-region = Kdo vyhraje bitvu o region, ovládá ho.
condottiere-does-piece-figure = Ukazuje region příští bitvy. Její držitel ji musí postavit do regionu, který nikdo neovládá a kde neleží žeton papežovy přízně.
condottiere-does-piece-favour = Kde leží, tam se figurka kondotiéra postavit nesmí. Kdo zahraje Biskupa, vezme ho a položí znovu.
condottiere-does-piece-marker = Ukazuje, kdo region ovládá. O takový region se už nebojuje, leda ve variantě „Dobývání cizích regionů“.
condottiere-does-goal-regions = Hrají-li nejvýš { $players }, stačí k vítězství { $few }, ať leží kdekoli; při více hráčích { $many }.
condottiere-does-goal-adjacent = Hrají-li nejvýš { $players }, stačí k vítězství souvislá skupina: { $few }; při více hráčích { $many }.
condottiere-does-goal-bigger_kingdoms = Ve variantě „Větší království“ musí být souvislá skupina větší: pro nejvýš { $players-acc } { $few }, pro víc hráčů { $many }.
