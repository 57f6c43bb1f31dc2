"""C0: the map, the cards, the pieces, what is public — and a components file that an owner has edited."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations

import pytest
from condottiere_walks import moments
from tables import choices, encoded, lay, play, seen

import signoria
from signoria.games.condottiere import edition
from signoria.games.condottiere.components import CARD_NAMES, MERCENARIES, REGION_NAMES
from signoria.games.condottiere.scoring import largest_kingdom
from signoria.games.condottiere.state import Condottiere

NAMES = """Torino Milano Venezia Genova Mantova Ferrara Parma Modena Bologna
Lucca Firenze Siena Urbino Spoleto Ancona Roma Napoli"""
BORDERS = """
Torino-Milano, Torino-Genova, Milano-Genova, Milano-Venezia, Milano-Mantova, Milano-Parma, Milano-Modena,
Venezia-Mantova, Venezia-Ferrara, Genova-Parma, Mantova-Ferrara, Mantova-Modena, Ferrara-Modena,
Ferrara-Bologna, Parma-Modena, Parma-Lucca, Modena-Bologna, Modena-Lucca, Modena-Firenze, Bologna-Firenze,
Bologna-Urbino, Lucca-Firenze, Firenze-Siena, Firenze-Urbino, Firenze-Spoleto, Firenze-Roma, Siena-Roma,
Urbino-Spoleto, Urbino-Ancona, Spoleto-Ancona, Spoleto-Roma, Spoleto-Napoli, Ancona-Napoli, Roma-Napoli"""
PAIRS = {frozenset(pair.strip().lower().split("-")) for pair in BORDERS.split(",")}
REGIONS = NAMES.lower().split()


def state_of(match: signoria.Match) -> Condottiere:
    """The engine's state."""
    assert isinstance(match.state, Condottiere)
    return match.state


def is_connected(group: tuple[str, ...]) -> bool:
    """Can one walk through the whole group? Counted here on the catalogue's borders, without the engine."""
    reached, edge = {group[0]}, [group[0]]
    while edge:
        here = edge.pop()
        for other in group:
            if other not in reached and frozenset((here, other)) in PAIRS:
                reached.add(other)
                edge.append(other)
    return len(reached) == len(group)


# C0.1 the map


@pytest.mark.rule("C0.1")
def test_there_are_the_17_regions_of_the_catalogue() -> None:
    assert sorted(REGION_NAMES) == sorted(REGIONS)
    assert len(REGION_NAMES) == 17


@pytest.mark.rule("C0.1")
def test_the_borders_are_the_34_of_the_catalogue() -> None:
    box = edition.standard()
    found = {frozenset((REGION_NAMES[a], REGION_NAMES[b])) for a, row in enumerate(box.borders) for b in row}
    assert found == PAIRS
    assert len(PAIRS) == 34
    assert sum(len(row) for row in box.borders) == 68


@pytest.mark.rule("C0.1")
def test_borders_are_mutual_and_no_region_borders_itself() -> None:
    box = edition.standard()
    for region, row in enumerate(box.borders):
        assert region not in row
        assert all(region in box.borders[other] for other in row)
        assert box.near[region] == sum(1 << other for other in row)


@pytest.mark.rule("C0.1")
def test_the_map_is_connected() -> None:
    assert largest_kingdom(edition.standard(), (1 << 17) - 1) == 17
    assert is_connected(REGION_NAMES)


@pytest.mark.rule("C0.1")
def test_there_are_18_triangles_and_no_four_mutually_adjacent() -> None:
    near = edition.standard().near

    def mutual(size: int) -> int:
        return sum(all(near[a] >> b & 1 for a, b in combinations(group, 2)) for group in combinations(range(17), size))

    assert mutual(3) == 18
    assert mutual(4) == 0


@pytest.mark.rule("C0.1", "C6.1")
@pytest.mark.parametrize(("size", "count"), [(3, 84), (4, 209), (5, 489)])
def test_so_many_connected_sets(size: int, count: int) -> None:
    box = edition.standard()
    found = 0
    for group in combinations(range(17), size):
        is_whole = largest_kingdom(box, sum(1 << region for region in group)) == size
        assert is_whole == is_connected(tuple(REGION_NAMES[region] for region in group))
        found += is_whole
    assert found == count


# C0.2 the cards


