# Části desek společné hrám.

web-map-closer = Přiblížit
web-map-farther = Oddálit
web-map-whole = Celá mapa
web-pay-price = Cena
web-pay-missing = Ještě chybí
web-pay-pool = Připraveno
web-pay-lost = Propadne
web-pay-for-me = Zaplatit za mě
web-ledger = Body podle důvodu
