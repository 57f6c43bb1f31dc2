"""The public interface: every name of the design, with its arguments, doing what the design says."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from importlib import import_module
from importlib.resources import files
from operator import attrgetter
from pathlib import Path
from typing import cast

import msgspec
import pytest
from tables import choices, lay, play

import signoria
from signoria import Match, Move, Refusal, Refused
from signoria.games.condottiere import moves
from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.moves import Catalogue
from signoria.kernel.registry import find
from signoria.texts import texts_in
from signoria.words import Words

BATTLE = """
    site = "firenze"
    holder = 0
    turn = 0
    seat = [
      { hand = "10 6 bishop scarecrow", line = "5 3" },
      { hand = "1 2 winter", line = "4", regions = ["milano"] },
      { hand = "heroine 2" },
    ]
    """

ALL_ASKED = """
    site = "firenze"
    stack = ["offer-discards", "end-round", "begin-battle", "end-game"]
    seat = [{ hand = "winter spring" }, { hand = "bishop" }, { hand = "6 1" }]
    """

OVER = 'winners = [0]\nreason = "regions"\nseat = [{ hand = "1" }, { }, { }]'

SITUATIONS = [
    pytest.param(BATTLE, id="a battle"),
    pytest.param(ALL_ASKED, id="all asked"),
    pytest.param(OVER, id="over"),
]


ASKED_OF_A_SEAT = [
    "choices", "confirm", "events", "final_moves", "goes_on", "lone_answer", "moves_made", "outlook", "plan", "record",
    "survey", "take_back", "takeback_horizon", "undo", "undo_horizon", "version", "view",
]  # fmt: skip


def everything(match: Match) -> list[object]:
    """All that can be asked of a match."""
    seats = range(match.seats)
    return [
        match.position(),
        match.record(private=True),
        match.to_act,
        match.result,
        [match.choices(seat) for seat in seats],
        [match.view(seat) for seat in (None, *seats)],
        [match.events(seat) for seat in (None, *seats)],
        [match.undo_horizon(seat) for seat in seats],
    ]


def drive(match: Match, decisions: int = 100_000, seed: int = 0) -> Match:
    """Play at random for so many decisions, or to the end."""
    bots = [signoria.bot("random", seed=seed + seat) for seat in range(match.seats)]
    for _ in range(decisions):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat)))
    return match


# The names, and their arguments

SIGNATURES = {
    "new": ["game", "seats", "seed", "options"],
    "from_position": ["game", "data"],
    "from_state": ["game", "state", "seed"],
    "imagine": ["view", "rng"],
    "replay": ["text"],
    "verify": ["text"],
    "games": [],
    "bot": ["spec", "seed"],
    "simulate": ["game", "seats", "bots", "games", "workers"],
    "Match.choices": ["self", "seat"],
    "Match.play": ["self", "seat", "move"],
    "Match.why_not": ["self", "seat", "move"],
    "Match.view": ["self", "seat"],
    "Match.events": ["self", "seat", "since"],
    "Match.undo": ["self", "seat"],
    "Match.undo_horizon": ["self", "seat"],
    "Match.confirm": ["self", "seat"],
    "Match.plan": ["self", "seat"],
    "Match.show": ["self", "seat", "cards", "to"],
    "Match.record": ["self", "seat"],
    "Match.copy": ["self"],
    "Match.position": ["self"],
}


@pytest.mark.parametrize("name", SIGNATURES)
def test_every_function_of_the_design_is_there_with_its_arguments(name: str) -> None:
    function = attrgetter(name)(signoria)
    expected = SIGNATURES[name]
    parameters = list(inspect.signature(function).parameters.values())
    assert [one.name for one in parameters[: len(expected)]] == expected
    assert all(one.default is not inspect.Parameter.empty for one in parameters[len(expected) :])
    assert inspect.getdoc(function)


def test_the_names_mean_the_same_before_and_after_a_game() -> None:
    """In a fresh Python: what the package holds must not hide what it offers."""
    script = """
import signoria
offered = {name: getattr(signoria, name) for name in signoria.__all__}
signoria.games()
signoria.new("condottiere", 2, seed=1)
hidden = [name for name in offered if getattr(signoria, name) is not offered[name]]
assert not hidden, f"hidden: {hidden}"
signoria.games()
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_what_a_match_is_asked_without_arguments() -> None:
    match = lay(BATTLE)
    assert match.to_act == (0,)
    assert match.result is None
    assert match.seats == 3


