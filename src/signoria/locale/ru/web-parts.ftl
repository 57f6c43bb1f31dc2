# Части игровых полей, общие для игр.

web-map-closer = Крупнее
web-map-farther = Мельче
web-map-whole = Вся карта
web-pay-price = Цена
web-pay-missing = Ещё не хватает
web-pay-pool = Готово
web-pay-lost = Пропадёт
web-pay-for-me = Заплатить за меня
web-ledger = Очки по причинам
