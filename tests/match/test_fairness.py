"""Luck that can be checked: committed to, salted, drawn move by move, revealed; and that the source is even."""

from __future__ import annotations

import hashlib
import math
import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from tables import lay

import signoria
from signoria.kernel.play import Entry, befall, play, settle
from signoria.kernel.registry import find
from signoria.kernel.rng import Rng
from signoria.kernel.steps import CHANCE
from signoria.match.fairness import Sealed, commitment, derive_key, luck_source, new_match_id, new_secret

SECRET = bytes.fromhex("8f" * 32)
SALTS = ("rosso", 'né bianco; né "nero"', "")
TABLE = "venerdì"


def drive(match: signoria.Match, decisions: int = 100_000, seed: int = 0) -> signoria.Match:
    """Play at random for so many decisions, or to the end."""
    rng = signoria.seeded(seed)
    for _ in range(decisions):
        if not match.to_act:
            break
        seat = match.to_act[rng.below(len(match.to_act))]
        moves = match.choices(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


def table(**options: bool | int) -> signoria.Match:
    """Three people at a table with sealed luck."""
    return signoria.new("condottiere", 3, options=options, sealed=Sealed(SECRET, SALTS, TABLE))


def outcomes(text: str) -> list[str]:
    """The luck moves of a record, in order."""
    lines = [line.removeprefix("* ") for line in text.splitlines() if line.startswith("* ")]
    return [outcome for line in lines for outcome in line.split("; ")]


def change(text: str, field: str, value: str) -> str:
    """The record with another value in a header field."""
    changed = re.sub(rf"^{field}:.*$", lambda _: f"{field}: {value}", text, flags=re.M)
    assert changed != text
    return changed


def header(text: str, field: str) -> str:
    """A header field."""
    found = re.search(rf"^{field}: (.*)$", text, flags=re.M)
    assert found is not None
    return found[1]


def length_and(part: bytes) -> bytes:
    """A part of what the key is made from."""
    return len(part).to_bytes(8, "big") + part


# The order of fairness: commitment, salts, key, luck


def test_the_commitment_is_published_from_the_start_and_is_the_hash_of_the_secret() -> None:
    published = hashlib.sha256(b"signoria secret\0" + SECRET).hexdigest()
    match = table()
    assert commitment(SECRET) == published
    assert match.seal is not None
    assert match.seal.commitment == published
    for text in (match.record(), match.record(0), drive(match, 40).record(), drive(match).record()):
        assert header(text, "commitment") == published


def test_salts_and_the_match_are_public_from_the_start() -> None:
    match = table()
    for text in (match.record(), match.record(2)):
        assert tuple(msgspec.json.decode(header(text, "salts"))) == SALTS
        assert header(text, "match") == TABLE


def test_the_key_is_made_from_secret_match_and_salts() -> None:
    parts = [SECRET, TABLE.encode(), *(salt.encode() for salt in SALTS)]
    by_hand = hashlib.sha256(b"signoria key\0" + b"".join(map(length_and, parts))).digest()
    assert derive_key(SECRET, SALTS, TABLE) == by_hand
    assert Sealed(SECRET, SALTS, TABLE).key == by_hand
    assert len(by_hand) * 8 == 256


def test_no_two_lists_of_parts_give_one_key() -> None:
    keys = [
        derive_key(SECRET, (), "ab"),
        derive_key(SECRET, ("",), "ab"),
        derive_key(SECRET, ("ab",), ""),
        derive_key(SECRET, ("a", "b"), ""),
        derive_key(SECRET, ("b", "a"), ""),
        derive_key(SECRET, ("ab", ""), ""),
        derive_key(SECRET, ("b",), "a"),
        derive_key(SECRET + b"a", ("b",), ""),
        derive_key(SECRET[:-1], ("ab",), ""),
    ]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("secret", "salts", "match_id"),
    [
        pytest.param(SECRET[::-1][:-1] + b"x", SALTS, TABLE, id="secret"),
        pytest.param(SECRET, ("rosso", "verde", ""), TABLE, id="one salt"),
        pytest.param(SECRET, SALTS, "sabato", id="match"),
    ],
)
def test_every_part_changes_the_deal(secret: bytes, salts: tuple[str, ...], match_id: str) -> None:
    other = signoria.new("condottiere", 3, sealed=Sealed(secret, salts, match_id))
    assert outcomes(other.record()) != outcomes(table().record())