@pytest.mark.rule("C0.2")
def test_the_110_cards() -> None:
    box = edition.standard()
    mercenaries = {"1": 10, "2": 8, "3": 8, "4": 8, "5": 8, "6": 8, "10": 8}
    specials = {"winter": 3, "spring": 3, "bishop": 6, "courtesan": 12}
    specials |= {"drummer": 6, "heroine": 3, "scarecrow": 16, "surrender": 3}
    assert dict(zip(CARD_NAMES, box.counts, strict=True)) == mercenaries | specials
    assert box.cards == 110
    assert sum(box.counts[:MERCENARIES]) == 58
    assert sum(box.counts[MERCENARIES:]) == 52
    assert box.strengths == (1, 2, 3, 4, 5, 6, 10)


@pytest.mark.rule("C0.2")
@pytest.mark.parametrize("seats", [2, 6])
def test_all_110_cards_are_in_the_game(seats: int) -> None:
    s = state_of(signoria.new("condottiere", seats=seats, seed=3))
    kinds = len(CARD_NAMES)
    found = [s.deck[card] + sum(s.hands[card::kinds]) for card in range(kinds)]
    assert tuple(found) == edition.standard().counts


# C0.3 figure, token, markers


@pytest.mark.rule("C0.3")
def test_one_figure_off_the_map_until_placed_then_in_one_region() -> None:
    m = signoria.new("condottiere", seats=3, seed=1, options={"opener": 1})
    assert (seen(m).holder, seen(m).site) == (1, None)
    play(m, "1 at siena")
    assert (seen(m).holder, seen(m).site) == (1, "siena")


@pytest.mark.rule("C0.3")
def test_one_token_that_leaves_its_old_region_when_placed_anew() -> None:
    m = lay("""
    site = "roma"
    pope = "milano"
    turn = 0
    seat = [{ hand = "bishop 1" }, { hand = "bishop 1" }]
    """)
    assert seen(m).pope == "milano"
    play(m, "0 play bishop", "0 favour parma")
    assert seen(m).pope == "parma"
    play(m, "1 play bishop", "1 favour nowhere")
    assert seen(m).pope is None


@pytest.mark.rule("C0.3")
def test_no_token_and_no_marker_lies_on_the_map_at_first() -> None:
    m = signoria.new("condottiere", seats=4, seed=1)
    assert seen(m).pope is None
    assert [seat.regions for seat in seen(m).table] == [(), (), (), ()]


@pytest.mark.rule("C0.3", "C4.1")
def test_a_control_marker_belongs_to_one_seat_and_all_see_it() -> None:
    m = lay("""
    site = "roma"
    turn = 0
    seat = [{ hand = "surrender", line = "1", regions = ["milano"] }, { hand = "1", regions = ["napoli"] }]
    """)
    play(m, "0 play surrender")
    for viewer in (0, 1, None):
        assert [seat.regions for seat in seen(m, viewer).table] == [("milano", "roma"), ("napoli",)]


# C0.4 what is public, what is secret

TABLE = """
site = "firenze"
turn = 0
holder = 0
deck = "2 2 winter"
seat = [
  { hand = "6 scarecrow winter", line = "10 10" },
  { hand = "%s", line = "drummer 4", regions = ["milano"] },
  { hand = "5", line = "courtesan" },
]
"""


@pytest.mark.rule("C0.4")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_sizes_of_hands_lines_discards_and_strengths_are_public(viewer: int | None) -> None:
    m = play(lay(TABLE % "3 bishop"), "0 play winter")
    view = seen(m, viewer)
    assert [seat.cards for seat in view.table] == [2, 2, 1]
    assert [seat.line for seat in view.table] == [("10", "10", "winter"), ("4", "drummer"), ("courtesan",)]
    assert [seat.strength.total for seat in view.table] == [2, 2, 1]
    assert view.discard.count("winter") == 1
    assert len(view.discard) == 110 - 5 - 6 - 3
    assert view.deck == 3


@pytest.mark.rule("C0.4")
def test_hands_are_secret_but_for_ones_own() -> None:
    m = lay(TABLE % "3 bishop")
    assert seen(m, 0).hand == ("6", "winter", "scarecrow")
    assert seen(m, 1).hand == ("3", "bishop")
    assert seen(m, 2).hand == ("5",)
    assert seen(m).hand == ()
    assert [seat.known for seat in seen(m, 0).table] == [(), (), ()]