def test_every_public_name_exists_and_is_listed_once() -> None:
    assert len(set(signoria.__all__)) == len(signoria.__all__)
    for name in signoria.__all__:
        assert hasattr(signoria, name)
    for name in ("Match", "Refused", "BadInput", "BadOption", "BadPosition", "BadRecord", "new", "replay", "imagine"):
        assert name in signoria.__all__


def test_all_errors_of_input_are_one_family() -> None:
    for kind in (signoria.BadOption, signoria.BadPosition, signoria.BadRecord):
        assert issubclass(kind, signoria.BadInput)
    assert issubclass(signoria.BadInput, ValueError)
    assert not issubclass(signoria.Refused, signoria.BadInput)


def test_the_example_of_the_design() -> None:
    match = signoria.new("condottiere", seats=4, seed=1516, options={"bigger_kingdoms": True})
    while match.to_act:
        seat = match.to_act[0]
        bot = signoria.bot("random", seed=7)
        match.play(seat, bot.choose(match.view(seat), match.choices(seat)))
    assert match.result is not None
    assert match.result.winners
    again = signoria.replay(match.record())
    assert everything(again) == everything(match)


# Games and options


def test_games_lists_ids_names_seats_and_options() -> None:
    listed = signoria.games()
    assert [game["id"] for game in listed][:1] == ["condottiere"]
    condottiere = listed[0]
    assert condottiere["name"] == "Condottiere"
    assert list(cast(range, condottiere["seats"])) == [2, 3, 4, 5, 6]
    options = cast(tuple[signoria.Option, ...], condottiere["options"])
    assert {option.name: option.rule for option in options} == {
        "opener": "C1.2",
        "pope_off_battle": "C3.6",
        "draw_after_battle": "C8.1",
        "opening_seven": "C8.1",
        "points": "C8.2",
        "bigger_kingdoms": "C8.3",
        "capture_regions": "C8.4",
        "hidden_cards": "C8.5",
    }


def test_listed_seats_and_options_are_accepted() -> None:
    for game in signoria.games():
        for seats in cast(range, game["seats"]):
            usual = {option.name: option.default for option in cast(tuple[signoria.Option, ...], game["options"])}
            assert signoria.new(str(game["id"]), seats, seed=1, options=usual).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100, "4", None, 3.5, 4.0, True])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(signoria.BadOption, match="2 to 6 seats"):
        signoria.new("condottiere", seats, seed=1)


@pytest.mark.parametrize("name", ["", "chess", "Condottiere", "condottiere "])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    for ask in (
        lambda: signoria.new(name, 4, seed=1),
        lambda: signoria.from_position(name, {}),
        lambda: signoria.simulate(name, 4, ["random"], 1),
    ):
        with pytest.raises(signoria.BadInput, match=r"there is no game .*; there are: condottiere"):
            ask()


OPTIONS: list[tuple[dict[str, object], str]] = [
    ({"dragons": True}, "no option 'dragons'; it has: opener, pope_off_battle"),
    ({"hidden_cards": 1}, "hidden_cards must be true or false, not 1"),
    ({"hidden_cards": "true"}, "hidden_cards must be true or false, not 'true'"),
    ({"hidden_cards": None}, "hidden_cards must be true or false, not None"),
    ({"points": True}, "points must be a whole number, not True"),
    ({"points": 20.0}, "points must be a whole number, not 20.0"),
    ({"points": -1}, "points must lie between 0 and 1000, not -1"),
    ({"points": 1001}, "points must lie between 0 and 1000, not 1001"),
    ({"opener": -2}, "opener must lie between -1 and 5, not -2"),
    ({"opener": 4}, "opener must be one of the seats 0 to 3"),
    ({"opening_seven": True}, "needs it"),
    ({"points": 20, "capture_regions": True}, "do not go together: rule C8.2"),
]


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize(("options", "problem"), OPTIONS)
def test_options_that_will_not_do_are_refused_with_the_reason(options: dict[str, object], problem: str) -> None:
    with pytest.raises(signoria.BadOption) as error:
        signoria.new("condottiere", 4, seed=1, options=options)
    assert problem in str(error.value)
    with pytest.raises(signoria.BadOption):
        signoria.simulate("condottiere", 4, ["random"], 1, options=options)


