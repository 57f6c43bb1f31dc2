"""Choosing: numbers that belong to things, names in full, and nothing done by half a word."""

from __future__ import annotations

import random

import pytest
from tables import lay
from tuscany_tables import lay as lay_tuscany

import signoria
from signoria.kernel.errors import BadInput
from signoria.kernel.registry import find
from signoria.match.match import Match
from signoria.terminal.choices import Choice, Menu, Unfinished, spelled
from signoria.terminal.numbers import Numbers, is_nothing
from signoria.terminal.offers import menu_of, topic_of
from signoria.terminal.plugs import PLUGS
from signoria.texts import languages, texts_in
from signoria.words import Words


def menu(match: Match, seat: int = 0, lang: str = "en", numbers: Numbers | None = None) -> Menu:
    """What the seat is offered."""
    words = Words(texts_in(lang), match.game.id, seat)
    return menu_of(match, match.view(seat), words, match.outlook(seat), numbers or Numbers())


def asked(hand: str, lang: str = "en") -> Menu:
    """Seat 0 is asked to play a card."""
    return menu(lay(f'turn = 0\nsite = "roma"\nseat = [{{ hand = "{hand}" }}, {{ hand = "1" }}]'), lang=lang)


def found(menu: Menu, typed: str) -> str:
    """The move that is meant."""
    meant = menu.find(typed, find(menu.words.game).catalogue.moves)
    return meant.moves[0] if isinstance(meant, Choice) else meant


# Names


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("10", "play 10"),
        ("1", "play 1"),
        ("0", "pass"),
        ("pass", "pass"),
        ("WINTER", "play winter"),
        ("play winter", "play winter"),
        ("Play  Winter.", "play winter"),
        ("play: winter", "play winter"),
        ("play a 10", "play 10"),
        ("play the winter", "play winter"),
        ("play heroine", "play heroine"),
        ("heroine", "play heroine"),
        ("at roma", "at roma"),
        ("2", "play 2"),
        ("fly", "fly"),
    ],
)
def test_a_name_or_a_move_is_understood_with_any_articles_and_punctuation(typed: str, meant: str) -> None:
    assert found(asked("1 10 winter"), typed) == meant


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("cs", "zima", "play winter"),
        ("cs", "Bubenik", "play drummer"),
        ("ru", "ЗИМА", "play winter"),
        ("cs", "10", "play 10"),
    ],
)
def test_names_may_be_typed_in_ones_own_language(lang: str, typed: str, meant: str) -> None:
    assert found(asked("1 10 winter drummer", lang), typed) == meant


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", PLUGS)
def test_whatever_is_shown_is_understood_as_it_stands(game: str, lang: str) -> None:
    match = signoria.new(game, 2 if game == "wars-of-italy" else 3, 3)
    rng, numbers = random.Random(5), Numbers()
    for _ in range(120):
        if not match.to_act:
            break
        seat = match.to_act[0]
        offered = menu(match, seat, lang, numbers)
        by_label = {choice.label: choice for choice in offered.choices}
        for choice in offered.choices:
            assert offered.exact(choice.tag) == [choice]
            if [one.label for one in offered.choices].count(choice.label) == 1:
                assert offered.find(choice.label, ()) == choice, by_label
        match.play(seat, rng.choice(match.choices(seat)))


def test_the_beginning_of_a_name_is_offered_and_not_done() -> None:
    hand = asked("1 10 winter")
    with pytest.raises(Unfinished, match="“wi” is only a beginning") as unfinished:
        found(hand, "wi")
    assert unfinished.value.choice is not None
    assert unfinished.value.choice.moves == ("play winter",)
    assert hand.completed("wi") == "play Winter"
    assert hand.pointed_at("wi") == unfinished.value.choice


def test_what_may_mean_several_things_is_asked_again() -> None:
    hand = asked("spring scarecrow surrender")
    with pytest.raises(
        Unfinished, match="“s” may mean: play Spring, play a Scarecrow and play a Surrender"
    ) as unfinished:
        found(hand, "s")
    assert unfinished.value.choice is None
    assert hand.pointed_at("s") is None
    assert hand.completed("s") is None


def test_no_number_is_the_beginning_of_another() -> None:
    hand = asked("10 winter")
    assert found(hand, "1") == "play 1"  # which is refused: there is none in this hand
    assert hand.pointed_at("1") is None
    assert not hand.begun("1")


def test_signs_of_numbers_count_and_other_marks_do_not() -> None:
    assert spelled("Shift: -1, 0") == "shift -1 0"
    assert spelled("place a farm (vineyard+wheat)") == spelled("place farm vineyard-wheat")
    assert spelled("order a b c") == "order a b c"


@pytest.mark.parametrize(
    "typed", ["place farm", "place: farm", "Place a farm", "farm", "place pigs", "place farm (pigs)"]
)
def test_a_farm_is_placed_without_its_crops_being_named(typed: str) -> None:
    match = lay_tuscany("turn = 0\n[s0]\nworkers = 4\nstorage = ['pigs', 'village']\nbonuses = { storage = 1 }")
    assert found(menu(match), typed) == "place pigs"


