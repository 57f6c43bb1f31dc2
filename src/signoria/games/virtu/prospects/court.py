"""The palace: where cards go, and what that changes (V1.3, V6.8, V7.2–V7.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from signoria.games.virtu import bot, moves
from signoria.games.virtu.components import ANNEX, KINDS, LEFT, NO_ACTION, NOBLES, RIGHT, ROOMS, SIDE, SPACES, WAGE_WAR
from signoria.games.virtu.phrases import ACTION, CARD, action_arg, courtier_arg, room_arg, symbols_listed
from signoria.games.virtu.phrases import SIDE as SIDE_NAME
from signoria.games.virtu.prospects.question import Brings, Question, some
from signoria.games.virtu.prospects.rooms import rooms_to_wake
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import action_of
from signoria.games.virtu.steps.course import PlaceFamily, family_card
from signoria.games.virtu.steps.court import ChooseSide, MakeRoom
from signoria.games.virtu.steps.reorganising import HALVES
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Args, Count, Listed, Phrase
from signoria.kernel.play import asked, play
from signoria.kernel.steps import Step


def place_family(q: Question) -> Outlook:
    """V1.3: rooms, and both sides of the court."""
    assert isinstance(q.step, PlaceFamily)
    s, seat = q.s, q.seat
    card = family_card(s, seat, q.step.number)
    found = []
    for room in range(ROOMS):
        found.append(q.prospect(room_arg(room), moves.INTO[room], brings=(becomes(s, seat, card, room, False),)))
        found.append(q.prospect(room_arg(room), moves.UNDER[room], brings=(becomes(s, seat, card, room, True),)))
    found += [q.prospect(SIDE_NAME(side), moves.TO[side], brings=beside(s, seat, side)) for side in (LEFT, RIGHT)]
    return Outlook(prospects=(suggested(q), *found), notes=shown(s, card))


def suggested(q: Question) -> Prospect:
    """V1.3: a sensible place for this card and for those that follow, for whoever plays the first time, and why."""
    after, seat = q.s.copy(), q.seat
    found: list[Move] = []
    reasons: list[Phrase] = []
    step: Step[Virtu] | None = q.step
    while isinstance(step, PlaceFamily):
        card = family_card(after, seat, step.number)
        move = home_of(after, seat, card, step.choices(after))
        reasons.append(reason(after, seat, card, move))
        play(after, seat, move)
        found.append(move)
        step = asked(after, seat)
    texts = tuple(move.text for move in found)
    return Prospect(thing=Phrase("outlook-suggestion"), moves=texts[:1], way=texts, brings=tuple(reasons))


def home_of(s: Virtu, seat: int, card: int, options: Sequence[Move]) -> Move:
    """The family's soldier, or else its envoy, into the room of the same action; all others become courtiers."""
    own = [s.edition.card_actions[one] for one in s.edition.families[s.powers[seat]]]
    action = s.edition.card_actions[card]
    leading = next((one for one in (WAGE_WAR, ANNEX) if one in own), NO_ACTION)
    for room in range(ROOMS):
        if action == leading != NO_ACTION and action_of(s, seat, room) == action and moves.INTO[room] in options:
            return moves.INTO[room]
    beside = [move for move in options if move in moves.TO]
    return bot.advise(s, seat, beside or options)


def reason(s: Virtu, seat: int, card: int, move: Move) -> Phrase:
    """Why a card goes there: in a room it is never exhausted, as a courtier it pays for anything."""
    args: Args = {"card": CARD(card)}
    for room in range(ROOMS):
        if move is moves.INTO[room] or move is moves.UNDER[room]:
            return Phrase("outlook-suits-room", {**args, "action": action_arg(action_of(s, seat, room))})
    return Phrase("outlook-suits-court", args)


def shown(s: Virtu, card: int) -> Brings:
    """What a card shows."""
    action = s.edition.card_actions[card]
    return some(
        (
            Phrase("outlook-shows", {"symbols": symbols_listed(s.edition.card_symbols[card])}),
            Phrase("outlook-acts", {"action": ACTION(action)}) if action != NO_ACTION else None,
        )
    )


def becomes(s: Virtu, seat: int, card: int, room: int, is_upgrade: bool) -> Phrase:
    """A card in a room: it replaces the room's action, or lies under the card there."""
    above = s.cards[seat * ROOMS + room]
    if is_upgrade:
        return Phrase("outlook-upgrade", {"room": room_arg(room), "card": CARD(above) if above >= 0 else None})
    before, after = action_of(s, seat, room), s.edition.card_actions[card]
    replaced = None if before == after else action_arg(before)
    return Phrase("outlook-covers", {"room": room_arg(room), "before": replaced, "action": action_arg(after)})


