# Что лежит в коробке «Замков Тосканы».

# заголовки

tuscany-box-tile = Тайлы
tuscany-box-card = Карты области
tuscany-box-colour-bonus = Тайлы бонуса цвета
tuscany-box-yield = Карты бонуса
tuscany-box-bonus = Тайлы бонуса
tuscany-box-board = Планшеты областей
tuscany-box-piece = Фишки
tuscany-box-scoring = Подсчёт очков

# названия

tuscany-crop-vineyard = виноградник
tuscany-crop-pigs = свиноферма
tuscany-crop-olives = оливковая роща
tuscany-crop-wheat = пшеничное поле
tuscany-piece-hex = деревянный гекс
tuscany-piece-marble = фишка мрамора
tuscany-piece-worker = работник
tuscany-piece-castle = стартовый замок
tuscany-scoring-areas = зоны
tuscany-board-a1 = планшет A1
tuscany-board-a2 = планшет A2
tuscany-board-a3 = планшет A3
tuscany-board-a4 = планшет A4
tuscany-board-b1 = планшет B1
tuscany-board-b2 = планшет B2
tuscany-board-b3 = планшет B3
tuscany-board-b4 = планшет B4
tuscany-board-c1 = планшет C1
tuscany-board-c2 = планшет C2
tuscany-board-c3 = планшет C3
tuscany-board-c4 = планшет C4

# свойства

tuscany-box-size = { $spaces }: { $points }

# что они делают

tuscany-does-tile-castle = Вы можете выбрать один из открытых тайлов и сразу выложить его без карт, со всеми очками за зону и цвет и с его эффектом. Затем он заменяется тайлом из вашей самой левой стопки.
tuscany-does-tile-city = Возьмите тайл бонуса любого вида, который ещё остался. Тайл «{ $bonus }» сразу приносит { $points-acc }.
tuscany-does-tile-inn = Положите деревянный гекс на пустую ячейку склада. Если её нет, получите вместо него { $points-acc }.
tuscany-does-tile-farm = Вы получаете { $points-acc } за каждый изображённый вид, которого ещё не было в этой зоне.
tuscany-does-tile-quarry = Возьмите { $marbles-acc } и ещё по одной за каждый свой тайл «{ $bonus }».
tuscany-does-tile-village = Возьмите { $workers-acc } и ещё по одному за каждый свой тайл «{ $bonus }».
tuscany-does-tile-monastery = Получите { $cards-acc }. Ваши тайлы «{ $bonus }» здесь не действуют.
tuscany-does-tile-carriage = Откройте { $yields-acc } и ещё по одной за каждый свой тайл «{ $bonus }» и получите то, что на них изображено. Деревянный гекс без свободной ячейки склада заменяют { $points }.
tuscany-does-card = Чтобы выложить тайл на ячейку этого цвета, нужно сбросить { $price-acc } этого цвета. Любую из них заменяют { $pair } одного другого цвета или работник.
tuscany-does-colour-bonus = Кто первым закроет во владениях все ячейки этого цвета, получает { $first-acc }, второй — { $second-acc }; после этого тайл уходит из игры.{ $colour-id ->
        [castle] { " " }Стартовый замок считается.
       *[other] { "" }
    }
tuscany-does-yield = Когда её открывает повозка, вы получаете { $gives-acc }. Тайлы «+1» к этому не прибавляются.
tuscany-does-bonus-card = Каждый раз, когда вы выбираете действие «получить карты области», вы получаете ещё одну. На монастыри не действует.
tuscany-does-bonus-storage = На вашем складе ещё одна ячейка, и вы сразу получаете { $points-acc }.
tuscany-does-bonus-marble = Каждый карьер приносит вам ещё одну фишку мрамора.
tuscany-does-bonus-worker = Каждая деревня приносит вам ещё одного работника.
tuscany-does-bonus-yield = Каждая повозка открывает для вас ещё одну карту бонуса.
tuscany-does-board = Один из трёх планшетов, из которых вы складываете свои владения, в любом порядке и любым концом вверх. Правый столбец лежит на половину ячейки ниже левого.
tuscany-does-piece-hex = Лежит на складе и выкладывается как тайл на ячейку любого цвета: за карты этого цвета и с полным его эффектом, но только со следующего хода. На складе в конце игры приносит { $points-acc }.
tuscany-does-piece-marble = Раз за ход, после действия, можно вернуть одну в запас ради дополнительного действия. Каждая оставшаяся в конце приносит { $points-acc }.
tuscany-does-piece-worker = Заменяет одну карту области, когда вы выкладываете тайл. Каждый оставшийся в конце приносит { $points-acc }.
tuscany-does-piece-castle = С него начинаются любые владения: игрок сам выбирает для него ячейку замка. Его выкладывание не даёт ни эффекта, ни очков, но он считается тайлом своего цвета.
tuscany-does-scoring-areas = Соприкасающиеся ячейки одного цвета образуют зону. Кто её завершил, получает зелёные очки по её размеру.
