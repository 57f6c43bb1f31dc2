"""What all are told: every event of the game, with what it says."""

from __future__ import annotations

import pytest
from virtu_tables import go, lay, told, view

import signoria

ACT = 'phase = "act 0"\n[florence]\n'
SIEGES = 'phase = "sieges"\n[florence]\n'
BUY = 'phase = "buy 0"\n[florence]\nflorins = 9\n'
REORGANISE = 'phase = "reorganise 0"\n[florence]\ntoken = 5\n'
PATRON = ACT + 'token = 2\nflorins = 9\ncities = ["rome"]\n'
CLEARING = 'phase = "spring 0"\n[florence]\ntoken = 1\nindulgences = [2]\ncities = ["siena"]\n'
FIELD = 'phase = "sieges"\n[florence]\ntroops = {{ siena = {} }}\n[naples]\ntroops = {{ siena = {} }}\n'
HELD = '[naples]\nagents = ["florence-{}"]\n'


@pytest.mark.rule("V3.1", "V3.2", "V3.3", "V5.1", "V5.2", "V5.3", "V2.2", "V2.3")
@pytest.mark.parametrize(
    ("text", "moves", "kind", "wanted"),
    [
        ('phase = "spring 0"\n[florence]', "enter 3", "token-placed", [{"seat": 0, "room": 3}]),
        ('phase = "spring 0"\n[florence]\ntoken = 1\ncities = []', "step", "token-moved", [{"seat": 0, "room": 2}]),
        ('phase = "spring 0"\n[florence]\ntoken = 1\ncities = []', "step, step", "side-refreshed", [{"seat": 0, "side": "right"}]),
        ('phase = "spring 0"\n[florence]\ntoken = 3\ncities = []', "step, step", "side-refreshed", [{"seat": 0, "side": "left"}]),
        ('phase = "spring 0"\n[florence]\ntoken = 1\nflorins = 2\ncities = []', "pay step", "step-paid", [{"seat": 0}]),
        (CLEARING, "step, clear cross, tap siena cross", "indulgence-cleared", [{"seat": 0, "room": 2}]),
        (CLEARING, "step, decline", "indulgence-cleared", []),
        (CLEARING, "step, decline, stop", "room-blocked", [{"seat": 0, "room": 2}]),
        ('phase = "spring 0"\n[florence]\ntoken = 5\ncities = []\n' + HELD.format(1), "step, stop", "room-blocked", [{"seat": 0, "room": 1}]),
        ('phase = "spring 0"\n[florence]\ntoken = 5\ncities = []', "step, stop", "acted", [{"seat": 0, "action": "govern"}]),
        (BUY + 'cities = ["mantua"]', "buy counsellor, tap mantua crown", "tapped", [{"seat": 0, "source": "mantua", "symbol": "crown", "number": 1}]),
        (BUY + 'token = 2\ncities = []\nmay_indulge = true', "buy counsellor, tap indulgence crown", "indulged", [{"seat": 0, "room": 2}]),
    ],
)  # fmt: skip
def test_the_spring_and_payments(text: str, moves: str, kind: str, wanted: list[dict[str, int | str]]) -> None:
    assert told(go(lay(text), *moves.split(", ")), kind) == wanted


@pytest.mark.rule("V4.1", "V4.2", "V4.3", "V4.4", "V4.5", "V4.6", "V4.7")
@pytest.mark.parametrize(
    ("text", "moves", "kind", "wanted"),
    [
        (ACT + 'token = 1\ncities = ["pisa!"]', "tap print crown, enough, refresh pisa", "tile-refreshed", [{"seat": 0, "tile": "pisa"}]),
        (ACT + 'token = 1\ncities = []\nallies = ["france!"]', "tap print crown, enough, renew france", "ally-renewed", [{"seat": 0, "ally": "france"}]),
        (PATRON, "act, tap rome crown", "patronage-gained", [{"seat": 0, "number": 1}]),
        (PATRON + "patronage = 1", "act, tap rome crown, choose columbus", "bonus-chosen", [{"seat": 0, "bonus": "columbus"}]),
        (PATRON, "decline", "declined", [{"seat": 0}]),
        (ACT + "token = 3", "decline", "declined", [{"seat": 0}]),
        (ACT + 'token = 3\nagents = ["parma"]', "annex parma, tap florence crown", "declined", []),
        (ACT + "token = 4\n" + HELD.format(4), "decline", "declined", [{"seat": 0}]),
        (PATRON + 'patronage = 1\nright = ["banker", "merchant"]\nleft = ["bishop"]', "act, tap rome crown, choose machiavelli, forgo", "forgone", [{"seat": 0, "card": "machiavelli"}]),
        (PATRON + 'patronage = 1\nright = ["banker", "merchant"]', "act, tap rome crown, choose machiavelli", "courtier-joined", [{"seat": 0, "card": "machiavelli", "side": "left"}]),
    ],
)  # fmt: skip
def test_the_actions(text: str, moves: str, kind: str, wanted: list[dict[str, int | str]]) -> None:
    assert told(go(lay(text), *moves.split(", ")), kind) == wanted


