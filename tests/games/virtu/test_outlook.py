"""The outlook of Virtù against really playing, on thousands of positions, and in examples that a player could lay out."""

from __future__ import annotations

from collections import Counter

import pytest
from conformance.virtu_subject import TABLES, VirtuSubject
from conformance.walks import written
from virtu_outlooks.checks import check, check_worlds
from virtu_outlooks.moments import Checks, at_war, moment, packed, walk
from virtu_tables import FLORENCE, NAPLES, VENICE, lay, view

import signoria
from signoria.games.virtu.edition import standard_text
from signoria.games.virtu.steps.winter import ChooseSalary
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Arg, Count, Listed, Name, Phrase, Seat
from signoria.kernel.play import Entry, asked, choices, play
from signoria.kernel.rng import seeded
from signoria.match.lone import LoneAnswers

MANNERS = ("random", "eager", "greedy")


def about(told: Outlook, thing: Arg) -> list[Prospect]:
    """What is told about a thing."""
    return [prospect for prospect in told.prospects if prospect.thing == thing]


def city(name: str) -> Name:
    """A city."""
    return Name("city", name)


def room(number: int) -> Phrase:
    """A room of one's own palace."""
    return Phrase("room", {"room": Count(number)})


def brings(prospect: Prospect) -> dict[str, Phrase]:
    """What it brings, by key."""
    return {phrase.key: phrase for phrase in prospect.brings}


# Against playing


def test_what_is_told_is_what_comes_of_it() -> None:
    done: Checks = Counter()
    for number, table in enumerate(TABLES):
        for seed, manner in enumerate(MANNERS):
            rng = seeded(10 * number + seed)
            for one in walk(signoria.new("virtu", table.seats, seed, table.options), rng, manner, 2, 150):
                check(one, rng, done)
    assert done["positions"] >= 1500
    told = ("short", "price", "free", "bought", "arrows", "too far", "tap", "plan", "march", "refused")
    assert all(done[one] >= 20 for one in told), done
    proposed = {one: done[one] for one in ("ended by plan", "refreshed by plan")}
    assert min(proposed.values()) >= 20, proposed


def test_strengths_losses_and_certainty_are_those_of_the_sieges_fought() -> None:
    done: Checks = Counter()
    for seats in (3, 4, 5):
        for seed in range(30):
            rng = seeded(seed)
            match = signoria.new("virtu", seats, seed)
            for _ in range(40):
                match.play(match.to_act[0], match.choices(match.to_act[0])[-1])
            for one in walk(at_war(match, rng), rng, "eager", 1, 20):
                check(one, rng, done)
    assert done["positions"] >= 1500
    told = ("siege-fought", "field-battle-fought", "sure", "sure already", "never sure", "retreat-troop", "go-on")
    assert all(done[one] >= 15 for one in told), done


def test_every_question_has_an_outlook() -> None:
    done: Checks = Counter()
    rng = seeded(7)
    for match in (signoria.new("virtu", 3, 1), *(match for _, match in written(VirtuSubject()))):
        for one in walk(match, rng, "eager", 1, 12):
            check(one, rng, done)
    assert VirtuSubject.decisions <= set(done)


def corrected(**more: str) -> str:
    """The components with more symbols on some cards, as an owner of the box might correct them."""
    text = standard_text()
    for card, symbols in more.items():
        head, mark, rest = text.partition(f"\n{card} = ")
        text = head + mark + rest.replace("symbols = { ", f"symbols = {{ {symbols}, ", 1)
    return text


def test_arrows_of_courtiers_count_before_and_after_they_wake() -> None:
    text = corrected(bishop="A = 1", merchant="A = 1", banker="A = 1")
    done: Checks = Counter()
    for seed in range(6):
        rng = seeded(seed)
        for one in walk(signoria.new("virtu", 4, seed, components=text), rng, MANNERS[seed % 2], 2, 140):
            if one.question in ("move-token", "cash"):
                check(one, rng, done)
    assert done["arrows"] >= 40
    assert done["bought"] >= 10


