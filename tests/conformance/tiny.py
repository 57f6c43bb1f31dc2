"""A tiny game in plain Python: coins offered at a fair. It stands on the kernel as any game does, compiled or not.

Each seat is dealt coins that only it sees. A round: the leader names the fair, may lay one gold coin open in its hand,
and names the stake; then all at once offer a coin, and say for what; the single highest offer for honour wins the
stake, an offer for gain earns 1. After a round the weather may please the leader. Who has most when the coins are gone
has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from signoria.kernel.errors import BadPosition
from signoria.kernel.game import Data, Event, Game, Option, Options, Result, View
from signoria.kernel.moves import NOT_ASKED, NOT_YOUR_TURN, Catalogue, Move, Refusal
from signoria.kernel.notation import Grammar
from signoria.kernel.phrases import Count, Phrase, Seat
from signoria.kernel.play import settle
from signoria.kernel.registry import AnyGame, add
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import Automatic, Decision, Luck
from signoria.kernel.telling import Makers, counted, event_of, named

COINS = ("copper", "silver", "gold")
COUNTS = (5, 3, 2)
KINDS = len(COINS)
GOLD = 2
NOTHING_YET = -1

TO = tuple(Move(f"to {fair}") for fair in ("venezia", "genova"))
BOAST = tuple(Move(f"boast {coin}") for coin in ("nothing", "gold"))
STAKE = tuple(Move(f"stake {stake}") for stake in (1, 2))
OFFER = tuple(Move(f"offer {coin}") for coin in COINS)
AIM = tuple(Move(f"aim {aim}") for aim in ("honour", "gain"))
DEAL = tuple(Move(f"deal {coin}") for coin in COINS)
WEATHER = tuple(Move(f"weather {weather}") for weather in ("foul", "fair"))
CATALOGUE = Catalogue([*TO, *BOAST, *STAKE, *OFFER, *AIM, *DEAL, *WEATHER])

DEALT, WENT, BOASTED, STAKED, OFFERED, BLEW = range(6)
EVENTS = (
    ("dealt", ("seat", "coin")),
    ("went", ("seat", "fair")),
    ("boasted", ("seat", "coin")),
    ("staked", ("stake",)),
    ("offered", ("seat", "coin", "aim")),
    ("blew", ("weather",)),
)
MAKERS: Makers = {
    "seat": Seat,
    "coin": named("coin", COINS),
    "fair": named("fair", ("venezia", "genova")),
    "stake": counted("coin"),
    "aim": named("aim", ("honour", "gain")),
    "weather": named("weather", ("foul", "fair")),
}


class Tiny(State):
    """Everything on the table and in the hands."""

    def __init__(self, seats: int, hand: int, lottery: bool) -> None:
        super().__init__(seats)
        self.hand: Final = hand
        self.lottery: Final = lottery
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.boasted = [0] * seats  # gold coins laid open in the hand
        self.points = [0] * seats
        self.offers = [NOTHING_YET] * seats
        self.aims = [NOTHING_YET] * seats
        self.deck = list(COUNTS)
        self.spent = [0] * KINDS
        self.leader = 0
        self.fair = NOTHING_YET
        self.stake = 0

    def copy(self) -> Tiny:
        """An independent state, equal in everything."""
        c = Tiny(self.seats, self.hand, self.lottery)
        c.copy_turn(self)
        c.hands = [hand[:] for hand in self.hands]
        c.boasted, c.points = self.boasted[:], self.points[:]
        c.offers, c.aims = self.offers[:], self.aims[:]
        c.deck, c.spent = self.deck[:], self.spent[:]
        c.leader, c.fair, c.stake = self.leader, self.fair, self.stake
        return c


class DealCoin(Luck[Tiny]):
    """A coin for one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def owner(self) -> int:
        return self.seat

    def odds(self, s: Tiny) -> list[tuple[Move, int]]:
        return [(DEAL[coin], s.deck[coin]) for coin in range(KINDS) if s.deck[coin]]

    def take(self, s: Tiny, move: Move) -> None:
        coin = DEAL.index(move)
        s.deck[coin] -= 1
        s.hands[self.seat][coin] += 1
        s.hint(self.seat, DEALT, self.seat, coin)


class NextRound(Automatic[Tiny]):
    """The leader's questions, as long as there are coins; then nothing is left to do."""

    def run(self, s: Tiny) -> None:
        s.fair, s.stake = NOTHING_YET, 0
        if any(map(sum, s.hands)):
            s.then(ChooseFair(s.leader), Boast(s.leader), ChooseStake(s.leader), OfferCoins(), NextRound())


class ChooseFair(Decision[Tiny]):
    """An open move that tells nothing: it may be taken back."""

    def candidates(self, s: Tiny) -> Sequence[Move]:
        return TO

    def refuse(self, s: Tiny, move: Move) -> Refusal | None:
        return None if move in TO else NOT_ASKED

    def take(self, s: Tiny, move: Move) -> None:
        s.fair = TO.index(move)
        s.tell(WENT, self.who, s.fair)