def test_a_luck_move_is_seeded_by_the_key_and_its_number() -> None:
    key = derive_key(SECRET, SALTS, TABLE)
    for index in (0, 1, 255, 256, 70_000):
        digest = hashlib.sha256(b"signoria luck\0" + key + index.to_bytes(8, "big")).digest()
        by_hand, source = Rng(digest), luck_source(key, index)
        assert [source.next() for _ in range(5)] == [by_hand.next() for _ in range(5)]


@pytest.mark.parametrize(
    "options", [{}, {"draw_after_battle": True}, {"hidden_cards": True}], ids=["usual", "draw", "hidden"]
)
def test_each_luck_move_can_be_checked_alone(options: dict[str, bool | int]) -> None:
    match = drive(table(**options))
    game = find("condottiere")
    state = game.start(3, game.check_options(options, 3), None)
    settle(state)
    key = derive_key(SECRET, SALTS, TABLE)
    replayed = signoria.replay(match.record())
    recorded = outcomes(match.record())
    assert len(recorded) > 31
    seen = 0
    for act in replayed.standing:
        assert isinstance(act, Entry)
        if act.seat == CHANCE:
            drawn = state.stack[-1].draw(state, luck_source(key, seen))
            assert drawn.text == recorded[seen]
            befall(state, drawn)
            seen += 1
        else:
            play(state, act.seat, act.move)
    assert seen == len(recorded)


def test_luck_does_not_hang_on_what_was_undone() -> None:
    one, other = table(opener=0), table(opener=0)
    one.play(0, "at roma")
    other.play(0, "at milano")
    other.undo(0)
    other.play(0, "at roma")
    assert drive(one).record() == drive(other).record()
    assert signoria.verify(other.record()).is_true


def test_luck_of_a_copy_goes_on_alike_and_apart() -> None:
    match = drive(table(), 10)
    twin = match.copy()
    assert drive(twin).record() == drive(match).record()
    assert signoria.verify(match.record()).is_true


def test_without_a_seed_the_luck_is_sealed_and_fresh() -> None:
    one, other = signoria.new("condottiere", 4), signoria.new("condottiere", 4)
    assert one.seal is not None
    assert other.seal is not None
    assert one.seal.commitment != other.seal.commitment
    assert one.seal.match_id != other.seal.match_id
    assert outcomes(one.record()) != outcomes(other.record())
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()
    assert new_match_id() != new_match_id()


@pytest.mark.parametrize(
    "salt", ["a\nb", "a\r\nseed: 1", "\u2028", "\u2029", "\x85", "\x0b\x0c\x1c", "#", '"', "\\", "😀"]
)
def test_a_salt_may_be_any_text(salt: str) -> None:
    match = signoria.new("condottiere", 2, sealed=Sealed(SECRET, (salt, "x"), TABLE))
    text = match.record(private=True)
    again = signoria.replay(text)
    assert again.seal == match.seal
    assert again.record(private=True) == text
    assert signoria.verify(drive(match).record()).is_true


@pytest.mark.parametrize("match_id", ["", " ", "a\nb", "\u2028", "x "])
def test_a_match_whose_name_cannot_be_written_is_refused_or_recorded(match_id: str) -> None:
    try:
        match = signoria.new("condottiere", 2, sealed=Sealed(SECRET, ("a", "b"), match_id))
    except signoria.BadInput:
        return
    text = match.record(private=True)
    assert signoria.replay(text).record(private=True) == text


# Verifying


def test_verify_says_true_of_a_finished_record_and_counts_its_luck() -> None:
    for match in (
        drive(table()),
        drive(signoria.new("condottiere", 4, seed=77)),
        drive(signoria.new("condottiere", 2)),
    ):
        text = match.record()
        verdict = signoria.verify(text)
        assert verdict.is_true
        assert verdict.luck_moves == len(outcomes(text))
        assert verdict.problem == ""