@pytest.mark.rule("C0.4")
def test_the_deck_is_secret_a_card_swapped_with_it_changes_no_other_view() -> None:
    here, there = lay(TABLE % "3 bishop"), lay((TABLE % "3 2").replace('"2 2 winter"', '"2 bishop winter"'))
    assert encoded(here.view(1)) != encoded(there.view(1))
    for viewer in (0, 2, None):
        assert encoded(here.view(viewer)) == encoded(there.view(viewer))


@pytest.mark.rule("C0.4", "C3.9")
def test_a_mercenary_taken_back_is_known_while_it_is_in_that_hand() -> None:
    m = play(lay(TABLE % "3 bishop"), "0 play scarecrow", "0 take 10", "1 play 3", "2 pass")
    for viewer in (1, 2, None):
        assert [seat.known for seat in seen(m, viewer).table] == [("10",), (), ()]
    play(m, "0 play 6", "1 pass")
    assert seen(m, 1).table[0].known == ("10",)
    play(m, "0 play 10")
    assert seen(m, 1).table[0].known == ()


@pytest.mark.rule("C0.4", "C7.1")
def test_cards_shown_are_known_to_the_seat_they_were_shown_to() -> None:
    m = lay(TABLE % "3 bishop")
    m.show(1, "bishop", 2)
    assert seen(m, 2).table[1].known == ("bishop",)
    assert seen(m, 0).table[1].known == ()
    assert seen(m).table[1].known == ()
    assert seen(m, 1).table[2].told == ("bishop",)


@pytest.mark.rule("C0.2", "C0.4")
def test_what_is_unseen_and_what_is_seen_is_the_whole_box() -> None:
    for match in moments(200, every=9):
        for viewer in (*range(match.seats), None):
            view = seen(match, viewer)
            found = Counter(view.unseen) + Counter([*view.hand, *view.discard, *view.remembered])
            found += Counter([] if view.down is None else [view.down])
            for seat in view.table:
                found += Counter([*seat.line, *seat.known])
            assert found == Counter(dict(zip(CARD_NAMES, edition.standard().counts, strict=True)))


DISCARDS = """
site = "firenze"
pope = "roma"
stack = ["discard-lines", "offer-discards", "end-round", "begin-battle", "end-game"]
seat = [{ hand = "winter bishop" }, { hand = "1 2 3" }, { hand = "heroine courtesan courtesan" }]
"""


@pytest.mark.rule("C0.4", "C4.7")
def test_a_seat_remembers_its_own_discarded_hand_the_others_only_its_size() -> None:
    m = play(lay(DISCARDS), "0 discard hand", "1 keep hand", "2 keep hand")
    assert seen(m, 0).remembered == ("winter", "bishop")
    for viewer in (1, 2, None):
        assert seen(m, viewer).remembered == ()
        assert seen(m, viewer).buried == 2
        assert seen(m, viewer).discard == ()


@pytest.mark.rule("C0.4", "C4.7")
def test_a_seat_remembers_what_was_shown_to_it_of_a_hand_then_discarded() -> None:
    m = lay(DISCARDS)
    m.show(0, "bishop", 1)
    play(m, "0 discard hand", "1 keep hand", "2 keep hand")
    assert seen(m, 1).remembered == ("bishop",)
    assert seen(m, 1).table[0].known == ()
    assert seen(m, 2).remembered == ()


@pytest.mark.rule("C0.4", "C4.7")
def test_a_discarded_hand_tells_that_it_held_no_mercenary() -> None:
    m = play(lay(DISCARDS), "0 discard hand", "1 keep hand", "2 keep hand")
    for seed in range(40):
        world = signoria.imagine(m.view(1), signoria.seeded(seed))
        assert isinstance(world, Condottiere)
        assert (sum(world.buried[:MERCENARIES]), sum(world.buried)) == (0, 2)
        assert world.hands[15:30] == state_of(m).hands[15:30]


# C0.1: the components file is correctable by an owner of the box


def edited(old: str, new: str) -> str:
    """The standard components file with one thing changed."""
    text = edition.standard_text()
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the components file"
    return text.replace(old, new)


