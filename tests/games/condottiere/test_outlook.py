"""The outlook: what it says of every choice, against really making it."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from condottiere_walks import ENDS, fought_out, moments, new_events
from tables import choices, lay, play, seen

import signoria
from signoria.games.condottiere.components import HEROINE, KINDS
from signoria.games.condottiere.state import Condottiere
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Args, Count, Name, Phrase, Plain, Seat, plain

MOMENTS = 1000


def told(prospect: Prospect) -> dict[str, dict[str, Plain]]:
    """What a choice brings, by key, without types."""
    return {phrase.key: {name: plain(arg) for name, arg in phrase.args.items()} for phrase in prospect.brings}


def about(outlook: Outlook, thing: Name | Count | Phrase) -> Prospect:
    """The prospect of this thing."""
    return next(one for one in outlook.prospects if one.thing == thing)


def lines(prospect: Prospect) -> dict[str, int]:
    """The totals of its sums."""
    return {name: found.total for name, found in prospect.sums.items()}


def made(match: signoria.Match, move: str) -> signoria.Match:
    """A copy in which the only seat that is asked, or the first, has made this move."""
    twin = match.copy()
    twin.play(twin.to_act[0], move)
    return twin


# Against really playing, at random moments


def test_every_choice_is_there_once_and_what_cannot_be_chosen_says_why() -> None:
    for match in moments(MOMENTS):
        for seat in match.to_act:
            outlook = match.outlook(seat)
            assert sorted(move for one in outlook.prospects for move in one.moves) == sorted(choices(match, seat))
            for one in outlook.prospects:
                assert bool(one.moves) == (one.why_not is None) == (one.rule == "")
                if one.why_not is not None:
                    move = str(plain(one.why_not.args["move"]))
                    why = match.why_not(seat, move)
                    assert why is not None
                    assert (one.why_not.key, one.rule) == (f"refusal-{why.code}", why.rule)


@pytest.mark.rule("C2.6", "C3.2", "C3.3", "C3.4", "C3.5", "C3.9", "C8.5")
def test_the_lines_are_what_they_become() -> None:
    """Wherever the battle goes on; where it ends, the lines may be gone already."""
    compared = 0
    for match in moments(MOMENTS):
        seat = match.to_act[0]
        for one in match.outlook(seat).prospects:
            if one.sums and "outlook-ends" not in told(one):
                table = seen(made(match, one.moves[0])).table
                now = {f"line-{other}": line.strength for other, line in enumerate(table)}
                assert {name: now[name] for name in one.sums if name != "turned-up"} == {
                    name: found for name, found in one.sums.items() if name != "turned-up"
                }
                compared += 1
    assert compared > MOMENTS


@pytest.mark.rule("C2.7", "C3.10", "C4.1", "C4.2", "C4.3", "C6.1")
def test_a_battle_that_is_said_to_end_ends_as_said_and_no_other_does() -> None:
    met: Counter[str] = Counter()
    for match in moments(MOMENTS):
        for one in match.outlook(match.to_act[0]).prospects:
            if one.sums:
                twin, since = made(match, one.moves[0]), len(match.events(None))
                while seen(twin, twin.to_act[0] if twin.to_act else None).prompt in between(twin):
                    twin.play(twin.to_act[0], choices(twin, twin.to_act[0])[-1])
                is_end = bool(ENDS & set(new_events(twin, since)))
                assert is_end == ("outlook-ends" in told(one)), (one, new_events(twin, since))
                if is_end and "outlook-face-down" not in told(one):
                    met += check_end(one, twin, since)
    assert min(met[name] for name in ("conquered", "tied", "figure-given", "outlook-wins", "outlook-regions")) > 0


def between(match: signoria.Match) -> list[str]:
    """Questions that may come between a card or a pass and the end of the battle."""
    return [f"{step} {seat}" for step in ("place-favour", "turn-up-card") for seat in match.to_act]


def check_end(one: Prospect, twin: signoria.Match, since: int) -> Counter[str]:
    """The battle has ended as the prospect says: conquest, tie, figure, and what the winner controls then."""
    happened, says = new_events(twin, since), told(one)
    if "conquered" in happened:
        assert says["explain-leads"].items() <= happened["conquered"].items()
        winner = happened["conquered"]["seat"]
        is_over = not twin.to_act or "scored" in happened
        assert is_over or "outlook-wins" not in says
        if twin.result is not None and twin.result.reason in ("adjacent", "regions"):
            assert says["outlook-wins"] == {"seat": winner}
        if "outlook-regions" in says and not is_over:
            table = seen(twin).table[int(str(winner))]
            expected = {"seat": winner, "regions": len(table.regions), "kingdom": table.kingdom}
            assert says["outlook-regions"] == expected
    elif "tied" in happened:
        strength = says["explain-tied"]["strength"] if "explain-tied" in says else 0
        assert happened["tied"]["strength"] == strength
        assert not {"outlook-wins", "outlook-regions"} & set(says)
    if "explain-courtesans" in says and "figure-given" in happened:
        assert says["explain-courtesans"]["seat"] == happened["figure-given"]["seat"]
    return Counter({*happened, *says})


@pytest.mark.rule("C3.9")
def test_what_a_scarecrow_takes_back_leaves_the_line_as_said() -> None:
    compared = 0
    for match in moments(MOMENTS):
        seat = match.to_act[0]
        if "play scarecrow" not in choices(match, seat):
            continue
        says = about(match.outlook(seat), Name("card", "scarecrow")).brings
        offered = {plain(one.args["card"]): plain(one.args["strength"]) for one in says if "take-back" in one.key}
        twin = made(match, "play scarecrow")
        is_asked = bool(twin.to_act) and str(seen(twin, twin.to_act[0]).prompt).startswith("take-back-mercenary")
        taken = choices(twin, seat)[:-1] if is_asked else []
        assert {f"take {card}" for card in offered} == set(taken)
        for move in taken:
            after = about(twin.outlook(seat), Name("card", move.removeprefix("take ")))
            assert after.sums[f"line-{seat}"].total == offered[move.removeprefix("take ")]
            compared += 1
    assert compared > 100


@pytest.mark.rule("C4.5", "C6.1", "C8.3", "C8.4")
def test_who_is_said_to_win_with_a_region_does_and_nobody_else() -> None:
    """The figure is placed and all pass, while a Heroine lies in one line, in each in turn."""
    met: Counter[bool] = Counter()
    for number, match in enumerate(moments(MOMENTS, every=3)):
        seat = match.to_act[0]
        if not str(seen(match, seat).prompt).startswith("place-figure"):
            continue
        offered = [one for one in match.outlook(seat).prospects if one.moves]
        one = offered[number % len(offered)]
        winners = {plain(phrase.args["seat"]) for phrase in one.brings if phrase.key == "outlook-wins"}
        owner = [plain(phrase.args["seat"]) for phrase in one.brings if phrase.key == "outlook-defends"]
        assert owner == [other for other, row in enumerate(seen(match).table) if plain(one.thing) in row.regions]
        for winner in range(match.seats):
            reason = reason_of_conquest(made(match, one.moves[0]), winner)
            if reason is not None and winner not in owner:
                assert (winner in winners) == (reason in ("adjacent", "regions")), (one, winner)
                met[winner in winners] += 1
    assert min(met[True], met[False]) > 10


def reason_of_conquest(match: signoria.Match, winner: int) -> str | None:
    """Why the game ends when the seat conquers the region chosen; "" if it does not, None if it cannot be seen."""
    while match.to_act and not str(seen(match, match.to_act[0]).prompt).startswith("play-card"):
        match.play(match.to_act[0], choices(match, match.to_act[0])[0])
    state = match.state
    if not match.to_act or not isinstance(state, Condottiere) or state.variants.points:
        return None
    state.lines[winner * KINDS + HEROINE] += 1
    happened = fought_out(match)
    assert happened["conquered"]["seat"] == winner
    return match.result.reason if match.result else ""


@pytest.mark.rule("C2.5", "C4.7", "C5.2", "C8.1")
def test_hands_become_as_large_as_said() -> None:
    met: Counter[str] = Counter()
    for match in moments(MOMENTS, every=2):
        seat = match.to_act[0]
        for one in match.outlook(seat).prospects:
            says = told(one)
            if not says.keys() & {"outlook-hand", "outlook-refill", "outlook-sit-out"}:
                continue
            met.update(says.keys())
            twin = made(match, one.moves[0])
            for other in match.to_act[1:]:  # who is asked at the same time
                twin.play(other, choices(twin, other)[0])
            check_hand(says, match, twin, seat)
    assert min(met[name] for name in ("outlook-hand", "outlook-refill", "outlook-sit-out")) > 0


def check_hand(says: dict[str, dict[str, Plain]], match: signoria.Match, twin: signoria.Match, seat: int) -> None:
    """The seat's hand, or what it is dealt in a new round, is as said."""
    if "outlook-hand" in says:
        assert seen(twin).table[seat].cards == says["outlook-hand"]["cards"]
    if "outlook-refill" in says:
        if str(seen(twin, seat).prompt).startswith("keep-card"):
            twin.play(seat, "keep nothing")
        new = twin.events(seat, len(match.events(seat)))
        dealt = [event for event in new if event.kind == "card-dealt" and event.plain["seat"] == seat]
        assert len(dealt) == says["outlook-refill"]["cards"]
    if "outlook-sit-out" in says and "round-ended" not in new_events(twin, len(match.events(None))):
        assert seen(twin).table[seat].cards == 0


