"""What each decision of Virtù asks, with the facts that it takes to decide."""

from __future__ import annotations

from typing import TypeVar

from signoria.games.virtu.components import (
    ALLIES,
    CAVALRY,
    CITIES,
    CROSS,
    CROWN,
    FLORIN,
    INTRIGUE,
    LEFT,
    PERSONS,
    RIGHT,
    ROOMS,
    SHIP,
    SYMBOL_NAMES,
    TRADE,
    count_of,
)
from signoria.games.virtu.payment import Purpose, payment_in_hand, purpose_of
from signoria.games.virtu.phrases import (
    ACTION,
    ALLY,
    CARD,
    CITY,
    action_arg,
    place_arg,
    room_arg,
    symbols_listed,
)
from signoria.games.virtu.siege import Siege, siege_in_hand
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps import (
    actions,
    cashing,
    course,
    court,
    intrigue,
    paying,
    reorganising,
    retreats,
    sieges,
    spring,
    war,
    winter,
)
from signoria.kernel.phrases import Arg, Args, Count, Listed, Name, Phrase, Seat
from signoria.kernel.steps import Step

S = TypeVar("S", bound=Virtu)


def question(s: Virtu, step: Step[S], purpose: Purpose = purpose_of) -> Phrase:
    """What a decision asks, and what one must know to answer."""
    if isinstance(step, paying.Pay):
        return Phrase(step.name(), paying_facts(s, purpose))
    for facts_of in (spring_facts, action_facts, siege_facts, winter_facts, court_facts):
        facts = facts_of(s, step)
        if facts is not None:
            return Phrase(step.name(), facts)
    return Phrase(step.name())


def paying_facts(s: Virtu, purpose: Purpose) -> Args:
    """V2.2: what for, the price, what of it is missing and what lies in the pool."""
    payment = payment_in_hand(s, purpose)
    assert payment is not None
    return {
        "purpose": payment.purpose,
        "price": Listed(payment.price),
        "missing": Listed(payment.missing),
        "slack": Count(payment.slack, "symbol"),
    }


def usable(s: Virtu, seat: int, context: int, **kinds: int) -> Args:
    """The symbols of these kinds that a seat could use at the most: in pool and sources, florins in the treasury."""
    purse = paying.purse_of(s, seat, context)
    found: Args = {}
    for name, kind in kinds.items():
        there = count_of(s.pool, kind) + purse.total(kind) + (s.florins[seat] if kind == FLORIN else 0)
        found[name] = Count(there, SYMBOL_NAMES[kind])
    return found


# Spring


def spring_facts(s: Virtu, step: object) -> Args | None:
    """Families, the token and what lies on its way."""
    match step:
        case course.PlaceFamily():
            return family_facts(s, step.who, step.number)
        case cashing.Cash():
            more = paying.purse_of(s, step.who, paying.MOVING).total(FLORIN)
            return {"florins": Count(s.florins[step.who], "florin"), "more": Count(more, "florin")}
        case spring.PlaceToken():
            return {"rooms": Listed(tuple(room_with_action(s, step.who, room) for room in range(ROOMS)))}
        case spring.MoveToken():
            return token_facts(s, step.who)
        case spring.ClearIndulgence():
            return {
                "room": room_arg(s.token[step.who]),
                "crosses": Count(s.edition.clear_crosses, "cross"),
                "crowns": Count(s.edition.clear_crowns, "crown"),
            }
        case _:
            return None


def family_facts(s: Virtu, seat: int, number: int) -> Args:
    """V1.3: which card it is, what it does, and how many are still to come."""
    card = course.family_card(s, seat, number)
    return {
        "card": CARD(card),
        "action": action_arg(s.edition.card_actions[card]),
        "symbols": symbols_listed(s.edition.card_symbols[card]),
        "number": Count(number + 1),
        "of": Count(course.family_size(s, seat)),
    }


def room_action(s: Virtu, seat: int, room: int) -> Arg:
    """V3.3: what stopping in a room brings: its action, or none; or that it cannot be used."""
    action = actions.action_of(s, seat, room)
    is_held = s.has_enemy(seat, s.room_place(seat, room)) and action != INTRIGUE
    if s.indulgences[seat] >> room & 1 or is_held:
        return Phrase("blocked-room")
    return Phrase("no-action") if action < 0 else ACTION(action)


def room_with_action(s: Virtu, seat: int, room: int) -> Phrase:
    """A room by its number, with what it does."""
    return Phrase("room-action", {"room": Count(room + 1), "action": room_action(s, seat, room)})


def token_facts(s: Virtu, seat: int) -> Args:
    """V3.1: where the token is, what comes next, how many rooms are left, and what one more costs."""
    room = s.token[seat]
    can_buy = s.budget < ROOMS and not s.has_paid_step
    return {
        "room": room_arg(room),
        "action": room_action(s, seat, room),
        "ahead": room_action(s, seat, (room + 1) % ROOMS),
        "gone": Count(s.steps, "room"),
        "steps": Count(s.budget - s.steps, "room"),
        "price": Count(s.edition.step_price if can_buy else 0, "florin"),
    }