def test_which_of_two_farms_is_placed_is_asked() -> None:
    match = lay_tuscany("turn = 0\n[s0]\nworkers = 4\nstorage = ['pigs', 'wheat']\nbonuses = { storage = 1 }")
    with pytest.raises(Unfinished, match="may mean: place a farm \\(pigs\\) and place a farm \\(wheat\\)"):
        found(menu(match), "place farm")


def test_what_placing_reveals_is_said_before_it_is_chosen() -> None:
    """Placing a tile that is paid for with cards shows that one has them, even before it is paid for."""
    text = "turn = 0\n[s0]\nhand = 'village village carriage carriage'\nstorage = ['{}']"
    for tile in ("village", "carriage", "farm"):  # with one space to go to, and with several
        match = lay_tuscany(text.format("pigs" if tile == "farm" else tile))
        (placing,) = menu(match).exact(f"place {tile}")
        assert len(placing.moves) == 1
        assert "so it cannot be taken back" in placing.about


@pytest.mark.parametrize("lang", languages())
def test_a_space_on_the_map_names_the_placement_on_it(lang: str) -> None:
    match = lay_tuscany("turn = 0\n[s0]\nworkers = 4\nstorage = ['village']")
    meant = menu(match, lang=lang).find("a8", find("tuscany").catalogue.moves)
    assert isinstance(meant, Choice)
    assert meant.moves == ("place village", "worker", "worker")


def test_a_space_that_two_things_fit_on_is_asked_about() -> None:
    match = lay_tuscany("turn = 0\n[s0]\nworkers = 4\nstorage = ['village', 'hex']\nbonuses = { storage = 1 }")
    with pytest.raises(Unfinished, match="may mean: place a village on a8 and place a wooden hex on a8"):
        found(menu(match), "a8")


def test_the_points_of_a_placement_are_told_before_what_else_it_brings() -> None:
    match = lay_tuscany("turn = 0\n[s0]\nhand = 'village village'\nstorage = ['village']")
    placement = next(choice for choice in menu(match).choices if len(choice.moves) > 1)
    price, points, *others = placement.parts
    assert price == "Costs 2 village cards."
    assert points.startswith("Green points ")
    assert "Brings 1 worker." in others
    assert "Would be paid with 2 village cards." in others


def test_a_tile_that_is_not_there_is_named_by_the_refusal() -> None:
    match = lay_tuscany("turn = 0")
    assert found(menu(match), "place: village") == "place village"  # which is refused: none is stored
    assert found(menu(match), "place farm").startswith("place ")


# Numbers


@pytest.mark.parametrize("game", PLUGS)
def test_a_thing_keeps_its_number_for_the_whole_game(game: str) -> None:
    match = signoria.new(game, 2 if game == "wars-of-italy" else 3, 8)
    rng, numbers = random.Random(2), Numbers()
    known: dict[tuple[int, str, str], str] = {}  # the numbers met so far, by seat, question and move
    for _ in range(400):
        if not match.to_act:
            break
        seat = match.to_act[0]
        topic = topic_of(match.view(seat).question)
        offered = menu(match, seat, numbers=numbers).choices
        tags = [choice.tag for choice in offered]
        assert len(set(tags)) == len(tags)
        for choice in offered:
            if choice.tag.isdecimal() and len(choice.moves) == 1:
                assert known.setdefault((seat, topic, choice.moves[0]), choice.tag) == choice.tag
        match.play(seat, rng.choice(match.choices(seat)))


@pytest.mark.parametrize("game", PLUGS)
def test_doing_nothing_is_0_and_comes_last(game: str) -> None:
    match = signoria.new(game, 2 if game == "wars-of-italy" else 3, 9)
    rng, numbers = random.Random(3), Numbers()
    seen = 0
    for _ in range(400):
        if not match.to_act:
            break
        seat = match.to_act[0]
        offered = menu(match, seat, numbers=numbers).choices
        for at, choice in enumerate(offered):
            if choice.tag == "0" and not choice.moves[0].startswith("salary"):
                assert is_nothing(choice.moves[0])
                assert at == len(offered) - 1
                seen += 1
        match.play(seat, rng.choice(match.choices(seat)))
    assert seen > 5 or game == "tuscany"


def test_a_number_means_the_card_and_other_cards_come_after() -> None:
    shown = [choice.shown for choice in asked("1 3 10 winter spring").choices]
    assert shown == ["play a 1", "play a 3", "play a 10", "11 play Winter", "12 play Spring", "0 pass"]


def test_a_number_that_no_thing_has_is_refused() -> None:
    with pytest.raises(BadInput, match="No choice has the number 99 here"):
        found(asked("1 winter"), "99")


def test_a_question_with_many_answers_numbers_them_as_they_come() -> None:
    numbers = Numbers()
    many = [f"annex city{at}" for at in range(30)]
    first = dict(numbers.give("annex", ["decline", *many], ["decline", "annex city7", "annex city3"]).numbers)
    assert first == {"decline": 0, "annex city7": 1, "annex city3": 2}
    later = numbers.give("annex", ["decline", *many], ["annex city1", "annex city3"]).numbers
    assert later == {**first, "annex city1": 3}


def test_equal_numbers_of_different_things_are_numbered_in_their_order() -> None:
    given = Numbers().give("place", ["into 1", "into 2", "under 1", "under 2"], [])
    assert list(given.numbers.values()) == [1, 2, 3, 4]
    assert not given.own