@pytest.mark.rule("V4.5", "V4.6")
@pytest.mark.parametrize(
    ("text", "moves", "kind", "wanted"),
    [
        (ACT + "token = 5\ntroops = { florence = 1 }", "from florence, march siena, tap print cavalry", "marched", [{"seat": 0, "city": "florence", "target": "siena"}]),
        (ACT + 'token = 5\nflorins = 1\nrooms = ["", "", "", "", "standard_bearer"]', "tap card war", "armed", [{"seat": 0, "number": 1}]),
        (ACT + "token = 4\nstock = 1", "place rome, tap print mask", "agent-placed", [{"seat": 0, "place": "rome"}]),
        (ACT + "token = 4\nstock = 1", "place rome, tap print mask", "agent-lifted", []),
        (ACT + 'token = 4\nagents = ["siena"]', "lift siena, place rome, tap print mask", "agent-lifted", [{"seat": 0, "place": "siena"}]),
        (ACT + 'token = 4\nagents = ["siena"]', "lift siena, place rome, tap print mask", "agent-placed", [{"seat": 0, "place": "rome"}]),
        (ACT + 'token = 4\n[venice]\nagents = ["siena"]', "remove siena, tap print mask", "agent-removed", [{"seat": 0, "place": "siena", "owner": 2}]),
    ],
)  # fmt: skip
def test_war_and_intrigue(text: str, moves: str, kind: str, wanted: list[dict[str, int | str]]) -> None:
    assert told(go(lay(text), *moves.split(", ")), kind) == wanted


@pytest.mark.rule("V6.1", "V6.3", "V6.4", "V6.5", "V6.6", "V6.7", "V6.8", "V6.9", "V8.1")
@pytest.mark.parametrize(
    ("text", "moves", "kind", "wanted"),
    [
        (SIEGES, "", "sieges-begun", [{}]),
        (SIEGES + "troops = { siena = 2 }\nwar_tokens = 1", "declare token", "declared", [{"seat": 0, "source": "token", "number": 1}]),
        (SIEGES + 'troops = { siena = 2 }\nallies = ["france"]', "tap france war", "declared", [{"seat": 0, "source": "france", "number": 2}]),
        (SIEGES + "troops = { siena = 2 }\nwar_tokens = 1", "pass", "passed", [{"seat": 0}]),
        (SIEGES + "troops = { siena = 2 }\nwar_tokens = 1", "declare token", "passed", []),
        (SIEGES + "troops = { siena = 1 }", "", "siege-lost", [{"seat": 0, "city": "siena"}]),
        (SIEGES + "troops = { siena = 4 }", "", "city-taken", [{"seat": 0, "city": "siena", "number": 1}]),
        (FIELD.format(3, 1), "give up", "field-battle-won", [{"seat": 0, "city": "siena", "number": 1}]),
        (FIELD.format(1, 3), "give up", "field-battle-won", [{"seat": 1, "city": "siena", "number": 1}]),
        (FIELD.format(2, 1), "give up", "field-battle-won", [{"seat": 0, "city": "siena", "number": 1}]),
        (FIELD.format(1, 2), "give up", "field-battle-won", [{"seat": 1, "city": "siena", "number": 1}]),
        (FIELD.format(3, 1), "give up", "gave-up", [{"seat": 0, "city": "siena"}]),
        (FIELD.format(2, 2), "", "field-battle-tied", [{"seat": 0, "rival": 1, "city": "siena"}]),
        (FIELD.format(3, 2), "give up", "field-battle-fought", [{"seat": 0, "rival": 1, "city": "siena", "strength": 3, "against": 2}]),
        (SIEGES + "troops = { siena = 2 }", "march florence", "retreated", [{"seat": 0, "city": "siena", "target": "florence"}]),
        (SIEGES + "troops = { siena = 2 }", "lose troop", "troop-lost", [{"seat": 0, "city": "siena"}]),
        (SIEGES + 'cities = ["pisa"]\ntroops = { trento = 2 }', "", "troop-lost", [{"seat": 0, "city": "trento"}]),
        (SIEGES + 'cities = ["florence"]', "", "order-set", [{"seat": 1}, {"seat": 2}, {"seat": 3}, {"seat": 0}]),
        (SIEGES, "", "last-winter", []),
        ("year = 25\n" + SIEGES, "", "last-winter", [{"reason": "years"}]),
        ('phase = "sieges"\n[florence]\ncities = ["florence", "pisa"]\n[venice]\ntroops = { florence = 4 }', "", "cashed", [{"seat": 0, "number": 2}]),
    ],
)  # fmt: skip
def test_the_end_of_spring(text: str, moves: str, kind: str, wanted: list[dict[str, int | str | None]]) -> None:
    assert told(go(lay(text), *[move for move in moves.split(", ") if move]), kind) == wanted