def test_options_given_are_not_changed_or_kept() -> None:
    options: dict[str, object] = {"hidden_cards": True}
    match = signoria.new("condottiere", 2, seed=1, options=options)
    assert options == {"hidden_cards": True}
    options["hidden_cards"] = False
    assert match.view(0).options["hidden_cards"] is True


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    one, twin, other = (signoria.new("condottiere", 3, seed=seed) for seed in (1, 1, 2))
    assert everything(one) == everything(twin)
    assert everything(one) != everything(other)


# Choices, moves and refusals


@pytest.mark.parametrize("text", [param.values[0] for param in SITUATIONS], ids=["battle", "all", "over"])
def test_choices_are_sorted_and_there_for_exactly_those_who_act(text: str) -> None:
    match = lay(text)
    for seat in range(match.seats):
        listed = match.choices(seat)
        assert bool(listed) == (seat in match.to_act)
        assert [move.index for move in listed] == sorted({move.index for move in listed})
        assert all(match.why_not(seat, move) is None for move in listed)


def test_choices_are_a_list_of_ones_own() -> None:
    match = lay(BATTLE)
    match.choices(0).clear()
    assert choices(match, 0) == ["pass", "play 6", "play 10", "play bishop", "play scarecrow"]


def test_a_move_may_be_given_as_itself_or_as_text_with_generous_spaces() -> None:
    ways: list[Move | str] = [find("condottiere").catalogue.named["play 6"], "play 6", "  play \t 6\n"]
    played = []
    for way in ways:
        match = lay(BATTLE)
        assert match.why_not(0, way) is None
        match.play(0, way)
        played.append(everything(match))
    assert played[0] == played[1] == played[2]


@pytest.mark.parametrize(
    "text", ["", " ", "nonsense", "play", "play dragon", "Play 6", "play6", "PASS", "play 6 6", "0 pass"]
)
def test_an_unknown_text_is_refused(text: str) -> None:
    match = lay(BATTLE)
    before = everything(match)
    with pytest.raises(Refused) as error:
        match.play(0, text)
    assert (error.value.code, error.value.rule) == ("unknown-move", "")
    assert error.value.text == f"There is no move “{text}” in this game."
    assert str(error.value) == error.value.text
    why = match.why_not(0, text)
    assert why is not None
    assert why.code == "unknown-move"
    assert everything(match) == before


@pytest.mark.parametrize("thing", [None, 5, b"pass", ["play", "6"], object()])
def test_a_thing_that_is_no_move_is_refused(thing: object) -> None:
    match = lay(BATTLE)
    before = everything(match)
    why = match.why_not(0, cast(Move, thing))
    assert why is not None
    assert why.code == "unknown-move"
    with pytest.raises(Refused) as error:
        match.play(0, cast(Move, thing))
    assert error.value.code == "unknown-move"
    assert everything(match) == before


@pytest.mark.parametrize(
    "move", [Move("pass"), Move("play 6"), Move("nonsense"), moves.Pass("pass"), moves.Play(5)], ids=repr
)
def test_a_move_that_is_not_the_catalogues_own_is_refused(move: Move) -> None:
    match = lay(BATTLE)
    before = everything(match)
    why = match.why_not(0, move)
    assert why is not None
    assert why.code == "unknown-move"
    with pytest.raises(Refused):
        match.play(0, move)
    assert everything(match) == before


def test_a_move_of_another_game_is_refused() -> None:
    """Whatever its place in that game's catalogue."""
    match = lay(BATTLE)
    before = everything(match)
    for move in Catalogue([Move(f"move {number}") for number in range(500)]).moves:
        why = match.why_not(0, move)
        assert why is not None
        assert why.code == "unknown-move"
    with pytest.raises(Refused):
        match.play(0, move)
    assert everything(match) == before


def test_a_look_alike_never_does_something_else_than_it_says() -> None:
    """`discard hand` made anew must not be carried out as something else."""
    match = lay(ALL_ASKED)
    try:
        match.play(0, moves.Discard(True))
    except Refused:
        return
    play(match, "1 keep hand", "2 keep hand")
    assert signoria.replay(match.record(private=True)).position() == match.position()