# Nothing that the seat cannot know


def test_every_world_that_a_seat_imagines_has_the_same_outlook() -> None:
    for match in moments(200):
        seat = match.to_act[-1]
        own = msgspec.json.encode(match.outlook(seat))
        for seed in range(3):
            world = signoria.imagine(match.view(seat), seed)
            assert msgspec.json.encode(match.game.outlook(match.game.view(world, seat))) == own


def test_who_is_not_asked_has_no_outlook() -> None:
    m = lay('site = "roma"\nturn = 0\nseat = [{ hand = "1" }, { hand = "2" }]')
    assert m.outlook(1) == Outlook()
    play(m, "0 pass", "1 pass")
    assert m.game.outlook(m.view(None)) == Outlook()


# As a player would set it up


def one_seat(seat: int, **others: Count) -> Args:
    """Arguments of a phrase about a seat."""
    return {"seat": Seat(seat), **others}


@pytest.mark.rule("C3.2", "C3.5")
def test_a_bishop_and_winter() -> None:
    m = lay("""
    site = "roma"
    turn = 0
    seat = [{ hand = "bishop winter", line = "6 3 1 1" }, { hand = "1", line = "6 1 1" }]
    """)
    outlook = m.outlook(0)
    bishop, winter = (about(outlook, Name("card", card)) for card in ("bishop", "winter"))
    assert lines(bishop) == {"line-0": 5, "line-1": 2}
    assert bishop.brings[0] == Phrase("event-swept", {"card": Name("card", "6")})
    assert lines(winter) == {"line-0": 4, "line-1": 3}
    assert told(winter)["explain-leads"] == {"seat": 0, "strength": 4, "second": 3}


