# История партии: график в итоге и просмотр, который идёт сам.

web-story = Как шла партия
web-story-about = Наведите на линию, чтобы прочитать, что там произошло; щелчок откроет это место в просмотре.
web-story-led = впереди
web-story-chapter = Момент
web-story-chapters = Главы
web-story-start = Партия начинается.
web-story-end = Партия окончена.
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-chapter-back = Предыдущая глава
web-replay-chapter-next = Следующая глава
