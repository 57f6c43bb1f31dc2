# Deska Válek o Itálii: co má navíc proti Virtù nebo říká jinak.

web-wars-influence = Městské svazy a vliv
web-wars-alliance-zone = zóna spojenectví { $power-gen }
web-wars-salary = Nejbližší žold se platí v { $number }. kole
web-virtu-map-before = Před městem { $troops } ({ $power }): obléhat ho nemusí.
web-virtu-map-allies = Spojenci { $power-gen }.
web-virtu-map-favours = Přízeň: { $power }.
web-virtu-answer-annex-or-influence-enough = Už nic
web-virtu-answer-besiege-or-stay-act = Oblehnout město
web-virtu-answer-hire-allies-enough = Víc neverbovat
wars-of-italy-web-virtu-year = Kolo
wars-of-italy-web-virtu-phases = Části kola
wars-of-italy-web-virtu-phase-winter = Zima: žold, palác, nákupy, verbování, spojenci
wars-of-italy-web-virtu-winter-ally = Spojenci
wars-of-italy-web-virtu-seat =
    { $seat }, { $power }: { $counts }. Lze platit: { $ready }. { $trophies ->
        [0] Žádná trofej.
        [one] { $trophies } trofej.
        [few] { $trophies } trofeje.
       *[other] { $trophies } trofejí.
    }

# první hra s průvodcem

web-wars-coach-goal = Vítejte ve Válkách o Itálii! Bojují Francie a Neapol. Drží-li Francie na konci kteréhokoli kola Neapol, hned vítězí; jinak po posledním kole rozhodne prestiž: města, karty, destičky, kříže a trofeje. Shoda svědčí Neapoli.
web-wars-coach-influence = Florencie, Řím a Benátky zatím nikomu nepatří. Akcí Anexe smíte anektovat město a posunout jejich disky k sobě, o krok za každou korunu; v Římě platí i kříže. Leží-li disk na polích vaší barvy, je vám svaz nakloněn: vaše jednotky procházejí jeho městy a pomáhají je bránit.
web-wars-coach-alliance = Leží disk už ve vaší zóně spojenectví, na pruhovaných polích na vašem konci? Pak smíte celou akci Anexe věnovat trvalému spojenectví: města, jednotky, agent a dvě karty budou vaše. Nepřátelský agent na disku tomu brání, mějte tam proto svého.
web-wars-coach-winter = Zima má pět částí: žold, palác, nákupy, verbování, spojence. Žold se platí jen v kolech s mincí, florén za každé dvě jednotky. Spojenecké jednotky stojí jeden florén, ve svém hlavním městě.
web-wars-coach-war = Nakloněné město je vašim jednotkám otevřené. Před městem neutrálního svazu se zastaví a každé jaro volíte, zda je oblehnete; nepřátelské oblehnout musíte. Obě síly vidíte, ještě než vytáhnete.
web-wars-coach-conquest = Dobytí má svou cenu: město dobyté na svazu stojí čtyři kroky jeho vlivu. Dobytí hlavního města svaz porazí a ostatní svazy vám budou nakloněny méně. Deska vás varuje, než vytáhnete.
