# The story of a game: its picture in the result, and the replay that plays by itself.

web-story = How the game went
web-story-about = Point at a line to read what happened there; click to see it in the replay.
web-story-led = in the lead
web-story-chapter = Moment
web-story-chapters = Chapters
web-story-start = The game begins.
web-story-end = The game is over.
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-chapter-back = Previous chapter
web-replay-chapter-next = Next chapter
