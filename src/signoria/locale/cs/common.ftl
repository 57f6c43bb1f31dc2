# Co říkají všechny hry.

refusal-not-your-turn = Teď nejste na tahu.
refusal-not-asked = Na tohle se vás teď nikdo neptá.
refusal-no-such-outcome = Náhoda teď „{ $move }“ přinést nemůže.
refusal-unknown-move = Tah „{ $move }“ v této hře není.
refusal-unknown-seat = Takové místo u stolu není.
refusal-game-over = Hra už skončila.
refusal-nothing-to-undo = Není co vzít zpět: mezitím vyšlo něco najevo, nebo už hrál někdo jiný.
refusal-nothing-to-take-back = Není co vzít zpět, ani kdyby všichni souhlasili: mezitím rozhodla náhoda nebo něco vyšlo najevo.
refusal-show-to-others = Napište, kterým spoluhráčům karty ukazujete.
refusal-nothing-to-show = V této hře nejsou karty, které by se daly ukázat.