def test_verify_says_true_of_a_series_and_of_a_position() -> None:
    assert signoria.verify(drive(table(points=20, draw_after_battle=True)).record()).is_true
    position = 'site = "roma"\nturn = 0\nseat = [{ hand = "1 winter" }, { hand = "2" }]'
    assert signoria.verify(drive(lay(position)).record()).is_true


@pytest.mark.parametrize("decisions", [0, 25])
def test_verify_of_a_running_record_says_why_not(decisions: int) -> None:
    for match in (table(), signoria.new("condottiere", 3, seed=1)):
        verdict = signoria.verify(drive(match, decisions).record())
        assert not verdict.is_true
        assert "reveals neither a secret nor a seed" in verdict.problem
        assert "cannot be checked yet" in verdict.problem


def test_verify_of_a_seats_record_says_why_not() -> None:
    match = drive(table())
    assert "neither a secret nor a seed" in signoria.verify(match.record(1)).problem


def test_verify_of_a_private_record_is_true_while_the_match_runs() -> None:
    assert signoria.verify(drive(table(), 25).record(private=True)).is_true


def test_a_changed_secret_is_found() -> None:
    text = drive(table()).record()
    changed = change(text, "secret", ("8f" * 31) + "8e")
    verdict = signoria.verify(changed)
    assert not verdict.is_true
    line = changed.splitlines().index(f"secret: {'8f' * 31}8e") + 1
    assert verdict.problem == f"line {line}: secret: is not the one that was committed to"


def test_a_changed_secret_with_a_commitment_to_fit_is_found() -> None:
    """Who changes both must also change the deal."""
    text = change(drive(table()).record(), "secret", "aa" * 32)
    text = change(text, "commitment", commitment(bytes.fromhex("aa" * 32)))
    verdict = signoria.verify(text)
    assert not verdict.is_true
    assert "the revealed luck says" in verdict.problem
    assert verdict.problem.startswith(f"line {first_luck_line(text)}: ")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("salts", '["rosso","","né bianco; né \\"nero\\""]'),
        ("salts", "[]"),
        ("salts", '["rosso"]'),
        ("match", "sabato"),
    ],
)
def test_a_changed_salt_or_match_is_found_at_the_first_luck_move_that_differs(field: str, value: str) -> None:
    text = change(drive(table()).record(), field, value)
    verdict = signoria.verify(text)
    assert not verdict.is_true
    assert "the revealed luck says" in verdict.problem
    assert verdict.problem.startswith(f"line {first_luck_line(text)}: ")


