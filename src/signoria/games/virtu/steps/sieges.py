"""The end of spring: field battles and sieges, one after the other (V6.1–V6.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    ALLY_SOURCE,
    ARTILLERY,
    ARTILLERY_TILE,
    COURT_SOURCE,
    FLORIN,
    FRANCE,
    KINDS,
    LEONARDO,
    LEONARDO_SOURCE,
    MAX_SEATS,
    SPACES,
    SYMBOLS,
    TILE_SOURCE,
    TITLE,
    TOKEN_SOURCE,
    WAR,
    count_of,
    replaced,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.forseat import ForSeat
from signoria.games.virtu.steps.ground import gain_city
from signoria.games.virtu.steps.paying import (
    NOT_AVAILABLE,
    SIEGE,
    begin_payment,
    exhaust,
    purse_of,
)
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision

ASKED_TO_BESIEGE: Final = Refusal("asked-to-besiege", "V6.1")
NO_SIEGE: Final = Refusal("no-siege", "V6.1")
ASKED_TO_DECLARE: Final = Refusal("asked-to-declare", "V6.3")
NO_TOKEN: Final = Refusal("no-token", "V6.3")
NO_LEONARDO: Final = Refusal("no-leonardo", "V4.7")
LEONARDO_USED: Final = Refusal("leonardo-used", "V4.7")
NO_WAR_SYMBOL: Final = Refusal("no-war-symbol", "V6.3")
WAR_TOO_DEAR: Final = Refusal("war-too-dear", "V6.3")
ASKED_TO_GO_ON: Final = Refusal("asked-to-go-on", "V6.6")
ATTACKS: Final = 1  # mode of a declaration: bits
IN_FIELD: Final = 2
TOKEN_BONUS: Final = 1  # of a War +1 token
REPELLED_LOSS: Final = 1  # troops that a failed siege costs the attacker (V6.5)
TIED_LOSS: Final = 1  # troops that a tied field battle costs each side (V6.6)


def is_besieging(s: Virtu, seat: int, city: int) -> bool:
    """Has the seat troops before this city that have not withdrawn?"""
    if not s.troops_at(seat, city) or s.withdrawn[seat] >> city & 1 or s.parting.is_own(s, seat, city):
        return False
    return not s.parting.is_waiting(s, seat, city)


def withdraw(s: Virtu, seat: int, city: int) -> None:
    """The seat's troops are out of this siege and will retreat."""
    s.withdrawn = replaced(s.withdrawn, seat, s.withdrawn[seat] | 1 << city)


class BeginSieges(Automatic[Virtu]):
    """V6.1: all sieges, in turn order."""

    def run(self, s: Virtu) -> None:
        s.turn = 0
        s.tell(events.SIEGES_BEGUN)
        s.then(NEXT_BESIEGER)


class NextBesieger(Automatic[Virtu]):
    """V6.1: the next seat in turn order resolves its sieges; then troops retreat."""

    def run(self, s: Virtu) -> None:
        while s.turn < s.seats:
            seat = s.order[s.turn]
            for city in s.board.cities:
                if is_besieging(s, seat, city):
                    s.then(RESOLVE_SIEGES[seat], NEXT_BESIEGER)
                    s.turn += 1
                    return
            s.turn += 1
        s.turn = 0


class ResolveSieges(ForSeat):
    """V6.1: the seat's sieges in the order it likes; after the last its tokens are discarded (V4.5)."""

    def run(self, s: Virtu) -> None:
        found: list[int] = []
        for city in s.board.cities:
            if is_besieging(s, self.seat, city):
                found.append(city)
        if len(found) > 1:
            s.then(CHOOSE_SIEGE[self.seat], self)
        elif found:
            s.then(FieldBattles(self.seat, found[0], 0), self)
        else:
            s.parting.end_sieges(s, self.seat)