@pytest.mark.parametrize("text", SITUATIONS)
@pytest.mark.parametrize("seat", [-3, -2, -1, 3])
def test_a_seat_that_is_not_there_may_do_nothing(text: str, seat: int) -> None:
    match = lay(text)
    before = everything(match)
    for move in ("pass", "keep hand"):
        why = match.why_not(seat, move)
        assert why is not None
        assert why.code == "unknown-seat"
        with pytest.raises(Refused) as error:
            match.play(seat, move)
        assert error.value.code == "unknown-seat"
    assert everything(match) == before


@pytest.mark.parametrize("seat", [-1, 3])
@pytest.mark.parametrize("text", SITUATIONS)
@pytest.mark.parametrize("name", ASKED_OF_A_SEAT)
def test_a_seat_that_is_not_there_is_told_so(name: str, text: str, seat: int) -> None:
    """A mistaken seat must not pass for a seat that knows little or has nothing to choose."""
    match = lay(text)
    before = everything(match)
    with pytest.raises(Refused) as error:
        getattr(match, name)(seat)
    assert error.value.code == "unknown-seat"
    assert everything(match) == before


@pytest.mark.parametrize("seat", ["0", None, 0.5, [0]])
def test_a_seat_that_is_no_number_changes_nothing(seat: int) -> None:
    for text in (BATTLE, ALL_ASKED, OVER):
        match = lay(text)
        before = everything(match)
        with pytest.raises((Refused, TypeError)):
            match.play(seat, "pass")
        assert everything(match) == before


REFUSALS = [
    (BATTLE, 1, "pass", "not-your-turn", "C2.1", "It is not your turn. (C2.1)"),
    (BATTLE, 0, "play winter", "not-in-hand", "C2.2", "You have no Winter in your hand. (C2.2)"),
    (BATTLE, 0, "  play   winter ", "not-in-hand", "C2.2", "You have no Winter in your hand. (C2.2)"),
    (BATTLE, 0, "at roma", "asked-to-play", "C2.2", "You are asked to play a card or to pass. (C2.2)"),
    (BATTLE, 0, "deal 10", "asked-to-play", "C2.2", "You are asked to play a card or to pass. (C2.2)"),
    (ALL_ASKED, 2, "discard hand", "has-mercenary", "C4.7",
     "You hold a mercenary: only a hand without any may be discarded. (C4.7)"),
    (ALL_ASKED, 0, "pass", "asked-to-discard", "C4.7",
     "You are asked whether to keep or to discard your whole hand. (C4.7)"),
    (OVER, 0, "pass", "game-over", "", "The game is over."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "seat", "move", "code", "rule", "sentence"), REFUSALS)
def test_a_refusal_has_a_code_a_rule_and_a_sentence(
    text: str, seat: int, move: str, code: str, rule: str, sentence: str
) -> None:
    match = lay(text)
    before = everything(match)
    why = match.why_not(seat, move)
    assert why is not None
    assert (why.code, why.rule) == (code, rule)
    with pytest.raises(Refused) as error:
        match.play(seat, move)
    assert (error.value.code, error.value.rule, error.value.text) == (code, rule, sentence)
    assert everything(match) == before


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    match = play(lay(ALL_ASKED), "1 keep hand")
    with pytest.raises(Refused) as error:
        match.play(1, "keep hand")
    assert error.value.code == "not-your-turn"


# Every refusal has words


def defined() -> list[tuple[str, Refusal]]:
    """Every refusal that the package can give, with the game it belongs to: constants, and those made on the spot."""
    found = []
    package = Path(str(files("signoria")))
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package).with_suffix("").parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else "condottiere"
        game = "wars-of-italy" if game == "wars" else game
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"):
                continue
            if all(isinstance(argument, ast.Constant) for argument in node.args):
                code, rule = (ast.literal_eval(argument) for argument in node.args)
                found.append((game, Refusal(code, rule)))
    return found


def constants() -> set[tuple[str, str]]:
    """The refusals that modules hold."""
    package = Path(str(files("signoria")))
    held = set()
    for file in package.rglob("*.py"):
        parts = file.relative_to(package).with_suffix("").parts
        if parts[0] in ("kernel", "match", "games"):
            module = import_module(".".join(["signoria", *parts]).removesuffix(".__init__"))
            held |= {(one.code, one.rule) for one in vars(module).values() if isinstance(one, Refusal)}
    return held