def corrected() -> str:
    """Siena borders Napoli, as an owner may have it."""
    text = edited(
        'siena = { x = 275, y = 320, borders = ["firenze", "roma"] }',
        'siena = { x = 275, y = 320, borders = ["firenze", "roma", "napoli"] }',
    )
    return text.replace('"ancona", "roma"] }', '"ancona", "roma", "siena"] }')


def on(components: str, position: str) -> signoria.Match:
    """A position laid with an owner's components."""
    return signoria.from_position("condottiere", tomllib.loads(position), seed=1, components=components)


KINGDOM = """
site = "siena"
turn = 0
seat = [
  { hand = "surrender", line = "1", regions = ["napoli", "ancona"] },
  { hand = "1" },
  { hand = "1" },
  { hand = "1" },
]
"""


@pytest.mark.rule("C0.1", "C6.1")
def test_an_owners_border_is_in_force_and_named() -> None:
    assert play(lay(KINGDOM), "0 play surrender").result is None
    m = play(on(corrected(), KINGDOM), "0 play surrender")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "adjacent")
    assert "borders.napoli: ['ancona', 'roma', 'spoleto'] → ['ancona', 'roma', 'siena', 'spoleto']" in seen(m).edition
    assert "borders.siena: ['firenze', 'roma'] → ['firenze', 'napoli', 'roma']" in seen(m).edition


@pytest.mark.rule("C0.1")
def test_the_standard_components_have_no_difference_and_another_hash_than_an_owners() -> None:
    box = edition.read(corrected())
    assert edition.standard().differences == ()
    assert len(box.differences) == 2
    assert box.digest != edition.standard().digest
    assert seen(lay(KINGDOM)).edition == f"2007 {edition.standard().digest}"


@pytest.mark.rule("C0.2")
def test_an_owners_counts_and_numbers_are_in_force_and_named() -> None:
    text = edited("winter = 3\n", "winter = 4\n").replace("hand = 10 ", "hand = 12 ")
    m = signoria.new("condottiere", seats=2, seed=1, components=text)
    assert (seen(m).deck, [seat.cards for seat in seen(m).table]) == (111 - 24, [12, 12])
    assert seen(m).edition.endswith("; cards.winter: 3 → 4; numbers.hand: 10 → 12")


@pytest.mark.rule("C0.1")
def test_places_on_a_drawing_make_no_difference_to_the_rules() -> None:
    box = edition.read(edited("x = 60, y = 70", "x = 61, y = 71"))
    assert box.digest == edition.standard().digest
    assert box.differences == ()
    assert box.places[0] == (61, 71)


@pytest.mark.rule("C0.2")
@pytest.mark.parametrize("hand", [15, 1])
def test_hands_as_large_or_small_as_the_cards_allow(hand: int) -> None:
    text = edited("hand = 10 ", f"hand = {hand} ")
    m = signoria.new("condottiere", seats=6, seed=1, components=text)
    assert [seat.cards for seat in seen(m).table] == [hand] * 6


@pytest.mark.rule("C0.1", "C0.2")
@pytest.mark.parametrize(
    "left_out",
    [
        'edition = "2007"',
        "spring = 3                     # C3.3",
        "[[mercenaries]]\nstrength = 10\ncount = 8\n",
        "surrender = 3\n",
        " y = 70,",
    ],
)
def test_what_an_owner_leaves_out_is_as_usual(left_out: str) -> None:
    box = edition.read(edited(left_out, ""))
    assert (box.digest, box.differences) == (edition.standard().digest, ())
    assert (box.label, box.places) == (edition.standard().label, edition.standard().places)


