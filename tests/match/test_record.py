"""Records: what they look like, what they hold back, and that replaying them gives an equal match."""

from __future__ import annotations

import itertools
import re

import msgspec
import pytest
from tables import lay, play

import signoria
from signoria.games.condottiere.edition import standard_text
from signoria.match.fairness import Sealed
from signoria.match.record import A_LINE, FIELDS, FIRST_LINE

SECRET = bytes(range(32))

POSITION = """
    site = "firenze"
    holder = 0
    turn = 0
    seat = [
      { hand = "winter 6", line = "10 10 5 4", regions = ["milano"] },
      { hand = "1 2", line = "" },
    ]
    """

TABLES = [
    pytest.param(2, {}, id="two seats"),
    pytest.param(3, {"hidden_cards": True}, id="hidden cards"),
    pytest.param(4, {"draw_after_battle": True, "opening_seven": True}, id="draw after battle"),
    pytest.param(5, {"capture_regions": True, "opener": 2}, id="capture"),
    pytest.param(6, {"bigger_kingdoms": True, "pope_off_battle": True}, id="six seats"),
    pytest.param(3, {"points": 20, "hidden_cards": True, "draw_after_battle": True}, id="points"),
]


def drive(match: signoria.Match, decisions: int = 100_000, seed: int = 0) -> signoria.Match:
    """Play at random for so many decisions, or to the end; while all decide at once, in a mixed order."""
    rng = signoria.seeded(seed)
    for _ in range(decisions):
        if not match.to_act:
            break
        seat = match.to_act[rng.below(len(match.to_act))]
        moves = match.choices(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


def sealed_table(seats: int = 3) -> signoria.Match:
    """A table with people: its luck is sealed."""
    salts = [f"salt of {seat}" for seat in range(seats)]
    return signoria.new("condottiere", seats, sealed=Sealed(SECRET, salts, "table-7"))


def opening() -> signoria.Match:
    """Two seats, seat 0 has opened, placed the figure and passed: a record of which each line is known."""
    return play(signoria.new("condottiere", 2, seed=1, options={"opener": 0}), "0 at firenze", "0 pass")


def moves_of(text: str) -> list[str]:
    """The lines after the header."""
    return text.splitlines()[text.splitlines().index("") + 1 :]


def header_of(text: str) -> dict[str, str]:
    """The header's fields."""
    lines = text.splitlines()
    return dict(line.split(": ", 1) for line in lines[1 : lines.index("")])


def assert_equal(one: signoria.Match, other: signoria.Match) -> None:
    """The two matches cannot be told apart."""
    assert one.record(private=True) == other.record(private=True)
    assert one.position() == other.position()
    assert one.to_act == other.to_act
    assert one.result == other.result
    for seat in (None, *range(one.seats)):
        assert one.view(seat) == other.view(seat)
    for seat in range(one.seats):
        assert one.choices(seat) == other.choices(seat)
        assert one.record(seat) == other.record(seat)


# What a record looks like


def test_a_record_is_a_first_line_a_header_an_empty_line_and_moves() -> None:
    lines = opening().record().splitlines()
    assert lines[0] == FIRST_LINE
    assert lines[1:7] == [
        "game: condottiere",
        "rules: 2",
        lines[3],
        "seats: 2",
        "options: opener=0",
        "",
    ]
    assert re.fullmatch(r"edition: 2007 [0-9a-f]{16}", lines[3])
    assert lines[-2:] == ["0 at firenze", "0 pass"]
    assert opening().record().endswith("0 pass\n")


def test_the_header_names_only_options_that_are_not_as_usual() -> None:
    match = signoria.new(
        "condottiere", 3, seed=1, options={"points": 30, "hidden_cards": True, "pope_off_battle": False}
    )
    assert header_of(match.record())["options"] == "points=30 hidden_cards=true"
    assert "options" not in header_of(signoria.new("condottiere", 3, seed=1).record())


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_move_has_a_line_and_every_line_names_a_seat_or_luck(seats: int, options: dict[str, object]) -> None:
    match = signoria.new("condottiere", seats, seed=3, options=options)
    made = []
    rng = signoria.seeded(8)
    for _ in range(80):
        if not match.to_act:
            break
        seat = match.to_act[0]
        moves = match.choices(seat)
        move = moves[rng.below(len(moves))]
        match.play(seat, move)
        made.append(f"{seat} {move.text}")
    lines = moves_of(match.record())
    assert [line for line in lines if not line.startswith("*")] == made
    assert all(re.fullmatch(r"\* \S.*|\d \S.*", line) for line in lines)


def test_a_run_of_luck_stands_on_few_lines_of_thirteen_outcomes() -> None:
    lines = moves_of(signoria.new("condottiere", 4, seed=2).record())
    outcomes = [line.removeprefix("* ").split("; ") for line in lines]
    assert [len(line) for line in outcomes] == [A_LINE, A_LINE, A_LINE, 2]
    told = [outcome for line in outcomes for outcome in line]
    assert re.fullmatch(r"lot [0-3]", told[0])
    assert len(told) == 1 + 4 * 10
    assert all(outcome.startswith("deal ") for outcome in told[1:])


def test_luck_never_shares_a_line_with_what_came_before_a_decision() -> None:
    text = drive(signoria.new("condottiere", 2, seed=5)).record()
    lines = moves_of(text)
    runs = [list(group) for is_luck, group in itertools.groupby(lines, lambda line: line[0] == "*") if is_luck]
    assert len(runs) > 1, "a new round is dealt in this game"
    for run in runs:
        assert all(line.count(";") == A_LINE - 1 for line in run[:-1]), "a run fills its lines"


def test_what_was_undone_or_confirmed_is_not_in_the_record() -> None:
    match = play(signoria.new("condottiere", 2, seed=1, options={"opener": 0}), "0 at firenze")
    match.undo(0)
    play(match, "0 at roma")
    match.confirm(0)
    assert moves_of(match.record())[-1] == "0 at roma"
    assert "firenze" not in match.record()
    assert_equal(signoria.replay(match.record(private=True)), match)


def test_an_aside_is_a_line_of_the_record() -> None:
    match = lay(POSITION)
    match.show(1, "2 1", 0)
    assert moves_of(match.record()) == ["1 shows 0: 2 1"]
    assert_equal(signoria.replay(match.record(private=True)), match)


def test_a_finished_record_names_the_winners_and_how_luck_came() -> None:
    match = drive(signoria.new("condottiere", 3, seed=-5))
    assert match.result is not None
    header = header_of(match.record())
    assert header["seed"] == "-5"
    assert header["winners"] == " ".join(map(str, match.result.winners))


# Comments and layout


def test_comments_and_empty_lines_change_nothing() -> None:
    match = opening()
    lines = match.record(private=True).splitlines()
    at = lines.index("")
    talkative = [
        lines[0],
        "# friends, Tuesday",
        *lines[1:at],
        "   # still the header",
        "",
        "# the deal",
        *[f"  {line}  # luck" for line in lines[at + 1 : at + 3]],
        "",
        "",
        "0   at    firenze # bold",
        "#0 play winter",
        "0 pass",
        "",
    ]
    assert_equal(signoria.replay("\n".join(talkative)), match)


def test_lines_may_end_as_on_any_system() -> None:
    text = opening().record(private=True)
    assert signoria.replay(text.replace("\n", "\r\n")).record(private=True) == text
    assert signoria.replay(text.rstrip("\n")).record(private=True) == text


def test_a_run_of_luck_may_be_broken_anywhere() -> None:
    text = opening().record(private=True)
    broken = re.sub(r"; ", "\n* ", text)
    assert broken != text
    assert signoria.replay(broken).record(private=True) == text


def test_lines_in_a_comment_are_counted() -> None:
    text = opening().record(private=True).replace("0 at firenze", "# one\n# two\n\n0 at atlantis")
    with pytest.raises(signoria.BadRecord) as error:
        signoria.replay(text)
    assert text.splitlines()[error.value.line - 1] == "0 at atlantis"


# Replay


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_replay_gives_an_equal_match_at_any_time(seats: int, options: dict[str, object]) -> None:
    match = signoria.new("condottiere", seats, seed=11, options=options)
    for part in range(6):
        assert_equal(signoria.replay(match.record(private=True)), match)
        drive(match, 25, part)
    drive(match)
    assert match.result is not None
    assert_equal(signoria.replay(match.record()), match)
    assert signoria.replay(match.record()).record() == match.record()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_events_of_a_replayed_match_are_the_same(seats: int, options: dict[str, object]) -> None:
    match = drive(signoria.new("condottiere", seats, seed=4, options=options), 120)
    again = signoria.replay(match.record(private=True))
    for seat in (None, *range(seats)):
        assert again.events(seat) == match.events(seat)


def test_a_private_record_goes_on_just_as_the_match_does() -> None:
    for match in (sealed_table(), signoria.new("condottiere", 3, seed=21)):
        drive(match, 30)
        again = signoria.replay(match.record(private=True))
        assert not again.waits_for_luck
        drive(match, seed=9)
        drive(again, seed=9)
        assert match.result is not None
        assert again.record() == match.record()


@pytest.mark.parametrize("seed", [0, -1, 2**31, -(2**63), 2**70, 10**100])
def test_a_match_of_any_seed_can_be_replayed(seed: int) -> None:
    match = signoria.new("condottiere", 2, seed=seed)
    assert_equal(signoria.replay(match.record(private=True)), match)


def test_undo_reaches_as_far_after_a_replay() -> None:
    match = play(signoria.new("condottiere", 3, seed=1, options={"opener": 1}), "1 at siena", "1 pass")
    again = signoria.replay(match.record(private=True))
    assert (
        [again.undo_horizon(seat) for seat in range(3)] == [match.undo_horizon(seat) for seat in range(3)] == [0, 2, 0]
    )
    again.undo(1)
    match.undo(1)
    assert_equal(again, match)


def test_a_record_from_a_position_carries_it() -> None:
    match = play(lay(POSITION), "0 play winter", "1 pass", "0 pass")
    text = match.record(private=True)
    assert msgspec.json.decode(header_of(text)["position"], type=dict)["site"] == "firenze"
    again = signoria.replay(text)
    assert_equal(again, match)
    drive(match, seed=3)
    drive(again, seed=3)
    assert again.record() == match.record()
    assert signoria.replay(match.record()).record() == match.record()


def test_a_position_in_a_record_is_the_one_the_match_began_from() -> None:
    data: dict[str, object] = {"turn": 0, "site": "firenze", "seat": [{"hand": "10 6"}, {"hand": "1 2"}]}
    match = signoria.from_position("condottiere", data, seed=1)
    before = match.record()
    seats = data["seat"]
    assert isinstance(seats, list)
    seats[0]["hand"] = "1"
    assert match.record() == before, "what the caller does to its data later is no concern of the match"


def test_a_record_from_a_position_with_every_kind_of_space_can_be_read() -> None:
    seats = [{"hand": "10\u20286\x853\x0b2\x1c1"}, {"hand": "1\t2\n3"}]
    match = signoria.from_position("condottiere", {"turn": 0, "site": "firenze", "seat": seats}, seed=1)
    assert match.view(0).seats == 2
    text = match.record(private=True)
    assert signoria.replay(text).record(private=True) == text


def test_a_match_from_the_middle_of_another_one_can_be_recorded() -> None:
    first = drive(signoria.new("condottiere", 4, seed=6, options={"hidden_cards": True}), 60)
    match = signoria.from_position("condottiere", first.position(), seed=2)
    assert match.position() == first.position()
    drive(match, 40)
    assert_equal(signoria.replay(match.record(private=True)), match)


# What a running record holds back


@pytest.mark.parametrize("decisions", [0, 1, 20])
def test_a_running_record_holds_no_secret(decisions: int) -> None:
    match = drive(sealed_table(), decisions)
    for seat in (None, 0, 1, 2):
        text = match.record(seat)
        assert SECRET.hex() not in text
        assert "secret" not in header_of(text)
        assert header_of(text)["match"] == "table-7"
        assert header_of(text)["commitment"] == header_of(match.record(private=True))["commitment"]
        assert header_of(text)["salts"] == '["salt of 0","salt of 1","salt of 2"]'
    assert header_of(match.record(private=True))["secret"] == SECRET.hex()


def test_a_running_record_holds_no_seed() -> None:
    match = drive(signoria.new("condottiere", 3, seed=987654321), 10)
    for seat in (None, 0, 1, 2):
        assert "987654321" not in match.record(seat)
    assert header_of(match.record(private=True))["seed"] == "987654321"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_seat_is_given_never_holds_the_secret(seat: int) -> None:
    for match in (sealed_table(), signoria.new("condottiere", 3, seed=987654321)):
        drive(match)
        assert match.result is not None
        for text in (match.record(seat), match.record(seat, private=True)):
            assert SECRET.hex() not in text
            assert "987654321" not in text


def test_a_running_record_is_read_but_draws_no_luck() -> None:
    match = drive(sealed_table(), 12)
    again = signoria.replay(match.record())
    assert again.record() == match.record()
    assert not again.waits_for_luck
    drive(again, seed=1)
    assert again.waits_for_luck
    assert again.to_act == ()
    assert again.result is None
    before = again.record()
    for seat in range(3):
        assert again.choices(seat) == []
        with pytest.raises(signoria.Refused):
            again.play(seat, "pass")
    assert again.record() == before
    assert signoria.replay(before).waits_for_luck


def test_a_record_of_before_the_deal_waits_for_luck() -> None:
    text = "\n".join([*sealed_table().record().splitlines()[:8], "", "* lot 1; deal winter"])
    match = signoria.replay(text)
    assert match.waits_for_luck
    assert match.to_act == ()
    assert match.record().endswith("\n* lot 1; deal winter\n")


@pytest.mark.rule("C0.4")
def test_a_seats_record_shows_its_own_cards_only() -> None:
    match = signoria.new("condottiere", 3, seed=2, options={"opener": 0})
    dealt = [outcome for line in moves_of(match.record()) for outcome in line.removeprefix("* ").split("; ")]
    for seat in range(3):
        lines = moves_of(match.record(seat))
        seen = [outcome for line in lines for outcome in line.removeprefix("* ").split("; ")]
        own = range(seat * 10, seat * 10 + 10)
        assert seen == [text if at in own else "deal ?" for at, text in enumerate(dealt)]
        assert header_of(match.record(seat))["seen-by"] == str(seat)


@pytest.mark.rule("C4.7")
def test_a_seats_record_does_not_tell_who_has_answered() -> None:
    match = lay("""
        site = "firenze"
        stack = ["offer-discards", "end-round", "begin-battle", "end-game"]
        seat = [{ hand = "winter" }, { hand = "spring" }, { hand = "6" }]
        """)
    play(match, "1 discard hand")
    assert [moves_of(match.record(seat)) for seat in range(3)] == [[], ["1 discard hand"], []]
    play(match, "0 keep hand")
    assert [moves_of(match.record(seat)) for seat in range(3)] == [["0 keep hand"], ["1 discard hand"], []]
    play(match, "2 keep hand")
    for seat in range(3):
        assert moves_of(match.record(seat)) == ["0 keep hand", "1 discard hand", "2 keep hand"]


@pytest.mark.rule("C8.5")
def test_a_seats_record_hides_a_card_until_it_is_turned_up() -> None:
    match = lay(
        """
        site = "firenze"
        turn = 0
        seat = [{ hand = "10 6 3" }, { hand = "1 2" }]
        """,
        hidden_cards=True,
    )
    play(match, "0 play 10")
    assert moves_of(match.record(0)) == ["0 play 10"]
    assert moves_of(match.record(1)) == ["0 play ?"]
    play(match, "1 pass", "0 play 6")
    assert moves_of(match.record(1)) == ["0 play 10", "1 pass", "0 play ?"]


@pytest.mark.rule("C5.1")
def test_a_seats_record_hides_what_another_keeps() -> None:
    match = lay("""
        site = "firenze"
        stack = ["end-round", "begin-battle", "end-game"]
        seat = [{ hand = "winter 6 10" }, { }]
        """)
    play(match, "0 keep winter", "0 keep nothing")
    assert moves_of(match.record(0))[:2] == ["0 keep winter", "0 keep nothing"]
    assert moves_of(match.record(1))[:2] == ["0 keep ?", "0 keep ?"]


def test_a_seats_record_does_not_carry_the_position_at_the_start() -> None:
    match = lay(POSITION)
    assert "position" in header_of(match.record())
    assert "position" not in header_of(match.record(1))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seats_record_cannot_be_replayed_and_says_so(seat: int) -> None:
    text = opening().record(seat)
    line = text.splitlines().index(f"seen-by: {seat}") + 1
    with pytest.raises(signoria.BadRecord, match=rf"^line {line}: seen-by: only what seat {seat} may know") as error:
        signoria.replay(text)
    assert error.value.line == line


# Records of another version or another box


def test_a_record_of_another_version_of_the_rules_is_refused() -> None:
    text = opening().record(private=True).replace("rules: 2", "rules: 999")
    with pytest.raises(
        signoria.BadRecord, match=r"line 3: rules: made under version 999 of the rules; this is version 2"
    ):
        signoria.replay(text)


def owners_box() -> str:
    """Components that an owner of the box has corrected: heroines count eleven."""
    text = re.sub(r"^heroine = 10", "heroine = 11", standard_text(), flags=re.M)
    assert text != standard_text()
    return text.replace('edition = "2007"', 'edition = "2018"')


def test_a_record_of_another_edition_is_refused_without_its_components() -> None:
    box = owners_box()
    match = drive(signoria.new("condottiere", 3, seed=1, components=box))
    text = match.record()
    assert "numbers.heroine: 10 → 11" in header_of(text)["edition"]
    with pytest.raises(signoria.BadRecord, match=r"^line 4: edition: made with other components; these are 2007 "):
        signoria.replay(text)
    assert_equal(signoria.replay(text, box), match)
    with pytest.raises(signoria.BadRecord, match=r"^line 4: edition: "):
        signoria.replay(opening().record(), box)


def test_a_record_from_a_position_needs_its_components_too() -> None:
    box = owners_box()
    data = {"turn": 0, "site": "firenze", "seat": [{"hand": "heroine 6"}, {"hand": "1 2"}]}
    match = play(signoria.from_position("condottiere", data, seed=1, components=box), "0 play heroine")
    text = match.record(private=True)
    with pytest.raises(signoria.BadRecord, match=r"^line 4: edition: "):
        signoria.replay(text)
    assert_equal(signoria.replay(text, box), match)


@pytest.mark.parametrize("name", ["my own box", "due; parole", "riga\nnuova", "#1", ""])
def test_an_edition_of_any_name_can_be_recorded_and_imagined(name: str) -> None:
    box = owners_box().replace('edition = "2018"', f"edition = {msgspec.json.encode(name).decode()}")
    try:
        match = signoria.new("condottiere", 2, seed=1, components=box)
    except signoria.BadInput:
        return  # a name that will not do may be refused when the box is opened
    assert_equal(signoria.replay(match.record(private=True), box), match)
    signoria.imagine(match.view(0), signoria.seeded(1))


def test_broken_components_are_not_blamed_on_the_options() -> None:
    with pytest.raises(signoria.BadInput, match="components") as error:
        signoria.replay(opening().record(), "edition = 3")
    assert "options" not in str(error.value)


def test_every_header_field_is_written_somewhere() -> None:
    texts = [
        drive(sealed_table()).record(),
        drive(signoria.new("condottiere", 3, seed=1, options={"points": 20})).record(),
        lay(POSITION).record(),
        opening().record(0),
    ]
    assert set().union(*(header_of(text) for text in texts)) == set(FIELDS)