class ChooseSiege(Decision[Virtu]):
    """V6.1: which siege comes next."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return moves.BESIEGE

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if not isinstance(move, moves.InCity) or move.verb != "besiege":
            return ASKED_TO_BESIEGE
        return None if is_besieging(s, self.who, move.city) else NO_SIEGE

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.InCity)
        s.then(FieldBattles(self.who, move.city, 0))


# Field battles


class FieldBattles(ForSeat):
    """V6.6: besiegers fight each other first; `fought` says who did, as bits. Then comes the siege."""

    def __init__(self, seat: int, city: int, fought: int) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.fought: Final = fought

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.city, self.fought)

    def run(self, s: Virtu) -> None:
        s.parting.begin_siege(s, self.seat, self.city)
        there: list[int] = []
        for seat in s.order:
            if is_besieging(s, seat, self.city):
                there.append(seat)
        s.attack = 0
        s.defence = 0
        if len(there) > 1:
            s.then(
                Declaring(there[0], there[1], self.city, ATTACKS | IN_FIELD, 0),
                ResolveFieldBattle(there[0], there[1], self.city),
                FieldBattles(self.seat, self.city, self.fought | 1 << there[0] | 1 << there[1]),
            )
        elif there and s.parting.may_stay(s, there[0], self.city):
            s.parting.offer_siege(s, there[0], self.city, self.seat)
        elif there and self.fought >> there[0] & 1:
            s.then(GoOn(there[0], self.city, self.seat))
        elif there and there[0] == self.seat:
            begin_siege(s, self.seat, self.city)


class GoOn(Decision[Virtu]):
    """V6.6: the winner of a field battle besieges, in its own turn, or gives up and retreats without loss."""

    def __init__(self, seat: int, city: int, resolver: int) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.resolver: Final = resolver

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.city, self.resolver)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ACT, moves.GIVE_UP)

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        return None if move is moves.ACT or move is moves.GIVE_UP else ASKED_TO_GO_ON

    def take(self, s: Virtu, move: Move) -> None:
        if move is moves.GIVE_UP:
            withdraw(s, self.who, self.city)
            s.tell(events.GAVE_UP, self.who, self.city)
        elif self.who == self.resolver:
            begin_siege(s, self.who, self.city)


def field_terms(s: Virtu, seat: int, rival: int, city: int) -> list[int]:
    """V6.6: what both sides of a field battle have as it stands, in the order of events."""
    return [city, s.troops_at(seat, city), s.attack, s.troops_at(rival, city), s.defence]


def field_lead(terms: list[int]) -> int:
    """V6.6: by how much the first of the two is stronger."""
    own = terms[events.FIELD_TROOPS] + terms[events.FIELD_DECLARED]
    return own - terms[events.RIVAL_TROOPS] - terms[events.RIVAL_DECLARED]


def field_losses(terms: list[int], lead: int) -> tuple[int, int]:
    """V6.6: the troops that both sides lose if the first leads by this much."""
    if not lead:
        return TIED_LOSS, TIED_LOSS
    own, other = terms[events.FIELD_TROOPS], terms[events.RIVAL_TROOPS]
    fewer = min(own, other)
    return (fewer, other) if lead > 0 else (own, fewer)


class ResolveFieldBattle(ForSeat):
    """V6.6: the loser loses all its troops, the winner as many; a tie costs each one, and both retreat."""

    def __init__(self, seat: int, rival: int, city: int) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.rival, self.city)

    def run(self, s: Virtu) -> None:
        terms = field_terms(s, self.seat, self.rival, self.city)
        s.tell(events.FIELD_BATTLE_FOUGHT, self.seat, self.rival, events.sums(terms))
        lead = field_lead(terms)
        own, other = field_losses(terms, lead)
        s.parting.lose_troops(s, self.seat, self.city, own)
        s.parting.lose_troops(s, self.rival, self.city, other)
        if lead > 0:
            s.tell(events.FIELD_BATTLE_WON, self.seat, self.city, own)
        elif lead < 0:
            s.tell(events.FIELD_BATTLE_WON, self.rival, self.city, other)
        else:
            withdraw(s, self.seat, self.city)
            withdraw(s, self.rival, self.city)
            s.tell(events.FIELD_BATTLE_TIED, self.seat, self.rival, self.city)


# Declarations


class Declaring(ForSeat):
    """V6.3: one at a time, alternately, until both pass in a row; who can declare nothing passes by itself."""

    def __init__(self, seat: int, rival: int, city: int, mode: int, passes: int) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.city: Final = city
        self.mode: Final = mode
        self.passes: Final = passes

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.rival, self.city, self.mode, self.passes)

    def run(self, s: Virtu) -> None:
        seat = self.seat
        rival = self.rival
        mode = self.mode
        passes = self.passes
        while passes < (1 if rival < 0 else 2):
            if can_declare(s, seat, self.city):
                s.then(Declare(seat, rival, self.city, mode, passes))
                return
            passes += 1
            if rival >= 0:
                seat, rival = rival, seat
                mode ^= ATTACKS


class Declare(Decision[Virtu]):
    """V6.3: one bonus, or pass. `rival` is −1 for a neutral city, which declares nothing."""

    def __init__(self, seat: int, rival: int, city: int, mode: int, passes: int) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.city: Final = city
        self.mode: Final = mode
        self.passes: Final = passes

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.rival, self.city, self.mode, self.passes)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.PASS, moves.TOKEN, moves.DECLARE_LEONARDO, *moves.TAP)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.PASS]
        add_declarations(s, self.who, self.city, found)
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.PASS:
            return None
        if move is moves.TOKEN:
            return None if s.war_tokens[self.who] else NO_TOKEN
        if move is moves.DECLARE_LEONARDO:
            return refuse_leonardo(s, self.who, self.city)
        if isinstance(move, moves.Tap) and move.symbol == WAR:
            return refuse_war(s, self.who, move.source)
        return ASKED_TO_DECLARE

    def take(self, s: Virtu, move: Move) -> None:
        if self.rival < 0:
            following = Declaring(self.who, self.rival, self.city, self.mode, 0 if move is not moves.PASS else 1)
        else:
            passes = self.passes + 1 if move is moves.PASS else 0
            following = Declaring(self.rival, self.who, self.city, self.mode ^ ATTACKS, passes)
        s.then(following)
        if move is moves.PASS:
            s.tell(events.PASSED, self.who)
        else:
            declare(s, self.who, self.city, self.mode, move)


def can_declare(s: Virtu, seat: int, city: int) -> bool:
    """Is there anything to declare?"""
    if s.war_tokens[seat]:
        return True
    found: list[Move] = []
    add_declarations(s, seat, city, found)
    return len(found) > 0


def add_declarations(s: Virtu, seat: int, city: int, found: list[Move]) -> None:
    """Adds what the seat may declare."""
    if s.war_tokens[seat]:
        found.append(moves.TOKEN)
    if s.bonuses[seat] and refuse_leonardo(s, seat, city) is None:
        found.append(moves.DECLARE_LEONARDO)
    before = -1
    for space in range(SPACES):
        card = s.court[seat * SPACES + space]
        if card >= 0 and count_of(s.edition.card_symbols[card], WAR):
            source = s.court_source(space, card)
            if source != before and refuse_war(s, seat, source) is None:
                found.append(moves.TAP[source * SYMBOLS + WAR])
                before = source
    for source in (TILE_SOURCE + TITLE + ARTILLERY_TILE, ALLY_SOURCE + FRANCE):
        if refuse_war(s, seat, source) is None:
            found.append(moves.TAP[source * SYMBOLS + WAR])


def war_price(s: Virtu, source: int) -> int:
    """V6.3: florins for the war symbols of a courtier or the Artillery; France costs nothing."""
    if source >= ALLY_SOURCE:
        return 0
    if source >= TILE_SOURCE:
        return s.edition.bonus_war_costs[ARTILLERY]
    card = (source - COURT_SOURCE) % KINDS
    return s.edition.card_war_costs[card] * count_of(s.edition.card_symbols[card], WAR)


def can_afford(s: Virtu, seat: int, florins: int, but: int) -> bool:
    """Are so many florins there, in the treasury or to be cashed, without this source?"""
    if s.florins[seat] >= florins:
        return True
    purse = purse_of(s, seat, SIEGE)
    there = s.florins[seat] + purse.total(FLORIN)
    if but in purse.sources:
        there -= count_of(purse.symbols[purse.sources.index(but)], FLORIN)
    return there >= florins


def refuse_leonardo(s: Virtu, seat: int, city: int) -> Refusal | None:
    """V4.7: once per siege, for a florin."""
    if not s.has_bonus(seat, LEONARDO):
        return NO_LEONARDO
    if s.leonardo[seat] >> city & 1:
        return LEONARDO_USED
    return None if can_afford(s, seat, s.edition.bonus_war_costs[LEONARDO], -1) else WAR_TOO_DEAR


def refuse_war(s: Virtu, seat: int, source: int) -> Refusal | None:
    """V6.3: an available courtier with a war symbol, the Artillery, or France."""
    if source == ALLY_SOURCE + FRANCE:
        return None if s.can_call(seat, FRANCE) else NOT_AVAILABLE
    if source >= TILE_SOURCE:
        if source != TILE_SOURCE + TITLE + ARTILLERY_TILE:
            return NO_WAR_SYMBOL
        if not (s.titles[seat] & ~s.tired_titles[seat]) >> ARTILLERY_TILE & 1:
            return NOT_AVAILABLE
    else:
        purse = purse_of(s, seat, 0)
        if source not in purse.sources:
            return NOT_AVAILABLE
        if not count_of(purse.symbols[purse.sources.index(source)], WAR):
            return NO_WAR_SYMBOL
    return None if can_afford(s, seat, war_price(s, source), source) else WAR_TOO_DEAR


def declaration_price(s: Virtu, move: Move) -> int:
    """V6.3: the florins that this declaration costs."""
    if isinstance(move, moves.Tap):
        return war_price(s, move.source)
    return 0 if move is moves.TOKEN else s.edition.bonus_war_costs[LEONARDO]


def declare(s: Virtu, seat: int, city: int, mode: int, move: Move) -> None:
    """V6.3: the bonus counts, its source is used, its florins are paid."""
    price = declaration_price(s, move)
    source = TOKEN_SOURCE
    bonus = TOKEN_BONUS
    if isinstance(move, moves.Tap):
        source = move.source
        bonus = count_of(exhaust(s, seat, source, WAR), WAR)
    elif move is moves.TOKEN:
        s.war_tokens = replaced(s.war_tokens, seat, s.war_tokens[seat] - 1)
    else:
        source = LEONARDO_SOURCE
        s.leonardo = replaced(s.leonardo, seat, s.leonardo[seat] | 1 << city)
        bonus = s.edition.bonus_war[LEONARDO]
    if mode & ATTACKS:
        s.attack += bonus
    else:
        s.defence += bonus
    s.tell(events.DECLARED, seat, source, bonus)
    if price:
        begin_payment(s, seat, SIEGE, price, 0)


# Sieges


def begin_siege(s: Virtu, seat: int, city: int) -> None:
    """V6.3: attacker and defender declare, then it is decided."""
    s.attack = 0
    s.defence = 0
    s.then(Declaring(seat, s.parting.champion(s, city), city, ATTACKS, 0), ResolveSiege(seat, city))


def siege_terms(s: Virtu, seat: int, city: int, troops: int, attack: int, defence: int) -> list[int]:
    """V6.2: both sides of a siege with so many troops and bonuses declared, in the order that events have."""
    agent = s.agents[city]
    return [
        s.edition.values[city],
        1 if agent == seat else 0,
        1 if s.owner[city] < 0 and agent >= 0 and agent != seat else 0,
        s.parting.defenders(s, city),
        defence,
        troops,
        attack,
        s.parting.bulwark(s, city),
    ]


def defence_in(terms: list[int]) -> int:
    """V6.2: what the terms of a siege make for the defender."""
    strength = terms[events.BASE] - terms[events.OWN_AGENT] + terms[events.OTHER_AGENT]
    return strength + terms[events.DEFENDERS] + terms[events.DEFENCE_DECLARED] + terms[events.BULWARK]


def victors_lost(s: Virtu, city: int, defence: int, troops: int) -> int:
    """V6.4: how many of its troops a victorious attacker loses against such a defence."""
    lost = s.parting.defenders(s, city) + (1 if defence >= s.edition.heavy_defence else 0)
    return min(lost, troops)


class ResolveSiege(ForSeat):
    """V6.2, V6.4, V6.5: the attacker must be strictly higher."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.city)

    def run(self, s: Virtu) -> None:
        seat = self.seat
        city = self.city
        troops = s.troops_at(seat, city)
        terms = siege_terms(s, seat, city, troops, s.attack, s.defence)
        s.tell(events.SIEGE_FOUGHT, seat, city, events.sums(terms))
        defence = defence_in(terms)
        if troops + s.attack > defence:
            take_city(s, seat, city, victors_lost(s, city, defence, troops))
        else:
            s.parting.lose_troops(s, seat, city, REPELLED_LOSS)
            withdraw(s, seat, city)
            s.tell(events.SIEGE_LOST, seat, city)
        s.attack = 0
        s.defence = 0


def take_city(s: Virtu, seat: int, city: int, lost: int) -> None:
    """V6.4: the trophy, the city with its tiles, exhausted, and at last the losses, of which it may be asked (W4.7)."""
    owner = s.owner[city]
    s.tell(events.CITY_TAKEN, seat, city, lost)
    s.parting.rout(s, city)
    if owner >= 0:
        s.parting.award_trophy(s, seat, city, owner)
    gain_city(s, seat, city)
    s.tired_cities |= 1 << city
    if s.cathedrals >> city & 1:
        s.tired_cathedrals |= 1 << city
    if owner >= 0:
        s.parting.suffer_conquest(s, seat, city, owner)
    s.parting.lose_troops(s, seat, city, lost)


BEGIN_SIEGES: Final = BeginSieges()
NEXT_BESIEGER: Final = NextBesieger()
RESOLVE_SIEGES: Final = tuple([ResolveSieges(seat) for seat in range(MAX_SEATS)])
CHOOSE_SIEGE: Final = tuple([ChooseSiege(seat) for seat in range(MAX_SEATS)])
