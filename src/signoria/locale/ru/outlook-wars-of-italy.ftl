# «Итальянские войны»: чего будет стоить и что даст выбор, где это не как во «Властителях».

wars-of-italy-outlook-can-influence = Для влияния максимум { $crowns } и { $crosses }.
wars-of-italy-outlook-can-ally = Можно заключить союз с { $cities-ins }.
wars-of-italy-outlook-cancelled =
    { $seat-who ->
        [you] Ваш агент это отменит.
       *[other] Агент { $seat-gen } это отменит.
    }
wars-of-italy-outlook-neutral = { $city }: нейтралитет.
wars-of-italy-outlook-favour-zone =
    { $seat-who ->
        [you] { $city }: благосклонность к вам, деление { $number }.
       *[other] { $city }: благосклонность к { $seat-dat }, деление { $number }.
    }
wars-of-italy-outlook-alliance-zone =
    { $seat-who ->
        [you] { $city }: ваша зона Союза, деление { $number }.
       *[other] { $city }: чужая зона Союза ({ $seat }), деление { $number }.
    }
wars-of-italy-outlook-allied =
    { $seat-who ->
        [you] { $city }: ваш союзник.
       *[other] { $city }: чужой союзник ({ $seat }).
    }
wars-of-italy-outlook-defeated = { $city }: разгром.
wars-of-italy-outlook-alliance =
    Принесёт: { $cities-number ->
        [0] {""}
       *[other] { $cities }; {""}
    }{ $troops }, { $agents }, карточки: { $cards }.
wars-of-italy-outlook-loses-influence = Захват отнимет у вас { $steps } ({ $city }).
wars-of-italy-outlook-makes-hostile =
    После захвата { $city } станет вам { $city-gender ->
        [f] враждебна.
        [n] враждебно.
       *[m] враждебен.
    }
wars-of-italy-outlook-defeats = Захватив его, вы разгромите ключевой город { $city-acc }.
wars-of-italy-outlook-stays = Перед городом остаётся: { $troops }.