# Actions


def action_facts(s: Virtu, step: object) -> Args | None:
    """The six actions: what they cost, and how much there is to pay with."""
    match step:
        case actions.Gather():
            return gathering_facts(s, step.who, step.action)
        case actions.RefreshTiles():
            tiles = step.half + step.symbols * s.edition.refreshed
            allies = [ally for ally in range(ALLIES) if step.symbols and actions.can_renew(s, step.who, ally)]
            return {"tiles": Count(tiles, "tile"), "allies": Count(len(allies))}
        case actions.Patronise():
            return patronage_facts(s, step.who)
        case actions.ChooseBonus():
            return {"step": Count(s.patronage[step.who]), "kind": bonus_kind(s.bonuses[step.who])}
        case actions.AnnexCity():
            return usable(s, step.who, paying.ACTION, crowns=CROWN, ships=SHIP)
        case war.LeadTroops():
            return usable(s, step.who, paying.ACTION, cavalry=CAVALRY, ships=SHIP)
        case war.ChooseRoute():
            return {"city": CITY(step.city), **usable(s, step.who, paying.ACTION, cavalry=CAVALRY, ships=SHIP)}
        case _:
            return intrigue_facts(s, step)


def gathering_facts(s: Virtu, seat: int, action: int) -> Args:
    """V4.1, V4.3: what has been paid, what it brings, and what one symbol brings."""
    facts: Args = {"action": ACTION(action), "pool": symbols_listed(s.pool)}
    if action == TRADE:
        each = s.edition.ship_florins
        return {**facts, "each": Count(each, "florin"), "brings": Count(each * count_of(s.pool, SHIP), "florin")}
    tiles = s.edition.refreshed * (count_of(s.pool, CROWN) + count_of(s.pool, CROSS))
    return {
        **facts,
        "each": Count(s.edition.refreshed, "tile"),
        "brings": Count(tiles, "tile"),
        "exhausted": Count(actions.exhausted_tiles(s, seat), "tile"),
    }


def patronage_facts(s: Virtu, seat: int) -> Args:
    """V4.2: the next step, its price and its prestige; at the end of the track there is none."""
    now = s.patronage[seat]
    if now >= len(s.edition.patronage_costs):
        return {"step": Count(0), "price": Listed(()), "prestige": Count(0, "prestige"), "bonus": None}
    gained = s.edition.patronage_prestige[now + 1] - s.edition.patronage_prestige[now]
    return {
        "step": Count(now + 1),
        "price": symbols_listed(actions.patronage_cost(s, seat)),
        "prestige": Count(gained, "prestige"),
        "bonus": Phrase("patronage-bonus") if now + 1 in s.edition.bonus_steps else None,
    }


def bonus_kind(bonuses: int) -> Phrase:
    """V4.2: of which kind a bonus may still be chosen: at most one person and one work."""
    if not bonuses:
        return Phrase("bonus-any")
    return Phrase("bonus-work" if bonuses & PERSONS else "bonus-person")


def intrigue_facts(s: Virtu, step: object) -> Args | None:
    """V4.6: masks and agents."""
    match step:
        case intrigue.SendAgents():
            return {"masks": Count(intrigue.masks(s, step.who), "mask"), "stock": Count(s.stock[step.who], "agent")}
        case intrigue.MoveAgent():
            return {"place": place_arg(step.start)}
        case intrigue.FreeRoom():
            room = s.token[step.who]
            return {
                "room": room_arg(room),
                "price": Count(s.edition.freeing, "mask"),
                "rival": Seat(s.agents[s.room_place(step.who, room)]),
            }
        case _:
            return None


# Sieges


def siege_facts(s: Virtu, step: object) -> Args | None:
    """Sieges, field battles and retreats."""
    match step:
        case sieges.ChooseSiege():
            there = [city for city in s.board.cities if sieges.is_besieging(s, step.who, city)]
            return {"cities": Listed(tuple(CITY(city) for city in there))}
        case sieges.GoOn() | sieges.Declare():
            siege = siege_in_hand(s)
            assert siege is not None
            return battle_facts(siege, step.who)
        case retreats.RetreatTroop():
            return {
                "city": CITY(step.city),
                "troops": Count(s.troops_at(step.who, step.city), "troop"),
                **usable(s, step.who, paying.RETREAT, ships=SHIP),
            }
        case _:
            return None


def battle_facts(siege: Siege, seat: int) -> Args:
    """V6.3: where it is fought, both strengths as the seat sees them, and what it would come to now."""
    is_attacker = seat == siege.attacker
    mine, theirs = (siege.attack, siege.defence) if is_attacker else (siege.defence, siege.attack)
    city = CITY(CITIES[siege.city])
    return {
        "battle": battle_named(siege, is_attacker, city),
        "city": city,
        "mine": mine,
        "theirs": theirs,
        "standing": standing_of(siege, is_attacker),
    }


