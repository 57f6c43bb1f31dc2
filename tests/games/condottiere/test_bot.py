"""The greedy bot: in positions where a sensible captain need not think long, and honest everywhere."""

from __future__ import annotations

import pytest
from tables import lay, play

import signoria
from signoria.kernel.registry import find

GAME = find("condottiere")


def advice(match: signoria.Match, seat: int = 0) -> str:
    """What the bot does on this seat."""
    return signoria.bot("greedy").choose(match.view(seat), match.choices(seat)).text


def battle(own: str, *others: str, turn: int = 0, site: str = "firenze", **options: bool | int) -> signoria.Match:
    """A battle of seat 0 with the others, each written as fields of a seat."""
    seats = ",\n".join(f"{{ {seat} }}" for seat in (own, *others))
    return lay(f'site = "{site}"\nholder = 0\nturn = {turn}\nseat = [\n{seats},\n]', **options)


# Honesty


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {}),
        (6, {"hidden_cards": True}),
        (3, {"hidden_cards": True, "draw_after_battle": True}),
        (3, {"capture_regions": True, "pope_off_battle": True}),
        (2, {"points": 9, "bigger_kingdoms": True}),
    ],
)
def test_it_does_the_same_in_every_world_that_it_cannot_rule_out(seats: int, options: dict[str, bool | int]) -> None:
    match = signoria.new("condottiere", seats, 7, options)
    worlds = signoria.seeded(1)
    while match.to_act:
        seat = match.to_act[0]
        view, choices = match.view(seat), match.choices(seat)
        move = GAME.advise(GAME.imagine(view, worlds), seat, choices)
        assert move in choices
        assert GAME.advise(GAME.imagine(view, worlds), seat, choices) is move
        assert GAME.advise(GAME.copy(match.state), seat, choices) is move  # the true world is one of them
        match.play(seat, move)


def test_the_seed_makes_no_difference() -> None:
    match = signoria.new("condottiere", 4, 3)
    while match.to_act:
        seat = match.to_act[0]
        moves = {signoria.bot("greedy", seed).choose(match.view(seat), match.choices(seat)) for seed in range(3)}
        assert len(moves) == 1
        match.play(seat, moves.pop())


# When to pass


def test_it_passes_when_it_has_won() -> None:
    assert (
        advice(battle('hand = "10 heroine surrender", line = "4"', 'hand = "10", line = "3", passed = true')) == "pass"
    )


def test_it_passes_when_the_lead_is_out_of_reach() -> None:
    assert advice(battle('hand = "1 2 courtesan"', 'hand = "1", line = "10 10 heroine"')) == "pass"


def test_it_does_not_pay_for_a_region_more_than_it_is_worth() -> None:
    others = 'hand = "6 6 6 6 6", line = "10 10 6", passed = true'
    assert advice(battle('hand = "10 10 10 1 2 3"', others)) == "pass"


def test_it_passes_with_a_lead_that_nobody_makes_up() -> None:
    assert advice(battle('hand = "1 2 3", line = "10 5"', 'hand = "1 2 3", line = "2"')) == "pass"


def test_it_does_not_stay_in_at_any_price() -> None:
    """In winter the ten would add one to a lead that is there already."""
    assert advice(battle('hand = "10 10", line = "heroine"', 'hand = "1 2 3", line = "winter 5 5"')) == "pass"


# How to lead


def test_the_weakest_card_that_leads_is_enough() -> None:
    match = battle('hand = "1 3 5 10 heroine"', 'hand = "1 1", line = "4", passed = true')
    assert advice(match) == "play 5"


def test_it_waits_cheaply_while_others_fight() -> None:
    match = battle('hand = "1 5 6 10 heroine"', 'hand = "1 1 2 3", line = "4"', 'hand = "1 2 3 3", line = "3"')
    assert advice(match) == "play 1"


def test_a_drummer_that_leads_is_cheaper_than_a_heroine() -> None:
    match = battle('hand = "drummer heroine", line = "4 5"', 'hand = "1 1", line = "10", passed = true')
    assert advice(match) == "play drummer"


def test_no_drummer_for_an_empty_line() -> None:
    match = battle('hand = "drummer drummer heroine"', 'hand = "1 1", line = "4", passed = true')
    assert advice(match) == "play heroine"