class Boast(Decision[Tiny]):
    """Gold can only be laid open by a seat that has it: all learn that it has."""

    def candidates(self, s: Tiny) -> Sequence[Move]:
        return BOAST

    def refuse(self, s: Tiny, move: Move) -> Refusal | None:
        may_boast = s.hands[self.who][GOLD] > s.boasted[self.who]
        return None if move is BOAST[0] or (move is BOAST[1] and may_boast) else NOT_ASKED

    def take(self, s: Tiny, move: Move) -> None:
        if move is BOAST[1]:
            s.boasted[self.who] += 1
            s.reveal()
            s.tell(BOASTED, self.who, GOLD)


class ChooseStake(Decision[Tiny]):
    """What this round is worth."""

    def candidates(self, s: Tiny) -> Sequence[Move]:
        return STAKE

    def refuse(self, s: Tiny, move: Move) -> Refusal | None:
        return None if move in STAKE else NOT_ASKED

    def take(self, s: Tiny, move: Move) -> None:
        s.stake = STAKE.index(move) + 1
        s.tell(STAKED, s.stake)


class OfferCoins(Automatic[Tiny]):
    """All are asked at once."""

    def run(self, s: Tiny) -> None:
        s.then(RevealOffers())
        s.open_lanes([Offer(seat) for seat in range(s.seats)])


class Offer(Decision[Tiny]):
    """Which coin; for what is asked next, in the same lane."""

    def candidates(self, s: Tiny) -> Sequence[Move]:
        return OFFER

    def refuse(self, s: Tiny, move: Move) -> Refusal | None:
        return None if move in OFFER and s.hands[self.who][OFFER.index(move)] else NOT_ASKED

    def take(self, s: Tiny, move: Move) -> None:
        s.offers[self.who] = OFFER.index(move)
        s.then(Aim(self.who))


class Aim(Decision[Tiny]):
    """For honour or for gain."""

    def candidates(self, s: Tiny) -> Sequence[Move]:
        return AIM

    def refuse(self, s: Tiny, move: Move) -> Refusal | None:
        return None if move in AIM else NOT_ASKED

    def take(self, s: Tiny, move: Move) -> None:
        s.aims[self.who] = AIM.index(move)


class RevealOffers(Automatic[Tiny]):
    """All offers are seen, the coins are spent, and the leader's left neighbour leads next."""

    def run(self, s: Tiny) -> None:
        best = max(s.offers)
        for seat, coin in enumerate(s.offers):
            s.tell(OFFERED, seat, coin, s.aims[seat])
            s.hands[seat][coin] -= 1
            s.spent[coin] += 1
            s.boasted[seat] -= int(coin == GOLD and s.boasted[seat] > 0)
            if s.aims[seat]:
                s.points[seat] += 1
            elif coin == best and s.offers.count(best) == 1:
                s.points[seat] += s.stake
        s.offers, s.aims = [NOTHING_YET] * s.seats, [NOTHING_YET] * s.seats
        s.leader = (s.leader + 1) % s.seats
        if s.lottery:
            s.then(DrawWeather())


class DrawWeather(Luck[Tiny]):
    """All see the weather; fair weather pleases the leader."""

    def odds(self, s: Tiny) -> list[tuple[Move, int]]:
        return [(WEATHER[0], 1), (WEATHER[1], 2)]

    def take(self, s: Tiny, move: Move) -> None:
        s.points[s.leader] += WEATHER.index(move)
        s.tell(BLEW, WEATHER.index(move))


GRAMMAR: Grammar[Tiny] = Grammar(
    {
        "deal-coin": DealCoin,
        "next-round": NextRound,
        "choose-fair": ChooseFair,
        "boast": Boast,
        "choose-stake": ChooseStake,
        "offer-coins": OfferCoins,
        "offer": Offer,
        "aim": Aim,
        "reveal-offers": RevealOffers,
        "draw-weather": DrawWeather,
    }
)


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: coins in hand by name, and what it has answered."""

    hand: list[str] = []
    boasted: int = 0
    points: int = 0
    offer: int = NOTHING_YET
    aim: int = NOTHING_YET


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position; coins mentioned nowhere lie in the deck."""

    game: str
    seat: list[SeatPosition]
    options: dict[str, bool | int] = {}
    spent: list[str] = []
    leader: int = 0
    fair: int = NOTHING_YET
    stake: int = 0
    stack: list[str] = []
    opened: list[str] = []
    lanes: list[list[str]] = []


class TinyView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    sizes: tuple[int, ...]
    boasted: tuple[int, ...]
    points: tuple[int, ...]
    hand: tuple[int, ...]
    offer: int
    aim: int
    spent: tuple[int, ...]
    deck: int
    leader: int
    fair: int
    stake: int