def test_the_way_pays_with_what_its_arrows_can_spare() -> None:
    match = lay(
        'phase = "spring 0"\n[florence]\ntoken = 1\nleft = ["bishop"]\nright = ["merchant"]\n'
        'cities = ["florence!", "pisa!"]',
        components=corrected(merchant="A = 1", bishop="A = 1, F = 1"),
    )
    match.play(FLORENCE, "enough")
    (fifth,) = [one for one in about(match.outlook(FLORENCE), room(5)) if Count(2, "florin") in one.price]
    assert {"pay step", "tap merchant right florin", "tap bishop left arrow"} <= set(fifth.way)
    assert fifth.way[-2:] == ("step", "stop")  # the last step wakes the left side: the bishop is available again
    done: Checks = Counter()
    check(moment(match, FLORENCE), seeded(1), done)
    assert done["bought"] == 3


def test_who_declares_a_card_cannot_take_its_florins() -> None:
    text = corrected(admiral="F = 1", standard_bearer="F = 1")
    done: Checks = Counter()
    for seed in range(25):
        rng = seeded(seed)
        match = signoria.new("virtu", 4, seed, components=text)
        for _ in range(40):
            match.play(match.to_act[0], match.choices(match.to_act[0])[-1])
        for one in walk(at_war(match, rng, text), rng, "eager", 1, 12):
            check(one, rng, done)
    assert done["declare"] >= 100


def test_the_same_is_told_in_every_world_that_a_seat_cannot_tell_apart() -> None:
    for seats in (3, 5):
        rng = seeded(seats)
        for one in walk(signoria.new("virtu", seats, 3), rng, "eager", 5, 60):
            check_worlds(one)


def test_who_is_not_asked_is_told_nothing() -> None:
    match = lay('phase = "spring 0"')
    assert match.outlook(VENICE) == Outlook()
    assert match.game.outlook(match.view(None)) == Outlook()


def test_a_salary_keeps_as_many_troops_as_told() -> None:
    found = 0
    rng = seeded(5)
    for seed in range(4):
        for one in walk(signoria.new("virtu", 4, seed), rng, "eager", 1, 400):
            if not isinstance(asked(one.s, one.seat), ChooseSalary):
                continue
            for prospect in one.told.prospects:
                if prospect.moves:
                    s = one.table()
                    play(s, one.seat, one.find(prospect.moves[0]))
                    while s.stack[-1].name() in ("pay", "dismiss-troop"):
                        play(s, one.seat, choices(s, one.seat)[0])
                    kept = brings(prospect)["outlook-keeps-troops"].args
                    lost = one.s.army(one.seat) - s.army(one.seat)
                    assert kept == {"troops": Count(s.army(one.seat), "troop"), "lost": Count(lost, "troop")}
                    found += 1
    assert found >= 10


# Examples


@pytest.mark.rule("V4.4")
def test_annexing_says_the_price_and_what_is_short() -> None:
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 3\nrooms = ["", "", "soderini", "", ""]\ncities = ["florence!", "pisa"]\n'
        '[naples]\nagents = ["terracina"]'
    )
    told = match.outlook(FLORENCE)
    ravenna, terracina = *about(told, city("ravenna")), *about(told, city("terracina"))
    assert ravenna.price == (Count(3, "crown"),)
    assert ravenna.short == (Count(1, "crown"),)  # Soderini and an indulgence give one each
    assert ravenna.why_not is not None
    assert (ravenna.why_not.key, ravenna.rule) == ("refusal-cannot-pay", "V2.2")
    assert terracina.price == (Count(3, "crown"), Count(2, "ship"))
    assert [term.amount for term in terracina.sums["crowns"].terms] == [1, 1, 1]
    assert brings(terracina)["outlook-by-sea"].args == {"seas": Count(2, "sea")}
    tunis, naples = *about(told, city("tunis")), *about(told, city("naples"))
    assert (tunis.rule, naples.rule) == ("V4.4", "V4.4")
    assert not tunis.moves
    assert not naples.moves


@pytest.mark.rule("V3.1", "V3.2")
def test_rooms_say_what_reaching_them_costs_and_who_wakes() -> None:
    match = lay(
        'phase = "spring 0"\n[florence]\ntoken = 1\nflorins = 2\nright = ["bishop!", "merchant"]\nleft = ["admiral!"]\n'
        'cities = ["florence!", "pisa"]'
    )
    match.play(FLORENCE, "enough")  # cashes nothing
    told = match.outlook(FLORENCE)
    (second,), (third,) = about(told, room(2)), about(told, room(3))
    assert (second.way, second.price) == (("step", "stop"), ())
    bishop = Phrase("courtier", {"card": Name("card", "bishop"), "side": Name("side", "right")})
    assert brings(third)["outlook-wakes"].args == {"courtiers": Listed((bishop,))}
    by_arrow, by_florins = about(told, room(4))
    assert by_arrow.price == (Count(1, "arrow"),)
    assert by_florins.price == (Count(2, "florin"),)
    assert [one.price for one in about(told, room(5))] == [(Count(2, "florin"), Count(1, "arrow"))]
    (first,) = about(told, room(1))  # once round
    assert (first.price, first.short) == ((Count(3, "arrow"),), (Count(1, "arrow"),))