def test_everything_for_the_region_that_wins_the_game() -> None:
    others = 'hand = "6 6 6 6 6", line = "10 10 6", passed = true'
    own = 'hand = "10 10 10 1 2 3", regions = ["roma", "siena", "urbino"]'
    assert advice(battle(own, others)) != "pass"


def test_everything_against_a_rival_who_would_win_the_game() -> None:
    own = 'hand = "10 10 10 1 2 3"'
    line = 'hand = "6 6 6 6 6", line = "10 10 6"'
    assert advice(battle(own, f"{line}, passed = true")) == "pass"
    rival = f'{line}, passed = true, regions = ["roma", "siena", "urbino"]'
    assert advice(battle(own, rival)) == "play 10"


# Specials


def test_surrender_when_it_leads_and_only_then() -> None:
    hand = 'hand = "surrender 10 6"'
    rival = 'hand = "1 2 3 4 5", line = "4"'
    assert advice(battle(f'{hand}, line = "5"', rival)) == "play surrender"
    for line in ("", "3", "4"):
        assert advice(battle(f'{hand}, line = "{line}"', rival)) != "play surrender"


def test_winter_against_strong_soldiers_never_against_its_own() -> None:
    strong, weak = 'line = "10 10 6"', 'line = "1 2 3 3"'
    assert advice(battle(f'hand = "winter 1", {weak}', f'hand = "1 1", {strong}, passed = true')) == "play winter"
    assert advice(battle(f'hand = "winter 1", {strong}', f'hand = "1 1", {weak}')) == "pass"
    match = battle('hand = "winter 1 4", line = "10"', 'hand = "1 1", line = "5 5 3", passed = true')
    assert advice(match) == "play 4"


def test_spring_to_end_a_winter_that_hurts() -> None:
    match = battle('hand = "spring 1", line = "10 6"', 'hand = "1 1", line = "winter 1 1 1", passed = true')
    assert advice(match) == "play spring"


def test_the_bishop_is_for_others() -> None:
    match = battle('hand = "bishop 1 1", line = "4"', 'hand = "1 1", line = "10", passed = true')
    assert advice(match) == "play bishop"
    match = battle('hand = "bishop 6 1", line = "10"', 'hand = "1 1", line = "6 5", passed = true')
    assert advice(match) == "play 6"


def test_a_scarecrow_saves_the_best_from_a_lost_battle() -> None:
    match = battle('hand = "scarecrow 1", line = "10 4"', 'hand = "1", line = "10 10 heroine"')
    assert advice(match) == "play scarecrow"
    play(match, "0 play scarecrow")
    assert advice(match) == "take 10"


def test_a_scarecrow_saves_what_a_won_battle_does_not_need() -> None:
    match = battle('hand = "scarecrow 1", line = "10 6 5"', 'hand = "1", line = "10", passed = true')
    assert advice(match) == "play scarecrow"
    play(match, "0 play scarecrow")
    assert advice(match) == "take 10"
    match = battle('hand = "scarecrow 1", line = "10 6"', 'hand = "1", line = "5 4", passed = true')
    play(match, "0 play scarecrow")
    assert advice(match) == "take 6"


def test_in_winter_too_a_scarecrow_leaves_what_is_needed() -> None:
    match = battle('hand = "scarecrow 1", line = "10 6"', 'hand = "1", line = "winter 5", passed = true')
    assert advice(match) == "pass"


def test_no_scarecrow_for_a_small_mercenary_or_for_what_is_needed() -> None:
    assert advice(battle('hand = "scarecrow 1", line = "2"', 'hand = "1", line = "10 10 heroine"')) == "pass"
    assert advice(battle('hand = "scarecrow 1", line = "10"', 'hand = "1", line = "6", passed = true')) == "pass"


# Between battles


def test_a_hand_that_can_win_nothing_goes() -> None:
    """C4.7: drummers without soldiers are useless; a heroine is not."""
    for hand, answer in (("drummer drummer winter", "discard hand"), ("heroine drummer", "keep hand")):
        match = lay(
            f"""
            site = "roma"
            seat = [{{ hand = "{hand}" }}, {{ hand = "1 2 3" }}]
            stack = ["offer-discards", "end-round", "begin-battle", "end-game"]
            """
        )
        assert advice(match) == answer


