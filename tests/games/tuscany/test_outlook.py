"""The outlook of The Castles of Tuscany: what it promises is what happens when the move is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

from tuscany_outlooks import (
    Sample,
    asked_for,
    fill_display,
    names_in,
    number_in,
    played,
    said,
    samples,
    space_in,
    thing_in,
    total,
)
from tuscany_tables import lay

import signoria
from signoria.games.tuscany import moves
from signoria.games.tuscany.components import (
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    HEX,
    SPACE_NAMES,
    THING,
    THING_NAMES,
    THINGS,
)
from signoria.games.tuscany.game import GAME
from signoria.games.tuscany.scoring import on_display
from signoria.games.tuscany.state import BY_HEX, WHYS, Tuscany
from signoria.games.tuscany.steps.cards import TurnUpYield
from signoria.games.tuscany.steps.course import has_ended
from signoria.games.tuscany.steps.effects import carry_out
from signoria.games.tuscany.steps.effects import lay as lay_thing
from signoria.games.tuscany.steps.turn import CHOOSE_ACTION, RemoveStored
from signoria.kernel.game import Event
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Count, Listed, Phrase, Sum, plain
from signoria.kernel.play import asked, befall, choices, play, roll, settle
from signoria.kernel.rng import seeded
from signoria.kernel.steps import CHANCE

POSITIONS = 1_000
QUESTIONS = {
    "choose-order", "choose-turns", "choose-shifts", "found-castle", "gain-bonus", "choose-action", "remove-stored",
    "name-colour", "pick-tile", "choose-space", "pay", "bring-tile", "bring-to", "use-marble",
}  # fmt: skip


# Every question


def test_there_are_positions_enough_with_every_question() -> None:
    assert len(samples()) >= POSITIONS
    counts = Counter(one.name for one in samples())
    assert set(counts) == QUESTIONS
    assert min(counts.values()) >= 5, counts


def test_the_prospects_offer_the_legal_moves_and_no_others() -> None:
    for one in samples():
        offered = {text for prospect in one.outlook.prospects for text in prospect.moves}
        assert offered == {move.text for move in choices(one.s, one.seat)}, one.name


def test_what_cannot_be_chosen_says_why_and_by_which_rule() -> None:
    refused = 0
    for one in samples():
        for prospect in one.outlook.prospects:
            assert (prospect.why_not is None) == bool(prospect.moves)
            assert bool(prospect.rule) == (prospect.why_not is not None)
            refused += not prospect.moves
    assert refused > POSITIONS


def test_nothing_hidden_shows() -> None:
    for number, one in enumerate(samples()):
        if number % 4 == 0:
            seen = GAME.view(one.s, one.seat)
            for world in range(2):
                imagined = GAME.imagine(seen, seeded(world))
                assert GAME.outlook(GAME.view(imagined, one.seat)) == one.outlook


def test_a_seat_that_is_asked_nothing_has_no_outlook() -> None:
    match = lay("turn = 0")
    assert match.outlook(1) == Outlook()
    assert match.outlook(0).prospects


# Placing


def check_payment(before: Tuscany, s: Tuscany, seat: int, phrase: Phrase) -> None:
    """Cards and workers were paid as proposed; a village gives workers back at once."""
    payment = phrase.args["payment"]
    assert isinstance(payment, Listed)
    paid = Counter[str]()
    for item in payment.items:
        assert isinstance(item, Count)
        paid[item.unit] += item.number
    for colour, name in enumerate(COLOUR_NAMES):
        at = seat * COLOURS + colour
        assert before.hands[at] - s.hands[at] == paid[f"{name}-card"]
    gained = s.workers[seat] - before.workers[seat] + paid["worker"]
    assert gained >= 0


def check_gains(before: Tuscany, s: Tuscany, seat: int, prospect: Prospect, paid: int, is_stored: bool) -> None:
    """The points, and what the effect has brought so far or asks now; workers were paid, a stored thing has gone."""
    assert s.green[seat] - before.green[seat] == total(prospect.sums, "green")
    no_room = seat * WHYS + BY_HEX  # other red points may come with the end of a round
    assert s.ledger[no_room] - before.ledger[no_room] == total(prospect.sums, "red")
    is_hex = said(prospect, "brings-hex") is not None
    assert s.stored[seat] - before.stored[seat] == is_hex - is_stored
    told = said(prospect, "brings-marbles")
    assert s.marbles[seat] - before.marbles[seat] == (number_in(told, "marbles") if told else 0)
    told = said(prospect, "brings-workers")
    assert s.workers[seat] - before.workers[seat] + paid == (number_in(told, "workers") if told else 0)
    step = asked(s, seat)
    asks = "" if step is None else step.name()
    if told := said(prospect, "brings-tile-of"):
        assert asks == "bring-tile"
        assert names_in(told.args["kinds"]) == [move.text[5:] for move in choices(s, seat)[:-1]]
    if said(prospect, "brings-no-tile") or said(prospect, "brings-no-bonus"):
        assert asks not in ("bring-tile", "gain-bonus")
    if told := said(prospect, "brings-bonus"):
        assert asks == "gain-bonus"
        assert names_in(told.args["bonuses"]) == [move.text[5:] for move in choices(s, seat)]
    if told := said(prospect, "brings-cards"):
        held = s.sizes[seat]
        roll(s, seeded(1))
        assert s.sizes[seat] - held == number_in(told, "cards")
    if told := said(prospect, "brings-yields"):
        turned = 0
        while s.actor == CHANCE:
            turned += isinstance(s.stack[-1], TurnUpYield)
            befall(s, s.stack[-1].draw(s, seeded(1)))
        assert turned == number_in(told, "yields")


def pay_as_proposed(s: Tuscany, seat: int) -> None:
    """Pay by `plan`."""
    while (move := GAME.plan(s, seat)) is not None:
        play(s, seat, move)


def check_placement(one: Sample, prospect: Prospect, space: int) -> None:
    """Play it all the way, and compare; `plan` pays as proposed."""
    s = played(one, *prospect.way)
    proposal = said(prospect, "paid-with")
    assert proposal is not None
    check_payment(one.s, s, one.seat, proposal)
    assert s.laid[one.seat] >> space & 1
    check_gains(one.s, s.copy(), one.seat, prospect, prospect.way.count("worker"), True)
    planned = played(one, *[text for text in prospect.way if text.split()[0] in ("place", "on")])
    pay_as_proposed(planned, one.seat)
    assert GAME.view(planned, one.seat) == GAME.view(s, one.seat)


def check_shortage(one: Sample, prospect: Prospect, can_place: Callable[[Tuscany], bool]) -> None:
    """With the missing cards it could be placed, with one fewer it could not."""
    (lack,) = prospect.short
    at = one.seat * COLOURS + COLOUR[lack.unit.removesuffix("-card")]
    s = one.s.copy()
    s.hands[at] += lack.number - 1
    assert not can_place(s)
    s.hands[at] += 1
    assert can_place(s)


def test_placing_a_stored_thing_costs_and_brings_what_was_told() -> None:
    afforded = lacking = 0
    for one in asked_for("choose-action"):
        for prospect in one.outlook.prospects:
            if not (isinstance(prospect.thing, Phrase) and prospect.thing.key == "place-on"):
                continue
            thing, space = thing_in(prospect.thing), space_in(prospect.thing)
            if prospect.moves:
                assert not prospect.short
                check_placement(one, prospect, space)
                afforded += 1
            else:
                colour = one.s.domains[one.seat].colour_of[space]
                can_place = can_place_hex(one, space) if thing == HEX else may_place(one, thing)
                assert prospect.short[0].unit == f"{COLOUR_NAMES[colour]}-card"
                check_shortage(one, prospect, can_place)
                lacking += 1
    assert afforded > 100
    assert lacking > 50


def test_whatever_is_tapped_pays_for_the_placement() -> None:
    kinds = Counter[str]()
    for one in [*asked_for("choose-action"), *asked_for("choose-space")]:
        for prospect in one.outlook.prospects:
            assert bool(prospect.taps) == bool(prospect.way and said(prospect, "paid-with"))
            names = [tap.move for tap in prospect.taps for _ in range(tap.times)]
            payment = prospect.way[len(prospect.way) - one.s.edition.price :] if names else ()
            assert not Counter(payment) - Counter(names)
            for other in set(combinations(names, len(payment))) if names else ():
                s = played(one, *prospect.way[: -len(payment)], *other)
                assert s.laid[one.seat].bit_count() == one.s.laid[one.seat].bit_count() + 1
                kinds.update(name.split()[0] for name in other)
    assert min(kinds[name] for name in ("pay", "pair", "worker")) > 50, kinds


def may_place(one: Sample, thing: int) -> Callable[[Tuscany], bool]:
    """May the seat place this thing?"""
    return lambda s: moves.PLACE[thing] in choices(s, one.seat)


def can_place_hex(one: Sample, space: int) -> Callable[[Tuscany], bool]:
    """May the seat place a wooden hex on this space?"""

    def can_place(s: Tuscany) -> bool:
        if moves.PLACE[HEX] not in choices(s, one.seat):
            return False
        twin = s.copy()
        play(twin, one.seat, moves.PLACE[HEX])
        return moves.ON[space] in choices(twin, one.seat)

    return can_place


def may_lay_on(one: Sample, space: int) -> Callable[[Tuscany], bool]:
    """May the seat choose this space?"""
    return lambda s: moves.ON[space] in choices(s, one.seat)


def test_a_space_costs_and_brings_what_was_told() -> None:
    hexes = 0
    for one in asked_for("choose-space"):
        for prospect in one.outlook.prospects:
            space = space_in(prospect.thing)
            if prospect.moves:
                check_placement(one, prospect, space)
            elif prospect.short:
                check_shortage(one, prospect, may_lay_on(one, space))
                hexes += 1
    assert hexes > 10


def test_what_a_castle_brings_scores_as_told() -> None:
    for name in ("bring-tile", "bring-to"):
        for one in asked_for(name):
            for prospect in one.outlook.prospects:
                if prospect.moves in ((), ("decline",)):
                    continue
                space = space_in(prospect.thing)
                s = fill_display(played(one, *(prospect.way or prospect.moves)))
                assert s.laid[one.seat] >> space & 1
                check_gains(one.s, s, one.seat, prospect, 0, False)


# The other actions


def test_drawing_brings_the_cards_that_were_told() -> None:
    for name in ("choose-action", "use-marble"):
        for one in asked_for(name):
            for prospect in one.outlook.prospects:
                if prospect.moves == ("draw",):
                    s = played(one, "draw")
                    roll(s, seeded(1))
                    told = said(prospect, "brings-cards")
                    assert told is not None
                    assert s.sizes[one.seat] - one.s.sizes[one.seat] == number_in(told, "cards")
                    leaves = said(prospect, "draw-leaves")
                    if leaves:
                        assert s.deck_size == number_in(leaves, "cards")
                    else:
                        refills = said(prospect, "draw-refills")
                        assert refills is not None
                        assert number_in(refills, "cards") == one.s.discard_size


def check_gap(one: Sample, s: Tuscany, notes: tuple[Phrase, ...]) -> None:
    """The gap is filled from where it was told, and the round ends if that was told."""
    keys = {note.key for note in notes}
    left = one.s.left[one.seat]
    assert s.left[one.seat] == left - ("gap-own" in keys)
    if not s.is_last and s.round == one.s.round:
        assert (has_ended(s) and not has_ended(one.s)) == ("gap-ends-round" in keys)


def check_later(one: Sample, prospect: Prospect) -> None:
    """A tile that goes to storage would score so if it lay there."""
    kind, space = thing_in(prospect.thing), space_in(prospect.thing)
    s = one.s.copy()
    s.log = []
    lay_thing(s, one.seat, kind, space)
    carry_out(s, one.seat, space)
    assert s.green[one.seat] - one.s.green[one.seat] == total(prospect.sums, "green")
    check_reasons(one, prospect.sums["green"], space, [GAME.event(event[0], event[1:4]) for event in s.log])
    if prospect.short:
        check_shortage(one, prospect, lambda twin: payable(twin, one.seat, kind))


def check_reasons(one: Sample, points: Sum, space: int, told: list[Event]) -> None:
    """The terms of a sum are the points that the engine tells, each for its reason."""
    reasons = Counter[str]()
    for term in points.terms:
        reasons[{"sum-area": "area", "sum-colour": "colour"}.get(term.why.key, "farm")] += term.amount
        if term.why.key == "sum-area":
            assert number_in(term.why, "size") == size_of_area(one, space)
        if term.why.key == "sum-crop":
            assert term.amount == one.s.edition.farm_points
    scored = [event.plain for event in told if event.kind == "green-scored"]
    assert {str(event["why"]): event["points"] for event in scored} == reasons


def size_of_area(one: Sample, space: int) -> int:
    """How many spaces the area of this space has, counted from the view."""
    spaces = GAME.view(one.s, one.seat).table[one.seat].spaces
    return [other.area for other in spaces].count(spaces[space].area)


def payable(s: Tuscany, seat: int, kind: int) -> bool:
    """Could the seat place this tile if it had it in storage and the action to do so?"""
    twin = s.copy()
    twin.stack.append(CHOOSE_ACTION[seat])
    twin.store(seat, kind)
    settle(twin)
    return moves.PLACE[kind] in choices(twin, seat)


def test_a_tile_that_is_taken_could_bring_what_was_told() -> None:
    seen = 0
    for one in (*asked_for("choose-action"), *asked_for("pick-tile")):
        for prospect in one.outlook.prospects:
            if isinstance(prospect.thing, Phrase) and prospect.thing.key == "take-for":
                check_later(one, prospect)
                seen += 1
    assert seen > 500


def test_the_gap_is_filled_as_told() -> None:
    ended = 0
    for one in (*asked_for("pick-tile"), *asked_for("remove-stored")):
        for prospect in one.outlook.prospects:
            if not prospect.moves:
                continue
            s = fill_display(played(one, *prospect.moves))
            if one.name == "pick-tile" and one.s.room(one.seat) <= 0:
                step = asked(s, one.seat)
                assert step is not None
                assert step.name() == "remove-stored"
                is_space = isinstance(prospect.thing, Phrase) and prospect.thing.key == "take-for"
                assert is_space or said(prospect, "take-removes") is not None
            else:
                assert s.stored[one.seat] == one.s.stored[one.seat] + (one.name == "pick-tile")
                check_gap(one, s, one.outlook.notes)
                ended += "gap-ends-round" in {note.key for note in one.outlook.notes}
    assert ended


def test_taking_says_what_comes_first() -> None:
    replaced = 0
    for one in asked_for("choose-action"):
        for prospect in one.outlook.prospects:
            if prospect.moves == ("take",) and isinstance(prospect.thing, Phrase) and prospect.thing.key == "move-take":
                s = played(one, "take")
                step = asked(s, one.seat)
                assert step is not None
                assert (one.s.room(one.seat) <= 0) == (said(prospect, "take-removes") is not None)
                assert (step.name() == "name-colour") == (said(prospect, "take-replaces") is not None)
                replaced += said(prospect, "take-replaces") is not None
    assert replaced


def test_a_tile_to_take_says_what_leaves_for_it_and_whether_the_round_ends() -> None:
    full = ending = 0
    for one in asked_for("choose-action"):
        take = next(prospect for prospect in one.outlook.prospects if prospect.thing == GAME.phrase(moves.TAKE))
        for prospect in one.outlook.prospects:
            if isinstance(prospect.thing, Phrase) and prospect.thing.key == "take-tile":
                assert prospect.way == ("take", f"pick {THING_NAMES[thing_in(prospect.thing)]}")
                for key in ("take-removes", "gap-ends-round"):
                    assert said(prospect, key) == said(take, key)
                full += said(prospect, "take-removes") is not None
                ending += said(prospect, "gap-ends-round") is not None
    assert full
    assert ending


# Paying


def is_begun(one: Sample, prospect: Prospect) -> bool:
    """Is this the tap with which the proposed payment begins?"""
    move = GAME.plan(one.s, one.seat)
    assert move is not None
    return prospect.moves == (move.text,)


def test_every_source_leaves_what_was_told_and_the_plan_is_the_proposal() -> None:
    for one in asked_for("pay"):
        for prospect in one.outlook.prospects:
            if not prospect.moves:
                assert not prospect.brings
            if not prospect.moves or prospect.way:
                continue
            s = played(one, *prospect.moves)
            leaves = said(prospect, "pay-leaves")
            assert leaves is not None
            left = leaves.args["left"]
            assert isinstance(left, Count)
            still = said(prospect, "pay-still")
            step = asked(s, one.seat)
            if still is None:
                assert said(prospect, "pay-done") is not None
            else:
                assert step is not None
                assert step.fields()[-1] == number_in(still, "left")
            if left.unit != "worker":
                colour = COLOUR[left.unit.removesuffix("-card")]
                assert s.hands[one.seat * COLOURS + colour] == left.number
            elif still is not None:
                assert s.workers[one.seat] == left.number
        way = [prospect.way or prospect.moves for prospect in one.outlook.prospects if is_begun(one, prospect)][-1]
        s = played(one, *way)
        workers = way.count("worker")
        check_payment(one.s, s, one.seat, one.outlook.notes[0])
        brings = Prospect(thing=None, brings=one.outlook.notes, sums=one.outlook.sums)
        check_gains(one.s, s, one.seat, brings, workers, True)


# Smaller questions


def test_a_bonus_tile_scores_and_counts_as_told() -> None:
    for one in asked_for("gain-bonus"):
        for prospect in one.outlook.prospects:
            left = said(prospect, "gain-left")
            assert left is not None
            assert bool(prospect.moves) == (number_in(left, "tiles") > 0)
            if prospect.moves:
                s = played(one, *prospect.moves)
                assert s.green[one.seat] - one.s.green[one.seat] == total(prospect.sums, "green")
            if storage := said(prospect, "gain-storage"):
                assert number_in(storage, "storage") == one.s.room(one.seat) + one.s.stored[one.seat] + 1


def picked(one: Sample) -> int:
    """The kind of the tile that something makes room for."""
    step = asked(one.s, one.seat)
    assert isinstance(step, RemoveStored)
    return step.kind


def test_what_leaves_the_storage_would_have_scored_so() -> None:
    for one in asked_for("remove-stored"):
        for prospect in one.outlook.prospects:
            thing = THING[str(plain(prospect.thing))]
            s = played(one, *prospect.moves)
            kept = one.s.storage[one.seat * THINGS + thing] - 1
            assert s.storage[one.seat * THINGS + thing] == kept + (thing == picked(one))
            assert s.stored[one.seat] == one.s.stored[one.seat]
            for phrase in prospect.brings:
                if phrase.key == "would-fit":
                    twin = one.s.copy()
                    space = space_in(phrase)
                    lay_thing(twin, one.seat, thing, space)
                    carry_out(twin, one.seat, space)
                    assert twin.green[one.seat] - one.s.green[one.seat] == number_in(phrase, "points")


def test_a_colour_that_is_replaced_has_the_tiles_that_were_told() -> None:
    for one in asked_for("name-colour"):
        for prospect in one.outlook.prospects:
            told = said(prospect, "replace-tiles")
            assert told is not None
            assert number_in(told, "tiles") == on_display(one.s, COLOUR[str(plain(prospect.thing))]) > 0


def test_a_marble_buys_the_actions_that_were_told() -> None:
    for one in asked_for("use-marble"):
        marble, keep = one.outlook.prospects
        s = played(one, *marble.moves)
        offered = [move.text for move in choices(s, one.seat)]
        assert ("draw" in offered) == (said(marble, "could-draw") is not None)
        assert ("take" in offered) == (said(marble, "could-take") is not None)
        told = said(marble, "could-place")
        placed = names_in(told.args["kinds"]) if told else []
        assert placed == [text[6:] for text in offered if text.startswith("place ")]
        leaves = said(marble, "pay-leaves")
        assert leaves is not None
        assert s.marbles[one.seat] == number_in(leaves, "left")
        assert keep.moves == ("end turn",)


# Joining


def points_of_areas(s: Tuscany, seat: int) -> int:
    """What all areas of the domain would bring, counted from the view."""
    sizes = Counter(space.area for space in GAME.view(s, seat).table[seat].spaces).values()
    return sum(s.edition.areas[size - 1] for size in sizes)


def test_the_areas_are_those_of_the_boards_as_they_are_joined() -> None:
    for name in ("choose-order", "choose-turns", "choose-shifts"):
        for one in asked_for(name):
            for prospect in one.outlook.prospects:
                s = played(one, *(prospect.way or prospect.moves))
                assert points_of_areas(s, one.seat) == total(prospect.sums, "areas")
                if "best" in prospect.sums:
                    assert total(prospect.sums, "best") >= total(prospect.sums, "areas")


def test_the_joins_that_are_suggested_lead_where_they_say_and_none_is_better() -> None:
    for one in (*asked_for("choose-order"), *asked_for("choose-turns")):
        whole = [prospect for prospect in one.outlook.prospects if prospect.way]
        parts = [prospect for prospect in one.outlook.prospects if not prospect.way]
        assert len(whole) == (0 if one.name == "choose-turns" and one.s.variants.no_shift else 4)
        assert len({prospect.way[0] for prospect in whole}) == len(whole)  # each is different at first sight
        for prospect in whole:
            assert isinstance(prospect.thing, Phrase)
            table = GAME.view(played(one, *prospect.way), one.seat).table[one.seat]
            assert table.order.split() == names_in(prospect.thing.args["order"])
            assert table.turned == (" ".join(names_in(prospect.thing.args["turned"])) or "none")
            assert table.shift == f"{number_in(prospect.thing, 'second')} {number_in(prospect.thing, 'third')}"
        if whole:
            best = max(total(prospect.sums, "best") for prospect in parts)
            assert best == total(whole[0].sums, "areas") >= total(whole[-1].sums, "areas")


def test_a_castle_reaches_the_spaces_that_lie_around_it() -> None:
    around = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    for one in asked_for("found-castle"):
        spots = {(space.x, space.y): space for space in GAME.view(one.s, one.seat).table[one.seat].spaces}
        for prospect in one.outlook.prospects:
            name = SPACE_NAMES[space_in(prospect.thing)]
            x, y = next(spot for spot, space in spots.items() if space.space == name)
            near = [spots[x + dx, y + dy].colour for dx, dy in around if (x + dx, y + dy) in spots]
            told = said(prospect, "castle-reaches")
            assert told is not None
            assert sorted(names_in(told.args["around"])) == sorted(near)
            assert number_in(told, "spaces") == len(near)


def test_the_castle_is_asked_for_with_what_the_joined_areas_bring() -> None:
    for one in asked_for("found-castle"):
        spaces = GAME.view(one.s, one.seat).table[one.seat].spaces
        sizes = Counter(Counter(space.area for space in spaces).values())
        found = one.outlook.sums["areas"]
        assert {number_in(term.why, "size"): number_in(term.why, "number") for term in found.terms} == sizes
        assert found.total == sum(one.s.edition.areas[size - 1] * number for size, number in sizes.items())


def test_a_placement_says_beforehand_that_it_shows_what_the_hand_can_pay() -> None:
    match = signoria.new("tuscany", 2, 3, {"random_joins": True})
    bots = [signoria.bot("greedy", seat) for seat in range(2)]
    told = {True: 0, False: 0}
    while match.to_act:
        seat = match.to_act[0]
        prospects = match.outlook(seat).prospects
        move = bots[seat].choose(match.view(seat), match.choices(seat))
        match.play(seat, move)
        if move.text.startswith("place "):
            said = {
                any(phrase.key == "place-reveals" for phrase in one.brings)
                for one in prospects
                if move.text in one.moves and not one.short
            }
            is_final = match.undo_horizon(seat) == 0
            assert said == {is_final}
            told[is_final] += 1
    assert told[True] > 5
