# Hrady Toskánska v prohlížeči: spojování desek (T1.4).

web-tuscany-join-title = Spojte své desky
web-tuscany-join-ask = Jak spojíte své desky a kde bude počáteční hrad?
web-tuscany-join-boards = Vaše tři desky, jak právě leží
web-tuscany-join-board = Deska { $board }, { $place ->
        [1] vlevo
        [2] uprostřed
       *[other] vpravo
    }{ $turned ->
        [1] , otočená
       *[other] { "" }
    }
web-tuscany-join-keys = Šipky vlevo a vpravo ji prohodí se sousední, nahoru a dolů ji posunou, T ji otočí.
web-tuscany-join-swap = Prohodit desky { $board } a { $other }
web-tuscany-join-up = Posunout desku { $board } nahoru
web-tuscany-join-down = Posunout desku { $board } dolů
web-tuscany-join-turn = Otočit desku { $board }
web-tuscany-join-no-turn = Deska { $board } se nikdy neotáčí: otočit všechny tři by dalo znovu totéž panství.
web-tuscany-join-edge = Deska { $board } tímto směrem dál nejde.
web-tuscany-join-areas = Všechny oblasti hotové
web-tuscany-join-suggestions = Návrhy
web-tuscany-join-suggestion = Návrh { $number }: { $join }. { $areas }: { $points }
web-tuscany-join-surprise = Překvap mě
web-tuscany-join-castle = Počáteční hrad na { $space }
web-tuscany-join-castle-reach = Počáteční hrad na { $space }, { $reach }.
web-tuscany-join-hint = Přetáhněte desky, nebo si vyberte návrh. Pak zvolte jedno ze tří hradních políček.
web-tuscany-join-hint-castle = Vaše desky jsou spojené. Zvolte jedno ze tří políček pro počáteční hrad.
web-tuscany-join-send = Spojit, hrad na { $space }
web-tuscany-join-send-castle = Začít s hradem na { $space }
web-tuscany-join-said = Desky { $join }. { $areas }: nejvýše { $points }.
web-tuscany-join-own = Vaše panství
web-tuscany-join-waits = Vaše panství je hotové. Všichni spojují najednou a nikdo nevidí, kdo už je hotov: { $names }. Do té doby můžete tah vzít zpět.
web-tuscany-join-watch = Všichni najednou a potají spojují své tři desky: { $names }. Panství se ukážou, až budou hotovi všichni.