def test_all_refusals_were_found() -> None:
    assert constants() <= {(why.code, why.rule) for _, why in defined()}
    assert len(defined()) >= 25


@pytest.mark.parametrize(("game", "why"), defined(), ids=lambda one: getattr(one, "code", one))
def test_every_refusal_has_a_sentence(game: str, why: Refusal) -> None:
    text = Words(texts_in("en"), game).refusal(why, "play winter")
    assert text.lstrip("“")[0].isupper()
    assert not set("{}$") & set(text)
    assert text.endswith(f". ({why.rule})" if why.rule else ".")
    assert why.code not in text
    assert len(text.split()) >= 3


# Views, plans, copies, positions


def test_a_view_is_the_seats_own_and_none_is_a_spectator() -> None:
    match = lay(BATTLE)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert isinstance(view, CondottiereView)
        assert view.seat == seat
        assert len(view.hand) == (0 if seat is None else (4, 3, 2)[seat])
        assert msgspec.json.decode(msgspec.json.encode(view), type=CondottiereView) == view


def test_a_plan_finishes_the_action_in_hand() -> None:
    match = lay(BATTLE)
    assert match.plan(0) == [], "to play a card is no action begun"
    play(match, "0 play scarecrow")
    before = everything(match)
    plan = match.plan(0)
    assert [move.text for move in plan] == ["take 5"]
    assert everything(match) == before, "a plan is a proposal"
    assert match.plan(1) == []
    for move in plan:
        match.play(0, move)
    assert match.to_act == (1,)
    assert match.plan(0) == []


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (BATTLE, "0 play bishop"),
        (
            """
            site = "firenze"
            stack = ["end-round", "begin-battle", "end-game"]
            seat = [{ hand = "winter 6 10" }, { }]
            """,
            "",
        ),
    ],
)
def test_what_a_plan_proposes_may_be_played(text: str, move: str) -> None:
    match = lay(text)
    play(match, *([move] if move else []))
    plan = match.plan(0)
    assert plan
    for one in plan:
        match.play(0, one)
    assert match.plan(0) == []


def test_a_copy_is_equal_and_independent() -> None:
    for match in (
        drive(signoria.new("condottiere", 3, seed=8, options={"hidden_cards": True}), 20),
        drive(signoria.new("condottiere", 3), 20),
        play(lay(ALL_ASKED), "1 discard hand"),
    ):
        twin = match.copy()
        before = everything(match)
        assert everything(twin) == before
        drive(twin, seed=5)
        assert twin.result is not None
        assert everything(match) == before
        drive(match, seed=5)
        assert everything(match) == everything(twin)


def test_a_copy_may_be_undone_confirmed_and_shown_apart() -> None:
    match = play(lay(BATTLE), "0 pass")
    before = everything(match)
    one, other, third = match.copy(), match.copy(), match.copy()
    one.undo(0)
    other.confirm(0)
    third.show(1, "winter", 2)
    assert everything(match) == before
    assert match.undo_horizon(0) == 1


def test_a_position_is_plain_data_that_makes_an_equal_table() -> None:
    for match in (lay(BATTLE), play(lay(ALL_ASKED), "1 discard hand"), lay(OVER)):
        data = match.position()
        assert msgspec.json.decode(msgspec.json.encode(data)) == data
        again = signoria.from_position("condottiere", data, seed=1)
        assert again.position() == data
        assert [again.view(seat) for seat in (None, 0, 1, 2)] == [match.view(seat) for seat in (None, 0, 1, 2)]
        assert again.to_act == match.to_act
        assert again.result == match.result


def test_a_position_taken_is_not_changed_by_what_follows() -> None:
    match = lay(BATTLE)
    data = match.position()
    before = msgspec.json.encode(data)
    play(match, "0 play 10")
    assert msgspec.json.encode(data) == before


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(signoria.BadPosition, match="game: the position is of 'tuscany', not of 'condottiere'"):
        signoria.from_position("condottiere", {"game": "tuscany"})