@pytest.mark.rule("V6.2", "V6.4")
def test_a_siege_says_both_sums_and_the_losses_of_each_outcome() -> None:
    match = lay(
        'phase = "sieges"\n[florence]\ntroops = { ravenna = 3 }\nagents = ["ravenna"]\nwar_tokens = 2\n'
        '[venice]\ncities = ["venice", "ravenna"]\ntroops = { ravenna = 1 }\nwar_tokens = 1'
    )
    told = match.outlook(FLORENCE)
    assert told.sums["attack"].total == 3
    assert [term.amount for term in told.sums["defence"].terms] == [2, 1, -1]
    notes = {phrase.key: phrase.args for phrase in told.notes}
    assert notes["outlook-if-won"]["troops"] == Count(1, "troop")
    assert notes["outlook-if-won"]["defenders"] == Count(1, "troop")
    assert notes["outlook-if-lost"]["troops"] == Count(1, "troop")
    assert notes["outlook-rival-most"] == {"seat": Seat(VENICE), "number": Count(1)}
    assert "outlook-sure" in notes or "outlook-sure-already" in notes
    match.play(FLORENCE, "pass")
    assert {phrase.key for phrase in match.outlook(VENICE).notes} >= {"outlook-rival-most", "outlook-never-sure"}


@pytest.mark.rule("V7.4")
def test_the_market_is_shown_whole_with_what_is_missing() -> None:
    match = lay(
        'phase = "buy 0"\n[florence]\nflorins = 3\ncities = ["florence!", "pisa!"]\nleft = ["guild"]'.replace(
            '"guild"', '"bishop"'
        )
    )
    told = match.outlook(FLORENCE)
    assert len(told.prospects) == 18 + 1  # and the end of the winter
    (cardinal,) = about(told, Name("card", "cardinal"))
    (podesta,) = about(told, Name("card", "podesta"))
    (pope,) = about(told, Name("card", "pope"))
    assert cardinal.moves == ("buy cardinal",)
    assert podesta.short == (Count(1, "crown"),)
    assert pope.short == (Count(2, "florin"), Count(1, "cross"))
    assert brings(cardinal)["outlook-left"].args == {"number": Count(5)}


@pytest.mark.rule("V7.7")
def test_an_own_agent_makes_an_alliance_cheaper_by_one_symbol() -> None:
    agents = '[venice]\nagents = ["ottomans"]\n'
    with_agent = lay(f'phase = "ally 2"\n{agents}cities = ["venice!", "corfu!"]')
    without = lay('phase = "ally 2"\n[venice]\ncities = ["venice!", "corfu!"]')
    (cheap,), (dear,) = (
        about(with_agent.outlook(VENICE), Name("ally", "ottomans")),
        about(without.outlook(VENICE), Name("ally", "ottomans")),
    )
    assert cheap.price == dear.price
    assert sum(one.number for one in dear.short) - sum(one.number for one in cheap.short) == 1


@pytest.mark.rule("V4.6")
def test_agents_are_told_what_they_do_and_why_they_cannot_go_elsewhere() -> None:
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 4\nstock = 1\nagents = ["siena"]\n[naples]\nagents = ["florence-1"]\n'
        '[venice]\nbonuses = ["the_prince"]'
    )
    told = match.outlook(FLORENCE)
    (siena,), (rome,), (corfu,) = (about(told, city(name)) for name in ("siena", "rome", "corfu"))
    assert siena.moves == ("lift siena",)
    assert brings(rome).keys() == {"outlook-agent-city"}
    assert corfu.rule == "V4.7"
    held = Phrase("room-of", {"room": Count(1), "power": Name("power", "florence")})
    (removal,) = about(told, held)
    assert removal.moves == ("remove florence-1",)
    assert brings(removal)["outlook-removes-agent"].args == {"seat": Seat(NAPLES)}


