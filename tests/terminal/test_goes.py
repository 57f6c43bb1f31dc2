"""Several moves in one go: the rest of a payment, or all that leads to one thing; taken back as one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from terminal.screens import ENTER, terminal

import signoria
from signoria.games.virtu.view import VirtuView
from signoria.kernel.play import Entry
from signoria.terminal.offers import PLAN_KEY, is_payment
from signoria.terminal.plain import Plain
from signoria.terminal.sitters import note_sitters, seat_all
from signoria.terminal.table import Table
from signoria.terminal.talk import Talk
from signoria.texts import texts_in

SEATS = 3


def tables(game: str) -> Iterator[Table]:
    """A table at every question of seat 0 in some games of bots."""
    for seed in range(6):
        match = signoria.new(game, SEATS, seed)
        bots = [signoria.bot("greedy", seat) for seat in range(SEATS)]
        while match.to_act:
            seat = match.to_act[0]
            if seat == 0 and len(match.choices(0)) > 1:
                twin = signoria.replay(match.record(private=True))
                yield Table(twin, seat_all(game, SEATS, 1, ["greedy"]), Plain(), texts_in("en"))
            match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat)))


def paying(game: str) -> Table:
    """The first table where seat 0 has to pay with more than one move to come."""
    return next(one for one in tables(game) if is_payment(one.match.view(0).question) and len(one.match.plan(0)) > 1)


@pytest.mark.parametrize("game", ["tuscany", "virtu"])
def test_the_rest_of_a_payment_is_offered_first_and_taken_by_an_empty_line(game: str) -> None:
    table = paying(game)
    plan = [move.text for move in table.match.plan(0)]
    scene = table.scene(0)
    assert scene.choices[0].tag == PLAN_KEY
    assert scene.choices[0].moves == tuple(plan)
    assert scene.choices[0].about.startswith("In one go: ")
    assert scene.usual is scene.choices[0]
    before = len(table.match.standing)
    Talk(table, 0).take("")
    made = [str(act.move) for act in table.match.standing[before:] if isinstance(act, Entry) and act.seat == 0]
    assert made[: len(plan)] == plan


@pytest.mark.parametrize("typed", ["p", "P", "plan", "pay for me"])
def test_pay_for_me_can_be_typed(typed: str) -> None:
    table = paying("tuscany")
    Talk(table, 0).take(typed)
    assert not table.match.to_act or not is_payment(table.match.view(0).question)


def test_a_payment_in_one_go_is_taken_back_as_one() -> None:
    for table in tables("virtu"):
        plan = table.match.plan(0) if is_payment(table.match.view(0).question) else []
        if len(plan) < 2:
            continue
        before = table.match.position()
        Talk(table, 0).take("p")
        if table.match.undo_horizon(0):
            table.undo(0)
            assert table.match.position() == before
            return
    raise AssertionError("no payment that can be taken back")


def test_a_room_is_reached_in_one_go_and_left_again_by_one_undo() -> None:
    for table in tables("virtu"):
        ways = [choice for choice in table.scene(0).choices if choice.tag.isdecimal() and len(choice.moves) > 1]
        if not ways or (table.match.view(0).prompt or "").split()[0] != "move-token":
            continue
        before = table.match.position()
        Talk(table, 0).take(ways[0].tag)
        if table.match.undo_horizon(0) > 1:
            table.undo(0)
            assert table.match.position() == before
            return
    raise AssertionError("no way that can be taken back")


def test_a_number_with_p_is_chosen_and_paid_for() -> None:
    for table in tables("virtu"):
        for choice in table.scene(0).choices:
            if choice.moves[0].startswith("annex "):
                Talk(table, 0).take(f"{choice.tag}P")
                city = choice.moves[0].partition(" ")[2]
                view = table.match.view(0)
                assert isinstance(view, VirtuView)
                assert city in view.table[0].cities
                return
    raise AssertionError("nothing to annex")


def test_paying_on_a_screen_takes_one_key(tmp_path: Path) -> None:
    table = paying("tuscany")
    record = note_sitters(table.match.record(private=True), table.sitters)
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    with terminal(tmp_path, "play --resume game.txt") as t:
        t.see("[P pay for me]")
        t.press(ENTER)
        t.until(lambda text: "pay for me" not in text)
        t.press("L")
        t.see("What has happened")