def beside(s: Virtu, seat: int, side: int) -> Brings:
    """Who stands on a side of the court, and when that side wakes."""
    found = [Phrase("outlook-beside", {"cards": Listed(tuple(CARD(card) for card, _ in courtiers(s, seat, side)))})]
    if s.token[seat] >= 0:
        found.append(Phrase("outlook-wakes-after", {"rooms": Count(rooms_to_wake(s, seat, side), "room")}))
    return tuple(found)


def courtiers(s: Virtu, seat: int, side: int) -> Iterator[tuple[int, bool]]:
    """The courtiers of a side, and whether they are exhausted."""
    for space in range(side * SIDE, side * SIDE + SIDE):
        card = s.court[seat * SPACES + space]
        if card >= 0:
            yield card, bool(s.tired[seat] >> space & 1)


def kinds_of(s: Virtu, seat: int, side: int) -> list[int]:
    """The different cards of a side."""
    return list(dict.fromkeys(card for card, _ in courtiers(s, seat, side)))


def choose_side(q: Question) -> Outlook:
    """V7.3, V7.4: both sides; for a card that was bought, also the courtiers whose space it could take."""
    assert isinstance(q.step, ChooseSide)
    found = [q.prospect(SIDE_NAME(side), moves.TO[side], brings=beside(q.s, q.seat, side)) for side in (LEFT, RIGHT)]
    if q.step.card < NOBLES:
        found += discards(q)
    return Outlook(prospects=tuple(found), notes=shown(q.s, q.step.card))


def discard(q: Question, side: int, card: int) -> Prospect:
    """A courtier leaves: its florins are cashed, if it is available."""
    move = moves.DISCARD[side * KINDS + card]
    brings = [Phrase("outlook-leaves-game" if card >= NOBLES else "outlook-to-supply"), *shown(q.s, card)]
    if move in q.choices:
        after = q.s.copy()
        play(after, q.seat, move)
        cashed = after.florins[q.seat] - q.s.florins[q.seat]
        if cashed:
            brings.append(Phrase("outlook-cashes", {"florins": Count(cashed, "florin")}))
    return q.prospect(courtier_arg(side, card), move, brings=tuple(brings))


def discards(q: Question) -> list[Prospect]:
    """All courtiers."""
    return [discard(q, side, card) for side in (LEFT, RIGHT) for card in kinds_of(q.s, q.seat, side)]


def make_room(q: Question) -> Outlook:
    """V7.4, V4.7: a courtier goes, or the card that comes."""
    assert isinstance(q.step, MakeRoom)
    found = discards(q)
    if q.step.card >= NOBLES:
        found.append(q.prospect(CARD(q.step.card), moves.FORGO, brings=(Phrase("outlook-leaves-game"),)))
    return Outlook(prospects=tuple(found), notes=shown(q.s, q.step.card))


def free_space(q: Question) -> Outlook:
    """V6.8: a card moves to the other side, or is discarded."""
    found = [shift(q, side, card) for side in (LEFT, RIGHT) for card in kinds_of(q.s, q.seat, side)]
    return Outlook(prospects=(*found, *discards(q)))


def shift(q: Question, side: int, card: int) -> Prospect:
    """A courtier changes sides."""
    move = moves.SHIFT[side * KINDS + card]
    return q.prospect(courtier_arg(side, card), move, brings=beside(q.s, q.seat, 1 - side))


def reorganise(q: Question) -> Outlook:
    """V7.2: every courtier, into every room or to the other side; every card in a room."""
    s, seat = q.s, q.seat
    found = []
    for side in (LEFT, RIGHT):
        for card in kinds_of(s, seat, side):
            for room in range(ROOMS):
                move = moves.ASSIGN[(side * KINDS + card) * ROOMS + room]
                goes = becomes(s, seat, card, room, s.cards[seat * ROOMS + room] >= 0)
                found.append(q.prospect(courtier_arg(side, card), move, brings=(goes,)))
            found.append(shift(q, side, card))
    for room in range(ROOMS):
        for half, card in enumerate((s.cards[seat * ROOMS + room], s.upgrades[seat * ROOMS + room])):
            if card >= 0:
                recalls = [moves.RECALL[(room * HALVES + half) * 2 + side] for side in (LEFT, RIGHT)]
                brings = (Phrase("outlook-recalled", {"room": room_arg(room)}), *shown(s, card))
                found += [q.prospect(CARD(card), move, brings=brings) for move in recalls]
    return Outlook(prospects=(*found, *discards(q)))