BAD = [
    ("[numbers]", "[numbers", "line 9, column 31: this is not TOML"),
    ('edition = "2007"', "edition = 2007", "`edition` must be a text, not 2007"),
    ("spring = 3                     # C3.3", 'spring = "three"', "numbers: `spring` must be a whole number"),
    ("spring = 3                     # C3.3", "spring = 3\nsummer = 3", "numbers.summer: there is no such number"),
    ("hand = 10 ", "hand = 0 ", "numbers: `hand` must lie between 1 and 40, not be 0"),
    ("drummer = 2 ", "drummer = -2 ", "numbers: `drummer` must lie"),
    ("drawn = 3 ", "drawn = 4 ", "numbers: `drawn` must lie between 1 and 3, not be 4"),
    ("hand = 10 ", "hand = 16 ", "numbers: `hand` is too much: 110 cards are too few"),
    ("few = 3 ", "lots = 3 ", "victory: there is no field `lots`"),
    ("strength = 10\n", "strength = 9\n", "mercenaries.9: there is no such strength; there are: 1, 2, 3, 4, 5, 6, 10"),
    ("strength = 10\n", "strength = 6\n", "`mercenaries` holds strength 6 twice"),
    ("strength = 1\ncount = 10", "strength = 1\ncount = -1", "mercenaries.1: `count` must lie"),
    ("strength = 1\ncount = 10", "count = 10", "mercenaries: `strength` is missing"),
    ("strength = 10\ncount = 8", "strength = 10\ncount = 8\ncolour = 1", "mercenaries.10: there is no field `colour`"),
    ("surrender = 3\n", "surrender = -1\n", "specials: `surrender` must lie"),
    ("surrender = 3\n", "surrender = 3\ncannon = 1\n", "specials.cannon: there is no such special card"),
    ("torino = { x = 60, y = 70", "turin = { x = 60, y = 70", "regions.turin: there is no such region; did you mean"),
    ("torino = { x = 60, y = 70,", 'torino = { x = "60",', 'regions.torino: `x` must be a whole number, not "60"'),
    ('["firenze", "roma"] }', '["firenze", "roma", "siena"] }', "regions.siena: borders 'siena'"),
    ('["firenze", "roma"] }', '["firenze", "roma", "corsica"] }', "regions.siena: borders 'corsica'"),
    ('["firenze", "roma"] }', '["firenze", "roma", "napoli"] }', "regions.siena: borders napoli, but not the other"),
    ('["firenze", "roma"] }', '["firenze"] }', "regions.roma: borders siena, but not the other"),
    ('["firenze", "roma"] }', '["firenze", "roma", "roma"] }', "regions.siena: `borders` names a region twice"),
    (
        "adjacent = { few = 4, many = 3 }",
        "adjacent = { few = 4, many = 0 }",
        "victory.adjacent: `many` must be at least",
    ),
    ("regions = { few = 6, many = 5 }", "regions = { few = -1, many = 5 }", "victory.regions: `few` must be at least"),
    ("opening_seven = 7 ", "opening_seven = 19 ", "numbers: `opening_seven` is too much"),
]


@pytest.mark.rule("C0.1", "C0.2")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('edition = "2007"', ""),
        ("spring = 3                     # C3.3", ""),
        ("[[mercenaries]]\nstrength = 10\ncount = 8\n", ""),
        ("surrender = 3\n", ""),
        ("torino = { x = 60, y = 70,", "torino = { x = 60,"),
    ],
)
def test_what_a_file_leaves_out_is_as_usual(old: str, new: str) -> None:
    assert edition.read(edited(old, new)).label == edition.standard().label


@pytest.mark.rule("C0.1", "C0.2")
@pytest.mark.parametrize(("old", "new", "entry"), BAD)
def test_bad_components_are_refused_and_the_entry_is_named(old: str, new: str, entry: str) -> None:
    with pytest.raises(signoria.BadInput) as refused:
        signoria.new("condottiere", seats=6, seed=1, components=edited(old, new))
    assert str(refused.value).startswith("components: ")
    assert entry in str(refused.value)


@pytest.mark.rule("C0.1")
def test_an_owners_edition_may_have_a_name_of_several_words() -> None:
    m = signoria.new("condottiere", seats=2, seed=1, components=edited('edition = "2007"', 'edition = "my own box"'))
    world = signoria.imagine(m.view(0), signoria.seeded(1))
    assert m.game.view(world, 0) == m.view(0)


@pytest.mark.rule("C0.1")
def test_an_edition_that_differs_only_in_name_does_not_replace_the_standard_one() -> None:
    edition.read(edited('edition = "2007"', 'edition = "other"'))
    m = signoria.new("condottiere", seats=2, seed=1)
    world = signoria.imagine(m.view(0), signoria.seeded(1))
    assert m.game.view(world, 0) == m.view(0)


@pytest.mark.rule("C0.1", "C0.2")
def test_a_game_on_owners_components_goes_on_choosing_by_name() -> None:
    m = signoria.new("condottiere", seats=2, seed=1, options={"opener": 0}, components=corrected())
    assert choices(m, 0) == [f"at {name}" for name in REGION_NAMES]
