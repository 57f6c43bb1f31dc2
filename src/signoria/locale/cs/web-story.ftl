# Příběh partie: graf ve výsledku a záznam, který se přehrává sám.

web-story = Jak partie probíhala
web-story-about = Ukažte na čáru a přečtete si, co se tam stalo; kliknutím to uvidíte v záznamu.
web-story-led = ve vedení
web-story-chapter = Okamžik
web-story-chapters = Kapitoly
web-story-start = Partie začíná.
web-story-end = Partie skončila.
web-replay-play = Spustit
web-replay-pause = Pozastavit
web-replay-speed = Rychlost
web-replay-chapter-back = Předchozí kapitola
web-replay-chapter-next = Další kapitola
