# Что говорят все игры.

refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-asked = Сейчас от вас ждут другого.
refusal-no-such-outcome = Случай сейчас не может дать «{ $move }».
refusal-unknown-move = В этой игре нет хода «{ $move }».
refusal-unknown-seat = Такого места за столом нет.
refusal-game-over = Игра окончена.
refusal-nothing-to-undo = Отменять нечего: с тех пор открылось что-то новое или уже походил другой игрок.
refusal-nothing-to-take-back = Отменять нечего, даже если все согласны: с тех пор вмешался случай или что-то открылось.
refusal-show-to-others = Укажите, кому из других игроков показать карты.
refusal-nothing-to-show = В этой игре нет карт, которые можно показать.