@pytest.mark.rule("V2.2")
def test_a_payment_tells_what_is_wasted_and_what_the_plan_leaves() -> None:
    match = lay(
        "stack = ['pay 0 15', 'gain-annexed 0 11', 'end-action 0', 'next-spring', 'begin-sieges', 'next-retreat', "
        "'end-spring', 'next-winter', 'end-year']\nneed = '1C'\n[florence]\ntoken = 3\nright = [\"pope\"]"
    )
    told = match.outlook(FLORENCE)
    pope = Phrase("courtier", {"card": Name("card", "pope"), "side": Name("side", "right")})
    (by_pope,) = about(told, pope)
    assert by_pope.moves == ("tap pope right crown",)
    assert brings(by_pope)["outlook-wastes"].args == {"symbols": Listed((Count(1, "crown"),))}
    assert brings(by_pope)["outlook-forgoes"].args == {"symbols": Listed((Count(2, "cross"),))}
    plan = told.prospects[0]
    assert plan.way == tuple(move.text for move in match.plan(FLORENCE))
    assert packed(tuple(told.notes[0].args["symbols"].items)) == packed((Count(1, "crown"),))  # type: ignore[union-attr, arg-type]
    assert view(match, FLORENCE).prompt == "pay 0 15"


@pytest.mark.rule("V4.1")
def test_govern_proposes_what_to_pay_and_then_what_to_make_available() -> None:
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 1\ntitles = ["guild!"]\nleft = ["bishop"]\ncities = ["florence!", "pisa!"]'
    )
    plan, whole = match.outlook(FLORENCE).prospects[:2]
    assert plan.thing == Phrase("outlook-plan")
    assert plan.way[-1] == "enough"
    assert whole.way[: len(plan.way)] == plan.way
    for move in whole.way:
        match.play(FLORENCE, move)
    assert {"florence", "pisa"} <= set(view(match).table[FLORENCE].cities)
    assert view(match).table[FLORENCE].titles == ("guild",)
    assert not (view(match).prompt or "").startswith(("gather", "refresh"))


@pytest.mark.rule("V4.3")
def test_trade_proposes_ships_and_says_what_they_bring() -> None:
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 2\nrooms = ["", "merchant", "", "", ""]\ncities = ["florence!", "pisa"]'
    )
    plan = match.outlook(FLORENCE).prospects[0]
    traded = brings(plan)["outlook-trades"].args["florins"]
    assert isinstance(traded, Count)
    for move in plan.way:
        match.play(FLORENCE, move)
    assert view(match).table[FLORENCE].florins == traded.number > 0


@pytest.mark.rule("V4.3")
def test_nothing_is_proposed_where_no_symbol_is_worth_its_source() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 1\nleft = ["bishop"]')  # all tiles are available
    assert about(match.outlook(FLORENCE), Phrase("outlook-plan")) == []


@pytest.mark.rule("V5.1")
def test_a_plan_that_takes_an_indulgence_says_so_first() -> None:
    match = lay(
        "stack = ['pay 0 15', 'gain-annexed 0 11', 'end-action 0', 'next-spring', 'begin-sieges', 'next-retreat', "
        "'end-spring', 'next-winter', 'end-year']\nneed = '4C'\n[florence]\ntoken = 3\nmay_indulge = true\n"
        'right = ["counsellor", "ambassador"]'
    )
    plan = match.outlook(FLORENCE).prospects[0]
    assert "tap indulgence crown" in plan.way
    assert plan.brings[0].key == "outlook-indulges"


def test_a_moment_is_told_from_its_view_alone() -> None:
    match = lay('phase = "winter 0"\n[florence]\ntroops = { florence = 4, pisa = 1 }\nflorins = 1')
    before = match.position()
    assert moment(match, FLORENCE).told == match.game.outlook(match.view(FLORENCE))
    assert match.position() == before


@pytest.mark.rule("V7.4")
def test_the_market_says_before_a_purchase_that_a_card_will_find_no_space() -> None:
    full = 'phase = "buy 0"\n[florence]\nflorins = 9\nleft = ["bishop"]\nright = ["merchant", "merchant"]'
    bishop, duchy = Name("card", "bishop"), Name("title", "duchy")
    told = lay(full).outlook(FLORENCE)
    assert "outlook-no-space" in brings(about(told, bishop)[0])
    assert "outlook-no-space" not in brings(about(told, duchy)[0])
    told = lay(full.replace(', "merchant"]', "]")).outlook(FLORENCE)
    assert "outlook-no-space" not in brings(about(told, bishop)[0])


