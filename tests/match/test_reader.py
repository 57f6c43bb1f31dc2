"""The strict reader of records: whatever is malformed is refused with its line and what is wrong, never otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tables import lay, play

import signoria
from signoria.match.fairness import Sealed
from signoria.match.record import FIRST_LINE

Damage = Callable[[str], str]

POSITION = 'site = "firenze"\nturn = 0\nseat = [{ hand = "winter 6", line = "10" }, { hand = "1 2" }]'


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
    return signoria.new("condottiere", seats, sealed=Sealed(bytes(range(32)), salts, "table-7"))


def opening() -> signoria.Match:
    """Two seats, seat 0 has opened, placed the figure and passed: a record of which each line is known."""
    return play(signoria.new("condottiere", 2, seed=1, options={"opener": 0}), "0 at firenze", "0 pass")


def strip(text: str, field: str) -> str:
    """The record without a header field."""
    return re.sub(rf"^{field}:.*\n", "", text, count=1, flags=re.M)


# What can be done to a record


def put(field: str, value: str) -> Damage:
    """Write this into a header field, which is added as the first one if it is not there."""

    def damage(text: str) -> str:
        lines = strip(text, field).splitlines()
        return "\n".join([lines[0], f"{field}: {value}", *lines[1:]])

    return damage


def without(field: str) -> Damage:
    """Leave out a header field."""
    return lambda text: strip(text, field)


def swap(old: str, new: str) -> Damage:
    """Write something else instead."""

    def damage(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return damage


def add(line: str) -> Damage:
    """One more line at the end."""
    return lambda text: text + line + "\n"


OTHER_GAME = '{"game": "chess", "site": "roma", "turn": 0, "seat": [{"hand": "1"}, {"hand": "2"}]}'

# What is done to a sound record of two seats, a piece of the line the error must name, and words of the problem.
MALFORMED: list[tuple[str, Damage, str, str]] = [
    ("empty", lambda text: "", "", "begins with the line 'signoria record 1'"),
    ("blank", lambda text: "\n\n", "", "begins with the line"),
    ("no first line", lambda text: text.partition("\n")[2], "game: condottiere", "begins with the line"),
    ("other version", swap("signoria record 1", "signoria record 2"), "signoria record 2", "begins with the line"),
    ("no game", without("game"), FIRST_LINE, "game: there is no game ''"),
    ("unknown game", put("game", "chess"), "game: chess", "game: there is no game 'chess'; there are: condottiere"),
    ("no rules", without("rules"), FIRST_LINE, "rules: is missing"),
    ("empty rules", put("rules", ""), "rules:", "rules: is missing"),
    ("rules in words", put("rules", "one"), "rules: one", "rules: must be a whole number, not 'one'"),
    ("rules with two signs", put("rules", "--1"), "rules: --1", "rules: must be a whole number"),
    ("rules with a fraction", put("rules", "1.0"), "rules: 1.0", "rules: must be a whole number"),
    ("rules too long", put("rules", "9" * 5000), "rules: 999", "rules: "),
    ("other rules", put("rules", "99"), "rules: 99", "made under version 99"),
    ("other edition", put("edition", "1995 0123"), "edition: 1995 0123", "made with other components"),
    ("no seats", without("seats"), FIRST_LINE, "seats: is missing"),
    ("one seat", put("seats", "1"), "seats: 1", "seats: Condottiere has 2 to 6 seats, not 1"),
    ("seven seats", put("seats", "7"), "seats: 7", "2 to 6 seats, not 7"),
    ("negative seats", put("seats", "-2"), "seats: -2", "2 to 6 seats, not -2"),
    ("seats in words", put("seats", "two"), "seats: two", "must be a whole number"),
    ("unknown option", put("options", "dragons=true"), "options: dragons", "has no option 'dragons'"),
    ("option without value", put("options", "points"), "options: points", "'points' is not of the form name=true"),
    ("option in words", put("options", "points=many"), "options: points", "'points=many' is not of the form"),
    ("option with two signs", put("options", "points=--5"), "options: points", "options: "),
    ("option too long", put("options", "points=" + "9" * 5000), "options: points", "options: "),
    ("option out of range", put("options", "points=-1"), "options: points", "between 0 and 1000"),
    ("option of the other type", put("options", "points=true"), "options: points", "must be a whole number"),
    ("option twice", put("options", "opener=0 opener=0"), "options: opener", "opener"),
    ("options together", put("options", "points=20 capture_regions=true"), "options: points", "do not go together"),
    ("opener who is not there", put("options", "opener=5"), "options: opener", "one of the seats 0 to 1"),
    ("position is no data", put("position", "{"), "position: {", "position: "),
    ("position is a list", put("position", "[]"), "position: []", "position: "),
    ("position is empty", put("position", "{}"), "position: {}", "missing required field"),
    ("position of another game", put("position", OTHER_GAME), "position: {", "chess"),
    ("position without an end", put("position", '{"a":' + "[" * 100_000), "position: {", "position: "),
    ("position with half a letter", put("position", "\ud800"), "position: \ud800", "position: "),
    ("unknown field", put("weather", "fair"), "weather: fair", "'weather' is no header field; there are: game, rules"),
    ("no field at all", swap("seats: 2", "two seats"), "two seats", "is no header field"),
    ("capital letters", swap("seats: 2", "Seats: 2"), "Seats: 2", "is no header field"),
    ("field twice", swap("seats: 2", "seats: 2\nseats: 3"), "seats: 3", "seats stands here a second time"),
    ("move in the header", swap("seats: 2", "seats: 2\n0 pass"), "0 pass", "is no header field"),
    ("seed in words", put("seed", "lucky"), "seed: lucky", "seed: must be a whole number"),
    ("seed with two signs", put("seed", "--5"), "seed: --5", "seed: must be a whole number"),
    ("seed of a sign", put("seed", "-"), "seed: -", "seed: must be a whole number"),
    ("seed too long", put("seed", "9" * 5000), "seed: 999", "seed: "),
    ("other seed", put("seed", "2"), "* deal", "but the revealed luck says 'deal "),
    ("match without commitment", put("match", "x"), FIRST_LINE, "commitment: is missing"),
    ("commitment without match", put("commitment", "x"), FIRST_LINE, "match: is missing"),
    ("winners too early", put("winners", "0"), "winners: 0", "the moves end with nobody yet, not 0"),
    ("no seat in a line", add("pass"), "pass", "a line begins with a seat's number or *, not 'pass'"),
    ("seat without a move", add("1"), "1", "There is no move “” in this game"),
    ("unknown move", add("1 play dragon"), "1 play dragon", "There is no move “play dragon” in this game"),
    ("unknown seat", add("2 pass"), "2 pass", "There is no such seat"),
    ("negative seat", add("-1 pass"), "-1 pass", "seat"),
    ("seat too long", add("9" * 5000 + " pass"), "999", ""),
    ("other seat's turn", add("0 pass"), "0 pass", "It is not your turn. (C2.1)"),
    ("move against a rule", add("1 at roma"), "1 at roma", "You are asked to play a card or to pass. (C2.2)"),
    ("chance moves a seat", add("1 deal winter"), "1 deal winter", "You are asked to play a card or to pass. (C2.2)"),
    ("unknown outcome", swap("deal", "dael"), "* dael", "there is no outcome 'dael "),
    ("a move for an outcome", swap("* ", "* pass; "), "* pass", "chance cannot bring 'pass' here"),
    ("no outcome", add("*"), "*", "there is no outcome ''"),
    ("empty outcome", swap("; ", ";; "), "* deal", "there is no outcome ''"),
    ("luck out of turn", add("* deal winter"), "* deal winter", "'deal winter', but it is not chance's turn"),
    ("luck left out", swap("* ", "# "), "* deal", "but the revealed luck says"),
    ("a move before the luck", swap("* ", "0 at roma\n* "), "0 at roma", "chance must act before '0 at roma'"),
    ("aside without seats", add("0 shows"), "0 shows", "There is no move “shows”"),
    ("aside without cards", add("0 shows 1"), "0 shows 1", "is not of the form `0 shows 1,2: winter 6`"),
    ("aside of nothing", add("0 shows 1:"), "0 shows 1:", "You can show only cards that you hold. (C7.1)"),
    ("aside in words", add("0 shows all: 6"), "0 shows all: 6", "is not of the form"),
    ("aside to a long seat", add("0 shows " + "9" * 5000 + ": 6"), "0 shows 999", ""),
    ("aside to oneself", add("0 shows 0: 6"), "0 shows 0: 6", "which other players"),
    ("aside to nobody there", add("0 shows 5: 6"), "0 shows 5: 6", "There is no such seat"),
    ("aside of no card", add("0 shows 1: dragon"), "0 shows 1: dragon", "dragon"),
    ("aside of a card not held", add("0 shows 1: " + "winter " * 3), "0 shows 1:", "cards that you hold. (C7.1)"),
    ("hidden move", add("1 play ?"), "1 play ?", "There is no move “play ?”"),
    ("second header", add("seats: 2"), "seats: 2", "a line begins with a seat's number"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("damage", "where", "problem"), [case[1:] for case in MALFORMED], ids=[c[0] for c in MALFORMED]
)
def test_a_malformed_record_names_its_line_and_what_is_wrong(damage: Damage, where: str, problem: str) -> None:
    text = damage(opening().record(private=True))
    with pytest.raises(signoria.BadRecord) as error:
        signoria.replay(text)
    lines = text.splitlines() or [""]
    assert lines[error.value.line - 1].startswith(where)
    assert problem in error.value.problem
    assert str(error.value) == f"line {error.value.line}: {error.value.problem}"
    assert not signoria.verify(text).is_true


# The same for a record with sealed luck.
UNSEALED: list[tuple[str, Damage, str, str]] = [
    ("no match", without("match"), FIRST_LINE, "match: is missing"),
    ("no commitment", without("commitment"), FIRST_LINE, "commitment: is missing"),
    ("no salts", without("salts"), FIRST_LINE, "salts: is missing"),
    ("salts are no list", put("salts", '"abc"'), "salts: ", "salts: "),
    ("salts are numbers", put("salts", "[1, 2, 3]"), "salts: ", "salts: "),
    ("salts break off", put("salts", '["a"'), "salts: ", "salts: "),
    ("salts with half a letter", put("salts", '["\ud800"]'), "salts: ", "salts: "),
    ("salts with an escaped half", put("salts", '["\\ud800"]'), "salts: ", "salts: "),
    ("secret is no number", put("secret", "secret"), "secret: ", "secret: is not a hexadecimal number"),
    ("secret of half a byte", put("secret", "abc"), "secret: ", "secret: is not a hexadecimal number"),
    ("secret is empty", put("secret", ""), "secret:", "secret: "),
    ("other secret", put("secret", "00" * 32), "secret: ", "secret: is not the one that was committed to"),
    ("other commitment", put("commitment", "00" * 32), "secret: ", "secret: is not the one that was committed to"),
    ("other salts", put("salts", '["salt of 0","salt of 1","salt of 3"]'), "* ", "but the revealed luck says"),
    ("other match", put("match", "table-8"), "* ", "but the revealed luck says"),
]  # fmt: skip


@pytest.mark.parametrize(("damage", "where", "problem"), [case[1:] for case in UNSEALED], ids=[c[0] for c in UNSEALED])
def test_a_broken_seal_names_its_line_and_what_is_wrong(damage: Damage, where: str, problem: str) -> None:
    text = damage(drive(sealed_table(), 5).record(private=True))
    with pytest.raises(signoria.BadRecord) as error:
        signoria.replay(text)
    assert text.splitlines()[error.value.line - 1].startswith(where)
    assert problem in error.value.problem
    verdict = signoria.verify(text)
    assert not verdict.is_true
    assert verdict.problem == str(error.value)


def test_luck_that_could_not_have_come_is_refused_even_while_nothing_is_revealed() -> None:
    text = opening().record()
    deal = re.search(r"^\* .*$", text, flags=re.M)
    assert deal is not None
    four_winters = "; ".join(["deal winter"] * 4)
    with pytest.raises(signoria.BadRecord, match="chance cannot bring 'deal winter' here") as error:
        signoria.replay(text.replace(deal[0], f"* {four_winters}"))
    assert error.value.line == text.splitlines().index(deal[0]) + 1


def test_the_header_and_a_position_must_not_contradict_one_another() -> None:
    text = lay(POSITION).record(private=True)
    for damage in (put("seats", "5"), put("options", "hidden_cards=true")):
        with pytest.raises(signoria.BadRecord):
            signoria.replay(damage(text))


def test_salts_belong_to_a_match_and_a_commitment() -> None:
    with pytest.raises(signoria.BadRecord, match="is missing"):
        signoria.replay(put("salts", '["a"]')(opening().record()))


def test_a_winner_who_did_not_win_is_refused() -> None:
    match = drive(signoria.new("condottiere", 3, seed=1))
    assert match.result is not None
    wrong = str((match.result.winners[0] + 1) % 3)
    text = put("winners", wrong)(match.record())
    with pytest.raises(signoria.BadRecord, match=rf"^line 2: winners: the moves end with \d, not {wrong}$"):
        signoria.replay(text)


def test_nothing_follows_the_end() -> None:
    text = drive(signoria.new("condottiere", 3, seed=1)).record()
    with pytest.raises(signoria.BadRecord, match=r"The game is over\.") as error:
        signoria.replay(text + "0 pass\n")
    assert error.value.line == len(text.splitlines()) + 1


@pytest.mark.parametrize("gone", range(1, 14, 3))
def test_a_record_with_a_line_left_out_does_not_pass_for_another_game(gone: int) -> None:
    text = drive(signoria.new("condottiere", 2, seed=3)).record()
    lines = text.splitlines()
    start = lines.index("") + 1
    del lines[start + gone]
    with pytest.raises(signoria.BadRecord) as error:
        signoria.replay("\n".join(lines))
    assert error.value.line >= start