def test_a_match_from_a_position_without_a_seed_is_sealed() -> None:
    match = signoria.from_position("condottiere", lay(BATTLE).position())
    assert match.seal is not None
    assert signoria.verify(drive(match).record()).is_true


def test_imagine_gives_a_state_that_the_view_cannot_rule_out() -> None:
    match = drive(signoria.new("condottiere", 4, seed=3), 25)
    game = find("condottiere")
    for seat in (None, 0, 1, 2, 3):
        state = signoria.imagine(match.view(seat), signoria.seeded(1))
        assert game.view(state, seat) == match.view(seat)


def test_a_match_says_what_it_is() -> None:
    assert repr(lay(BATTLE)) == "<Condottiere, 3 seats, 0 moves, to act: (0,)>"


def test_the_result_of_a_game_that_is_over() -> None:
    match = drive(signoria.new("condottiere", 3, seed=2))
    result = match.result
    assert result is not None
    assert match.to_act == ()
    assert result.ranking[0] == result.winners
    assert sorted(seat for group in result.ranking for seat in group) == [0, 1, 2]
    assert len(result.points) == 3
    assert result.reason in ("adjacent", "regions", "most-regions", "last-battle", "final-battle")


# Bots and simulation


@pytest.mark.parametrize("spec", ["", "oracle", "Random", "random ", "ismcts2:5it"])
def test_an_unknown_bot_is_refused_with_those_there_are(spec: str) -> None:
    with pytest.raises(signoria.BadInput, match=r"there is no bot .*; there are: random"):
        signoria.bot(spec)
    with pytest.raises(signoria.BadInput, match="there is no bot"):
        signoria.simulate("condottiere", 2, ["random", spec], 1)


def test_a_budget_for_a_bot_that_takes_none_is_refused() -> None:
    with pytest.raises(signoria.BadInput, match="random takes no budget and no weights: 'random:200ms'"):
        signoria.bot("random:200ms")


def test_a_bot_chooses_among_the_choices_and_equal_seeds_play_alike() -> None:
    match = lay(BATTLE)
    chosen = [signoria.bot("random", seed=seed).choose(match.view(0), match.choices(0)) for seed in range(30)]
    assert set(chosen) == set(match.choices(0))
    again = [signoria.bot("random", seed=seed).choose(match.view(0), match.choices(0)) for seed in range(30)]
    assert again == chosen


def test_simulate_gives_the_same_over_any_number_of_workers() -> None:
    seen: list[int] = []
    one = signoria.simulate("condottiere", 3, ["random"], games=12, workers=1, seed=5)
    two = signoria.simulate(
        "condottiere", 3, ["random"], games=12, workers=2, seed=5, on_game=lambda game: seen.append(game.seed)
    )
    assert one == two
    assert seen == [5 + number for number in range(12)]
    assert signoria.simulate("condottiere", 3, ["random"], games=12, seed=6) != one


def test_simulate_counts_games_seats_and_victories() -> None:
    summary = signoria.simulate("condottiere", seats=4, bots=["random", "random"], games=10, options={"opener": 2})
    assert [game.seed for game in summary.games] == list(range(10))
    assert summary.played == {"random": 40}
    assert sum(summary.wins.values()) == pytest.approx(10)
    for game in summary.games:
        assert game.winners
        assert len(game.points) == 4
        assert game.decisions > 0


def test_a_simulated_game_is_the_game_of_its_seed() -> None:
    [game] = signoria.simulate("condottiere", 2, ["random"], games=1, seed=9).games
    match = signoria.new("condottiere", 2, seed=9)
    bots = [signoria.bot("random", seed=9 * 2 + seat) for seat in range(2)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat)))
    assert match.result is not None
    assert (match.result.winners, match.result.points, match.result.reason) == (game.winners, game.points, game.reason)


@pytest.mark.parametrize(
    ("seats", "bots", "games", "workers"),
    [
        (1, ["random"], 1, 1),
        (7, ["random"], 1, 1),
        (2, [], 1, 1),
        (2, ["random"], 0, 1),
        (2, ["random"], 1, 0),
        (2, ["random"], -1, 1),
    ],
)
def test_a_simulation_that_cannot_be_is_refused(seats: int, bots: list[str], games: int, workers: int) -> None:
    with pytest.raises(signoria.BadInput):
        signoria.simulate("condottiere", seats, bots, games, workers)