# The end of a winter


def ending(match: signoria.Match, seat: int) -> Prospect:
    """What it means to end the seat's winter."""
    (found,) = about(match.outlook(seat), Phrase("outlook-end-winter"))
    return found


def go(match: signoria.Match, seat: int, way: tuple[str, ...], *, answers_some: bool) -> None:
    """Make the moves of a way; what the match, or whoever keeps the table, makes by itself meanwhile is not made."""
    start, rng = match.moves_made(seat), seeded(3)
    while (reached := match.moves_made(seat) - start) < len(way):
        match.play(seat, way[reached])
        while answers_some and match.lone_answer(seat) is not None and rng.below(2):
            match.play(seat, str(match.lone_answer(seat)))


@pytest.mark.parametrize("mode", list(LoneAnswers), ids=lambda mode: mode.value)
def test_a_winter_ends_in_the_same_way_whoever_gives_single_answers(mode: LoneAnswers) -> None:
    ended = 0
    for seed in range(3):
        rng = seeded(seed)
        match = signoria.new("virtu", 3, seed)
        match.lone_answers = mode
        for _ in range(400):
            if not match.to_act:
                break
            seat = match.to_act[0]
            found = about(match.outlook(seat), Phrase("outlook-end-winter"))
            if found:
                twin = match.copy()
                start = match.moves_made(seat)
                go(twin, seat, found[0].way, answers_some=mode is LoneAnswers.PAUSED)
                own = [act.move.text for act in twin.standing if isinstance(act, Entry) and act.seat == seat]
                assert tuple(own[start : start + len(found[0].way)]) == found[0].way
                ended += 1
            options = match.choices(seat)
            match.play(seat, options[-1] if rng.below(3) else options[rng.below(len(options))])
    assert ended >= 20


@pytest.mark.rule("V7.1")
def test_ending_a_winter_pays_the_troops_and_does_nothing_more() -> None:
    match = lay('phase = "winter 0"\n[florence]\nflorins = 6\ntroops = { florence = 5 }')
    found = ending(match, FLORENCE)
    assert found.way[0] == match.choices(FLORENCE)[-1].text
    assert "buy" not in " ".join(found.way)
    told = brings(found)
    assert told["outlook-keeps-troops"].args == {"troops": Count(5, "troop"), "lost": Count(0, "troop")}
    paid = told["outlook-pays-troops"].args["florins"]
    assert isinstance(paid, Count)
    assert told["outlook-treasury"].args == {"florins": Count(6 - paid.number, "florin")}


@pytest.mark.rule("V7.1")
def test_without_florins_ending_a_winter_says_who_must_go() -> None:
    match = lay('phase = "winter 0"\n[florence]\ncities = ["florence!", "pisa!"]\ntroops = { florence = 5 }')
    told = brings(ending(match, FLORENCE))
    assert "outlook-pays-troops" not in told
    lost = told["outlook-keeps-troops"].args["lost"]
    assert isinstance(lost, Count)
    assert lost.number > 0


def test_what_was_paid_too_much_is_lost_at_the_end_of_a_winter() -> None:
    match = lay('phase = "buy 0"\npool = "1C"\n[florence]\nflorins = 1')
    wasted = brings(ending(match, FLORENCE))["outlook-wastes"]
    assert wasted.args == {"symbols": Listed((Count(1, "crown"),))}


@pytest.mark.rule("V1.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_placement_is_proposed_for_all_cards_of_a_family(seats: int) -> None:
    match = signoria.new("virtu", seats, seed=5)
    for seat in range(seats):
        (proposed,) = about(match.outlook(seat), Phrase("outlook-suggestion"))
        assert len(proposed.way) == 3
        assert [one.key for one in proposed.brings].count("outlook-suits-room") == 1
        assert [one.key.removeprefix("outlook-suits-") for one in proposed.brings] == [
            "room" if move.startswith("into") else "court" for move in proposed.way
        ]
        assert proposed.moves == proposed.way[:1]
        for move in proposed.way:
            match.play(seat, move)
    assert view(match).table[0].rooms or view(match).table[0].left