class TinyGame(Game[Tiny, TinyView]):
    """The fair, as the registry knows it."""

    id = "tiny"
    name = "Tiny"
    rules = 1
    seats = range(2, 5)
    options = (Option("hand", "", 2, 1, 2), Option("lottery", "", True))
    catalogue = CATALOGUE
    view_type = TinyView
    bound = 2 * (3 + 2 * 4)
    not_your_turn = NOT_YOUR_TURN

    def start(self, seats: int, options: Options, components: str | None) -> Tiny:
        s = Tiny(seats, int(options["hand"]), bool(options["lottery"]))
        s.then(*[DealCoin(seat) for seat in range(seats) for _ in range(s.hand)], NextRound())
        return s

    def options_of(self, s: Tiny) -> Options:
        return {"hand": s.hand, "lottery": s.lottery}

    def edition_of(self, s: Tiny) -> str:
        return "ten coins"

    def copy(self, s: Tiny) -> Tiny:
        return s.copy()

    def view(self, s: Tiny, seat: int | None) -> TinyView:
        frame = self.frame(s, seat)
        return TinyView(
            **{name: getattr(frame, name) for name in View.__struct_fields__},
            sizes=tuple(map(sum, s.hands)),
            boasted=tuple(s.boasted),
            points=tuple(s.points),
            hand=() if seat is None else tuple(s.hands[seat]),
            offer=NOTHING_YET if seat is None else s.offers[seat],
            aim=NOTHING_YET if seat is None else s.aims[seat],
            spent=tuple(s.spent),
            deck=sum(s.deck),
            leader=s.leader,
            fair=s.fair,
            stake=s.stake,
        )

    def imagine(self, view: TinyView, rng: Rng) -> Tiny:
        s = Tiny(view.seats, int(view.options["hand"]), bool(view.options["lottery"]))
        s.boasted, s.points, s.spent = list(view.boasted), list(view.points), list(view.spent)
        s.leader, s.fair, s.stake = view.leader, view.fair, view.stake
        for seat in range(view.seats):
            s.hands[seat] = list(view.hand) if seat == view.seat else [0, 0, view.boasted[seat]]
        left = [COUNTS[coin] - s.spent[coin] - sum(hand[coin] for hand in s.hands) for coin in range(KINDS)]
        unseen = [coin for coin in range(KINDS) for _ in range(left[coin])]
        for seat, size in enumerate(view.sizes):
            for _ in range(size - sum(s.hands[seat])):
                s.hands[seat][unseen.pop(rng.below(len(unseen)))] += 1
        s.deck = [unseen.count(coin) for coin in range(KINDS)]
        lanes = [[step] if step else [] for step in view.opened]
        if view.seat is not None and view.opened:
            s.offers[view.seat], s.aims[view.seat] = view.offer, view.aim
            lanes[view.seat] = list(view.lane)
        GRAMMAR.read_turn(s, list(view.stack), list(view.opened), lanes)
        settle(s)
        return s

    def result(self, s: Tiny) -> Result | None:
        if s.stack or s.lanes:
            return None
        best_first = sorted(set(s.points), reverse=True)
        ranking = tuple(tuple(seat for seat in range(s.seats) if s.points[seat] == points) for points in best_first)
        because = Phrase("because-points", {"points": Count(best_first[0])})
        return Result(ranking[0], ranking, tuple(s.points), "points", because)

    def event(self, kind: int, numbers: Sequence[int | None]) -> Event:
        return event_of(EVENTS[kind], numbers, MAKERS)

    def write_position(self, s: Tiny) -> Data:
        seats = [
            SeatPosition(names(s.hands[seat]), s.boasted[seat], s.points[seat], s.offers[seat], s.aims[seat])
            for seat in range(s.seats)
        ]
        stack = [repr(step) for step in reversed(s.stack)]
        opened = ["" if step is None else repr(step) for step in s.opened]
        lanes = [[repr(step) for step in reversed(lane)] for lane in s.lanes]
        written = Position(
            self.id, seats, self.options_of(s), names(s.spent), s.leader, s.fair, s.stake, stack, opened, lanes
        )
        return cast(Data, msgspec.to_builtins(written))

    def read_position(self, position: Data, components: str | None) -> Tiny:
        try:
            written = msgspec.convert(position, Position)
        except msgspec.ValidationError as problem:
            raise BadPosition(str(problem)) from problem
        options = self.check_options(written.options, len(written.seat))
        s = Tiny(len(written.seat), int(options["hand"]), bool(options["lottery"]))
        for seat, one in enumerate(written.seat):
            s.hands[seat] = counts(one.hand)
            s.boasted[seat], s.points[seat] = one.boasted, one.points
            s.offers[seat], s.aims[seat] = one.offer, one.aim
        s.spent = counts(written.spent)
        s.deck = [COUNTS[coin] - s.spent[coin] - sum(hand[coin] for hand in s.hands) for coin in range(KINDS)]
        s.leader, s.fair, s.stake = written.leader, written.fair, written.stake
        GRAMMAR.read_turn(s, written.stack, written.opened, written.lanes)
        return s


def names(coins: list[int]) -> list[str]:
    """Coins by name."""
    return [COINS[coin] for coin in range(KINDS) for _ in range(coins[coin])]


def counts(coins: list[str]) -> list[int]:
    """The other way round."""
    return [coins.count(coin) for coin in COINS]


GAME = TinyGame()
add(cast(AnyGame, GAME))
