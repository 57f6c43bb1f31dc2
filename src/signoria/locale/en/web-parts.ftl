# Parts of boards that games share.

web-map-closer = Zoom in
web-map-farther = Zoom out
web-map-whole = Whole map
web-pay-price = Price
web-pay-missing = Still missing
web-pay-pool = Ready
web-pay-lost = Would be lost
web-pay-for-me = Pay for me
web-ledger = Points by reason