def first_luck_line(text: str) -> int:
    """The number of the line that tells the first luck move."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith("* "))


@pytest.mark.parametrize("at", [1, 12, 13, 30, -1])
def test_a_changed_luck_move_is_found_where_it_stands(at: int) -> None:
    """Somebody writes another card into the deal, one that could have come."""
    match = drive(table())
    lines = match.record().splitlines()
    lucky = [number for number, line in enumerate(lines) if line.startswith("* ")]
    places = [(number, column) for number in lucky for column in range(lines[number].count(";") + 1)]
    number, column = places[at]
    told = lines[number].removeprefix("* ").split("; ")
    was = told[column]
    told[column] = "deal courtesan" if was != "deal courtesan" else "deal 1"
    lines[number] = "* " + "; ".join(told)
    verdict = signoria.verify("\n".join(lines))
    assert not verdict.is_true
    expected = f"line {number + 1}: chance brings {told[column]!r} here, but the revealed luck says {was!r}"
    assert verdict.problem == expected


def test_two_cards_swapped_within_a_hand_are_found() -> None:
    lines = drive(table(opener=0)).record().splitlines()
    at = lines.index("") + 1
    told = lines[at].removeprefix("* ").split("; ")
    first, second = next((i, j) for i in range(10) for j in range(i) if told[i] != told[j])
    told[first], told[second] = told[second], told[first]
    lines[at] = "* " + "; ".join(told)
    verdict = signoria.verify("\n".join(lines))
    assert not verdict.is_true
    assert verdict.problem.startswith(f"line {at + 1}: ")


def test_a_changed_seed_is_found() -> None:
    text = change(drive(signoria.new("condottiere", 3, seed=5)).record(), "seed", "6")
    verdict = signoria.verify(text)
    assert not verdict.is_true
    assert verdict.problem.startswith(f"line {first_luck_line(text)}: ")


def test_a_committed_match_is_not_verified_by_a_seed() -> None:
    """A host who committed to a secret and then used a seed of its choice has not kept the promise."""
    lines = drive(signoria.new("condottiere", 3, seed=5)).record().splitlines()
    at = lines.index("seed: 5")
    committed = [f"match: {TABLE}", f"commitment: {commitment(SECRET)}", 'salts: ["a","b","c"]']
    text = "\n".join([*lines[:at], *committed, *lines[at:]])
    assert not signoria.verify(text).is_true
    with_both = text.replace("seed: 5", f"secret: {SECRET.hex()}\nseed: 5")
    assert not signoria.verify(with_both).is_true


# The random source

Words = tuple[int, int, int, int]


def turned(word: int, by: int) -> int:
    """A 32-bit word with its bits turned to the left."""
    return (word << by | word >> 32 - by) % 2**32


def xoshiro128pp(state: Words) -> Iterator[int]:
    """The generator of Blackman and Vigna, written anew from their description."""
    s = list(state)
    while True:
        yield (turned((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        shifted = (s[1] << 9) % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = turned(s[3], 11)


def source(*words: int) -> Rng:
    """A source that starts from these four words."""
    return Rng(b"".join(word.to_bytes(4, "big") for word in words))


def test_the_source_is_xoshiro128pp() -> None:
    """The first numbers from 1, 2, 3, 4, as published with the generator's other implementations."""
    rng = source(1, 2, 3, 4)
    expected = [
        641,
        1573767,
        3222811527,
        3517856514,
        836907274,
        4247214768,
        3867114732,
        1355841295,
        495546011,
        621204420,
    ]
    assert [rng.next() for _ in range(10)] == expected


@pytest.mark.parametrize(
    "words",
    [(1, 2, 3, 4), (2**32 - 1,) * 4, (0, 0, 0, 1), (0xDEADBEEF, 0, 2**31, 17)],
    ids=["1234", "ones", "low", "mix"],
)
def test_the_source_agrees_with_the_generator_for_long(words: Words) -> None:
    rng, by_hand = source(*words), xoshiro128pp(words)
    assert all(rng.next() == next(by_hand) for _ in range(5000))


def test_a_seed_stands_for_a_hash() -> None:
    for seed in (0, 1516, -3, 2**70):
        digest = hashlib.sha256(f"signoria seed {seed}".encode()).digest()
        words = tuple(int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8, 12))
        by_hand = xoshiro128pp((words[0], words[1], words[2], words[3]))
        rng = signoria.seeded(seed)
        assert all(rng.next() == next(by_hand) for _ in range(100))


def test_a_source_that_would_stand_still_is_refused() -> None:
    for digest in (bytes(16), bytes(32), b"", b"\x01" * 15):
        with pytest.raises(ValueError, match="at least 16 bytes that are not all zero"):
            Rng(digest)


def test_a_copied_source_gives_the_same_numbers() -> None:
    rng = signoria.seeded(3)
    rng.next()
    twin = rng.copy()
    assert [rng.next() for _ in range(20)] == [twin.next() for _ in range(20)]
    twin.next()
    assert rng.next() != twin.next()


def below(words: Iterator[int], n: int) -> int:
    """A number below n from whole words, by the definition: words that would favour some numbers are left out."""
    excess = 2**32 % n
    while True:
        wide = next(words) * n
        if wide % 2**32 >= excess:
            return wide // 2**32


SIZES = [1, 2, 3, 15, 17, 110, 2**16 + 1, 3 * 2**29, 2**31 - 1]


