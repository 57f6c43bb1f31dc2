# Války o Itálii: co by volba stála a co by přinesla, kde to není jako ve Virtù.

wars-of-italy-outlook-can-influence = Na vliv nejvýš { $crowns } a { $crosses }.
wars-of-italy-outlook-can-ally = Spojenectví lze uzavřít: { $cities }.
wars-of-italy-outlook-cancelled =
    { $seat-who ->
        [you] Váš agent to zruší.
       *[other] Agent { $seat-gen } to zruší.
    }
wars-of-italy-outlook-neutral = { $city }: zóna neutrality.
wars-of-italy-outlook-favour-zone =
    { $seat-who ->
        [you] { $city }: vaše zóna přízně, pole { $number }.
       *[other] { $city }: zóna přízně { $seat-gen }, pole { $number }.
    }
wars-of-italy-outlook-alliance-zone =
    { $seat-who ->
        [you] { $city }: vaše zóna spojenectví, pole { $number }.
       *[other] { $city }: zóna spojenectví { $seat-gen }, pole { $number }.
    }
wars-of-italy-outlook-allied =
    { $seat-who ->
        [you] { $city }: váš spojenec.
       *[other] { $city }: spojenec { $seat-gen }.
    }
wars-of-italy-outlook-defeated = { $city }: poražený svaz.
wars-of-italy-outlook-alliance =
    Přinese: { $cities-number ->
        [0] {""}
       *[other] { $cities }; {""}
    }{ $troops }, { $agents }, karty: { $cards }.
wars-of-italy-outlook-loses-influence = Dobytí bude stát { $steps-acc } ({ $city }).
wars-of-italy-outlook-makes-hostile =
    { $city } { $seat-who ->
        [you] vám
       *[other] { $seat-dat }
    } po dobytí { $city-gender ->
        [f] bude nepřátelská.
        [n] bude nepřátelské.
        [pl] budou nepřátelské.
       *[m] bude nepřátelský.
    }
wars-of-italy-outlook-defeats = Dobytí porazí městský svaz ({ $city }).
wars-of-italy-outlook-wins = Francie na konci kola zvítězí, pokud Neapol udrží.
wars-of-italy-outlook-stays = Před městem zůstane: { $troops }.
wars-of-italy-outlook-why-marker-at-end = Disk vlivu už leží na konci stupnice.
wars-of-italy-outlook-why-not-in-alliance-zone = Disk vlivu neleží v potřebné zóně spojenectví.