def battle_named(siege: Siege, is_attacker: bool, city: Name) -> Phrase:
    """What is fought, and against whom: a neutral city has nobody to speak for it."""
    rival = siege.defender if is_attacker else siege.attacker
    if rival is None:
        return Phrase("siege-of", {"city": city})
    key = "field-against" if siege.is_field else "siege-against" if is_attacker else "siege-by"
    return Phrase(key, {"city": city, "rival": Seat(rival)})


def standing_of(siege: Siege, is_attacker: bool) -> Phrase:
    """V6.4–V6.6: how it would end without another bonus, and by how much."""
    lead = siege.attack.total - siege.defence.total
    if siege.is_field:
        ahead = lead if is_attacker else -lead
        key = "field-tied" if not ahead else "field-ahead" if ahead > 0 else "field-behind"
        return Phrase(key, {"by": Count(abs(ahead))})
    if lead > 0:
        return Phrase("falling-to-attacker" if is_attacker else "falling-to-defender", {"by": Count(lead)})
    return Phrase("holding-to-attacker" if is_attacker else "holding-to-defender", {"by": Count(1 - lead)})


# Winter


def winter_facts(s: Virtu, step: object) -> Args | None:
    """Salaries, purchases, troops and alliances."""
    match step:
        case winter.ChooseSalary():
            return salary_facts(s, step.who)
        case winter.DismissTroop():
            following = s.stack[-2] if len(s.stack) > 1 else None
            kept = following.kept if isinstance(following, winter.DismissTroops) else s.army(step.who) - 1
            return {"troops": Count(s.army(step.who) - kept, "troop")}
        case winter.BuyThings():
            return usable(s, step.who, paying.WINTER, florins=FLORIN, crowns=CROWN, crosses=CROSS)
        case winter.BuildCathedral():
            return {"cities": Listed(tuple(CITY(city) for city in winter.cathedral_sites(s, step.who)))}
        case winter.RecruitTroops():
            return recruiting_facts(s, step.who)
        case winter.ForgeAlliance():
            return {"offers": Listed(tuple(offer(s, step.who, ally) for ally in range(ALLIES)))}
        case winter.LastIndulgence():
            florins = count_of(s.edition.indulgence_symbols, FLORIN)
            return {"room": room_arg(s.token[step.who]), "florins": Count(florins, "florin")}
        case _:
            return None


def salary_facts(s: Virtu, seat: int) -> Args:
    """V7.1: how many troops there are, how many stay for nothing, and what keeps them all."""
    return {
        "troops": Count(s.army(seat), "troop"),
        "free": Count(s.parting.kept(s, 0), "troop"),
        "due": Count(winter.salary_due(s, seat), "florin"),
        **usable(s, seat, paying.WINTER, florins=FLORIN),
    }


def recruiting_facts(s: Virtu, seat: int) -> Args:
    """V7.6: how many troops of one's own there are and may be, and what one costs."""
    return {
        "troops": Count(s.own_army(seat), "troop"),
        "limit": Count(s.parting.troop_limit(s, seat)),
        "home": Count(s.edition.home_price, "florin"),
        "away": Count(s.edition.price, "florin"),
        **usable(s, seat, paying.WINTER, florins=FLORIN),
    }


def offer(s: Virtu, seat: int, ally: int) -> Phrase:
    """V7.7: a great power with its price, or whose ally it is."""
    lord = s.allies[ally]
    if lord >= 0:
        return Phrase("ally-own" if lord == seat else "ally-of", {"ally": ALLY(ally), "seat": Seat(lord)})
    return Phrase("ally-free", {"ally": ALLY(ally), "price": symbols_listed(s.edition.ally_costs[ally])})


# The court


def court_facts(s: Virtu, step: object) -> Args | None:
    """Cards that come, move and go."""
    match step:
        case reorganising.Reorganise():
            return {"free": Count(free_spaces(s, step.who))}
        case court.ChooseSide() | court.MakeRoom():
            return {"card": CARD(step.card)}
        case court.FreeSpace():
            return {"cards": Count(-shaded_left(s, step.who), "card")}
        case _:
            return None


def shaded_left(s: Virtu, seat: int) -> int:
    """V7.3: how many more shaded spaces may be occupied; below 0 if there are too many courtiers on them."""
    left, right = s.side_size(seat, LEFT), s.side_size(seat, RIGHT)
    return court.opened(s, seat) - max(0, left - s.edition.left_open) - max(0, right - s.edition.right_open)


def free_spaces(s: Virtu, seat: int) -> int:
    """V7.3: how many more courtiers have a space."""
    left, right = s.side_size(seat, LEFT), s.side_size(seat, RIGHT)
    return max(0, s.edition.left_open - left) + max(0, s.edition.right_open - right) + shaded_left(s, seat)
