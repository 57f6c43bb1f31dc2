# «Властители» в браузере.

web-virtu-tabs = Карта и дворец
web-virtu-tab-map = Карта
web-virtu-tab-palace = Дворец
web-virtu-tab-market = Рынок
web-virtu-price = Цена: { $price }.
web-virtu-short = Не хватает: { $symbols }.
web-virtu-prestige = Престиж
web-virtu-choice = Это можно выбрать.