def test_the_best_two_are_kept_and_nothing_poor() -> None:
    """C5.1: the hand is filled up anyway; a poor card kept is a better one not drawn."""
    stack = 'stack = ["keep-card 0 0", "redeal", "begin-battle", "end-game"]'
    match = lay(f'site = "roma"\nseat = [{{ hand = "1 3 10 scarecrow heroine" }}, {{}}]\n{stack}')
    assert advice(match) == "keep 10"
    play(match, "0 keep 10")
    assert advice(match) == "keep heroine"
    match = lay(f'site = "roma"\nseat = [{{ hand = "1 3 spring" }}, {{}}]\n{stack}')
    assert advice(match) == "keep nothing"


PLACE = 'stack = ["place-figure 0", "discard-lines", "offer-discards", "end-round", "begin-battle", "end-game"]'


def test_the_figure_goes_where_it_makes_a_kingdom() -> None:
    match = lay(
        f"""
        holder = 0
        site = "lucca"
        seat = [
          {{ hand = "10 10", regions = ["roma", "siena", "lucca"] }},
          {{ hand = "1" }},
        ]
        {PLACE}
        """
    )
    assert advice(match) == "at firenze"


def test_with_a_poor_hand_the_figure_stays_away_from_a_rival_s_kingdom() -> None:
    match = lay(
        f"""
        holder = 0
        site = "lucca"
        seat = [
          {{ hand = "1" }},
          {{ hand = "10 10 10", regions = ["roma", "siena", "lucca"] }},
        ]
        {PLACE}
        """
    )
    assert advice(match) != "at firenze"


def test_the_popes_favour_bars_what_would_win_for_another() -> None:
    match = battle(
        'hand = "bishop 1", line = "4"',
        'hand = "1 1", line = "10", passed = true, regions = ["torino", "genova", "milano"]',
        site="roma",
    )
    play(match, "0 play bishop")
    assert advice(match) in ("favour parma", "favour venezia", "favour mantova", "favour modena")


@pytest.mark.rule("C3.6")
def test_a_favour_on_the_region_fought_over_protects_nobody() -> None:
    """The others would win there, but the battle goes on under the token."""
    match = battle(
        'hand = "bishop 1", line = "4"',
        'hand = "1 1", line = "10", passed = true, regions = ["torino", "genova", "milano", "venezia"]',
        site="parma",
    )
    play(match, "0 play bishop")
    assert "favour parma" in [move.text for move in match.choices(0)]
    assert advice(match) != "favour parma"


# Variants


def test_a_defender_waits_and_needs_only_a_tie() -> None:
    """C8.4."""
    seats = ('hand = "6 10", regions = ["firenze"]', 'hand = "1 2 3", line = "6"')
    assert advice(battle(*seats, capture_regions=True)) == "pass"
    assert advice(battle(seats[0], f"{seats[1]}, passed = true", capture_regions=True)) == "play 6"


def test_what_lies_face_down_counts() -> None:
    """C8.5: its own card it knows; another's may be a strong one."""
    own = 'hand = "1 2", line = "4", down = "6"'
    assert advice(battle(own, 'hand = "1", line = "5", passed = true', hidden_cards=True)) == "pass"
    assert advice(battle(own, 'hand = "1", line = "5", down = "1", passed = true', hidden_cards=True)) != "pass"


def test_it_draws_all_it_may() -> None:
    """C8.1."""
    match = lay(
        """
        site = "roma"
        holder = 0
        seat = [{ hand = "1 2 3" }, { hand = "1" }]
        stack = ["offer-draws", "choose-region", "discard-lines", "begin-battle", "end-game"]
        """,
        draw_after_battle=True,
    )
    assert advice(match) == "draw 3"


# How it fares


@pytest.mark.parametrize(("seats", "least"), [(2, 85), (4, 50)])
def test_it_beats_random_play(seats: int, least: int) -> None:
    summary = signoria.simulate("condottiere", seats, ["greedy", *["random"] * (seats - 1)], games=100, seed=1516)
    assert summary.wins["greedy"] >= least