@pytest.mark.rule("V7.1", "V7.2", "V7.4", "V7.6", "V7.7")
@pytest.mark.parametrize(
    ("text", "moves", "kind", "wanted"),
    [
        ('phase = "winter 0"\n[florence]', "", "winter-begun", [{"seat": 0}]),
        ('phase = "winter 0"\n[florence]\nflorins = 1\ntroops = { pisa = 4 }', "salary 1", "salary-paid", [{"seat": 0, "number": 1}]),
        ('phase = "winter 0"\n[florence]\ntroops = { pisa = 3 }', "salary 0, dismiss pisa", "dismissed", [{"seat": 0, "city": "pisa"}]),
        (REORGANISE + 'left = ["maestro"]', "assign maestro left 1", "assigned", [{"seat": 0, "card": "maestro", "room": 1}]),
        (REORGANISE + 'left = ["maestro"]', "shift maestro left", "shifted", [{"seat": 0, "card": "maestro", "side": "right"}]),
        (REORGANISE + 'right = ["maestro"]', "shift maestro right", "shifted", [{"seat": 0, "card": "maestro", "side": "left"}]),
        (REORGANISE + 'rooms = ["maestro", "", "", "", ""]', "recall card 1 right", "recalled", [{"seat": 0, "card": "maestro", "side": "right"}]),
        (REORGANISE + 'left = ["bishop"]', "discard bishop left", "discarded", [{"seat": 0, "card": "bishop"}]),
        (REORGANISE + 'left = ["bishop"]', "discard bishop left", "cashed", []),
        (REORGANISE + 'left = ["banker"]', "discard banker left", "cashed", [{"seat": 0, "number": 3}]),
        (BUY, "buy guild", "bought", [{"seat": 0, "item": "guild"}]),
        (BUY, "buy bishop, to left", "courtier-joined", [{"seat": 0, "card": "bishop", "side": "left"}]),
        (BUY.replace("buy 0", "recruit 0"), "recruit pisa", "recruited", [{"seat": 0, "city": "pisa"}]),
        ('phase = "ally 0"\n[florence]\ncities = ["venice", "mantua", "pisa", "florence"]\n[venice]\ncities = ["corfu"]', "ally ottomans, tap venice ship, tap pisa ship, tap mantua crown", "allied", [{"seat": 0, "ally": "ottomans"}]),
    ],
)  # fmt: skip
def test_the_winter(text: str, moves: str, kind: str, wanted: list[dict[str, int | str | None]]) -> None:
    assert told(go(lay(text), *[move for move in moves.split(", ") if move]), kind) == wanted


@pytest.mark.rule("V1.4", "V3.1", "V8.2")
def test_the_course_of_the_game() -> None:
    match = signoria.new("virtu", 4, 3)
    powers = [(event["seat"], event["power"]) for event in told(match, "power-drawn")]
    assert powers == [(seat, table.power) for seat, table in enumerate(view(match).table)]
    assert told(match, "first-drawn") == [{"seat": view(match).course.order[0]}]
    assert told(match, "year-begun") == []
    while not told(match, "year-begun"):
        match.play(match.to_act[0], match.choices(match.to_act[0])[-1])
    assert told(match, "year-begun") == [{"number": 1}]
    assert len(told(match, "family-placed")) == 12
    assert told(lay('phase = "end"'), "ended") == [{"reason": "undecided"}]
