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
wars-of-italy-outlook-loses-influence = Цена захвата: { $steps } ({ $city }).
wars-of-italy-outlook-makes-hostile =
    После захвата { $city } станет { $city-gender ->
        [f] враждебна
        [n] враждебно
       *[m] враждебен
    } { $seat-who ->
        [you] вам.
       *[other] { $seat-dat }.
    }
wars-of-italy-outlook-defeats = Захват станет разгромом ключевого города { $city-gen }.
wars-of-italy-outlook-wins = Франция победит в конце раунда, если удержит Неаполь.
wars-of-italy-outlook-stays = Перед городом остаётся: { $troops }.
wars-of-italy-outlook-why-marker-at-end = Фишка влияния уже на конце счётчика.
wars-of-italy-outlook-why-not-in-alliance-zone = Фишка влияния не в той зоне Союза.