@pytest.mark.rule("C8.5")
def test_a_card_laid_face_down_counts_only_when_turned_up() -> None:
    m = lay(
        'site = "roma"\nturn = 0\nseat = [{ hand = "10 6", line = "2" }, { hand = "1", line = "5" }]', hidden_cards=True
    )
    ten = about(m.outlook(0), Name("card", "10"))
    assert lines(ten) == {"line-0": 2, "line-1": 5, "turned-up": 12}
    assert told(ten)["explain-leads"] == {"seat": 0, "strength": 12, "second": 5}
    assert "outlook-face-down-own" in told(ten)
    play(m, "0 play 10")
    passing = about(m.outlook(1), Phrase("move-pass"))
    assert "outlook-face-down" in told(passing)


@pytest.mark.rule("C4.5", "C6.1")
def test_a_region_that_wins_and_one_that_is_closed() -> None:
    m = lay("""
    pope = "parma"
    stack = ["place-figure 0", "begin-battle", "end-game"]
    seat = [
      { hand = "1", regions = ["genova"] }, { hand = "1", regions = ["lucca", "firenze"] },
      { hand = "1" }, { hand = "1" },
    ]
    """)
    outlook = m.outlook(0)
    modena, parma, lucca, torino = (
        about(outlook, Name("region", name)) for name in ("modena", "parma", "lucca", "torino")
    )
    assert modena.brings == (
        Phrase("outlook-regions", one_seat(0, regions=Count(2, "region"), kingdom=Count(1))),
        Phrase("outlook-wins", one_seat(1)),
    )
    assert torino.brings == (Phrase("outlook-regions", one_seat(0, regions=Count(2, "region"), kingdom=Count(2))),)
    assert (parma.rule, lucca.rule) == ("C3.6", "C4.5")


@pytest.mark.rule("C3.6")
def test_the_favour_bars_whoever_would_win_there() -> None:
    m = lay("""
    site = "roma"
    turn = 2
    seat = [{ hand = "1" }, { hand = "1", regions = ["lucca", "firenze"] }, { hand = "bishop 1" }, { hand = "1" }]
    """)
    play(m, "2 play bishop")
    outlook = m.outlook(2)
    assert about(outlook, Name("region", "modena")).brings == (Phrase("outlook-bars", one_seat(1)),)
    assert about(outlook, Name("region", "torino")).brings == ()
    assert about(outlook, Name("region", "roma")).brings == ()  # the battle for it goes on
    assert about(outlook, Phrase("move-favour-nowhere")).moves == ("favour nowhere",)


@pytest.mark.rule("C8.4")
def test_a_defender_who_has_not_fought_stays_in() -> None:
    m = lay(
        'site = "roma"\nturn = 0\nseat = [{ hand = "5", regions = ["roma"] }, { hand = "1", line = "3" }]',
        capture_regions=True,
    )
    assert "outlook-waits" in told(about(m.outlook(0), Phrase("move-pass")))
    play(m, "0 pass", "1 pass")
    assert "outlook-ends" in told(about(m.outlook(0), Phrase("move-pass")))