@pytest.mark.parametrize("n", SIZES)
def test_below_is_exact(n: int) -> None:
    rng, by_hand = signoria.seeded(n), signoria.seeded(n)
    words = iter(lambda: int(by_hand.next()), -1)
    for _ in range(3000):
        drawn = rng.below(n)
        assert drawn == below(words, n)
        assert 0 <= drawn < n


def chi_square(counts: list[int]) -> float:
    """How far the counts are from even, in standard deviations of the chi-square law (Wilson and Hilferty)."""
    mean = sum(counts) / len(counts)
    free = len(counts) - 1
    chi = sum((count - mean) ** 2 / mean for count in counts)
    return (math.cbrt(chi / free) - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free))


@pytest.mark.parametrize("n", [2, 3, 6, 10, 17, 110])
def test_below_is_even(n: int) -> None:
    rng = signoria.seeded(2007)
    counts = Counter(rng.below(n) for _ in range(200 * n + 20_000))
    assert abs(chi_square([counts[number] for number in range(n)])) < 4


def test_below_is_even_where_whole_words_would_not_be() -> None:
    """Of 3 · 2²⁹ numbers a plain product gives every other one… too often: the test would see it by far."""
    n = 3 * 2**29
    rng = signoria.seeded(5)
    drawn = [rng.below(n) for _ in range(30_000)]
    by_rest = Counter(number % 3 for number in drawn)
    by_part = Counter(number * 12 // n for number in drawn)
    assert abs(chi_square([by_rest[rest] for rest in range(3)])) < 4
    assert abs(chi_square([by_part[part] for part in range(12)])) < 4
    words = signoria.seeded(5)
    careless = Counter(words.next() * n // 2**32 % 3 for _ in range(30_000))
    assert chi_square([careless[rest] for rest in range(3)]) > 20


def test_a_thing_out_of_piles_is_the_one_that_its_number_says() -> None:
    piles = [0, 3, 0, 1, 2, 0]
    lying = [pile for pile, size in enumerate(piles) for _ in range(size)]
    rng, twin = signoria.seeded(4), signoria.seeded(4)
    assert [rng.pile(piles, 6) for _ in range(100)] == [lying[twin.below(6)] for _ in range(100)]


def test_numbers_that_follow_one_another_are_independent() -> None:
    rng = signoria.seeded(12)
    pairs = Counter((rng.below(6), rng.below(6)) for _ in range(36_000))
    assert abs(chi_square([pairs[a, b] for a in range(6) for b in range(6)])) < 4


def test_luck_moves_of_a_sealed_match_are_even() -> None:
    """The first numbers of sources with neighbouring indices and keys."""
    key = derive_key(SECRET, SALTS, TABLE)
    by_index = Counter(luck_source(key, index).below(15) for index in range(15_000))
    assert abs(chi_square([by_index[number] for number in range(15)])) < 4
    keys = [derive_key(SECRET, (str(number),), TABLE) for number in range(15_000)]
    by_key = Counter(luck_source(each, 0).below(15) for each in keys)
    assert abs(chi_square([by_key[number] for number in range(15)])) < 4


@pytest.mark.rule("C1.1", "C1.2")
def test_the_deal_is_even() -> None:
    """Every seat opens as often as another, and every card comes first as often as it lies in the box."""
    firsts: Counter[str] = Counter()
    lots: Counter[str] = Counter()
    for number in range(1500):
        match = signoria.new("condottiere", 3, sealed=Sealed(SECRET, (str(number),), TABLE))
        told = outcomes(match.record())
        lots[told[0]] += 1
        firsts[told[1]] += 1
    assert abs(chi_square([lots[f"lot {seat}"] for seat in range(3)])) < 4
    mercenaries = sum(firsts[f"deal {strength}"] for strength in (1, 2, 3, 4, 5, 6, 10))
    deviation = (mercenaries - 1500 * 58 / 110) / math.sqrt(1500 * 58 / 110 * 52 / 110)
    assert abs(deviation) < 4
