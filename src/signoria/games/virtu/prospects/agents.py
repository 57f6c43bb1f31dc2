"""Agents: what they would do in each place, and why they cannot go elsewhere (V4.6)."""

from __future__ import annotations

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    ALLY_PLACE,
    MARKER_PLACE,
    ONE_MASK,
    PLACES,
    ROOM_PLACE,
    ROOMS,
)
from signoria.games.virtu.phrases import action_arg, place_arg
from signoria.games.virtu.prospects.question import Question
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import action_of
from signoria.games.virtu.steps.intrigue import MoveAgent, is_there, masks, master_of
from signoria.games.virtu.steps.paying import ACTION
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Args, Count, Phrase, Seat


def send_agents(q: Question) -> Outlook:
    """V4.6: every place of this game: an agent goes there, moves on from there, or is removed."""
    s, seat = q.s, q.seat
    found = []
    for place in range(PLACES):
        if not is_there(s, place):
            continue
        agent = s.agents[place]
        if agent == seat:
            answer, brings = moves.LIFT[place], Phrase("outlook-lifts", {"does": effect(s, seat, place)})
        elif agent >= 0:
            answer, brings = moves.REMOVE[place], Phrase("outlook-removes-agent", {"seat": Seat(agent)})
        else:
            answer, brings = moves.PLACE[place], effect(s, seat, place)
        found.append(q.prospect(place_arg(place), answer, price=ONE_MASK, context=ACTION, brings=(brings,)))
    stock = {"masks": Count(masks(s, seat), "mask"), "agents": Count(s.stock[seat], "agent")}
    return Outlook(prospects=tuple(found), notes=(Phrase("outlook-can-intrigue", {**stock}),))


def move_agent(q: Question) -> Outlook:
    """V4.6: every other place of this game."""
    assert isinstance(q.step, MoveAgent)
    start = q.step.start
    found = [
        q.prospect(
            place_arg(place), moves.PLACE[place], price=ONE_MASK, context=ACTION, brings=(effect(q.s, q.seat, place),)
        )
        for place in range(PLACES)
        if place != start and is_there(q.s, place)
    ]
    return Outlook(prospects=tuple(found), notes=(Phrase("outlook-lifts", {"does": effect(q.s, q.seat, start)}),))


def effect(s: Virtu, seat: int, place: int) -> Phrase:
    """What an agent of the seat does in a place."""
    master = master_of(s, place)
    if master == seat:
        return Phrase("outlook-agent-guards")
    args: Args = {"seat": None if master < 0 else Seat(master)}
    if place < ROOM_PLACE:
        return Phrase("outlook-agent-city" if s.owner[place] < 0 else "outlook-agent-siege", args)
    if place < ALLY_PLACE:
        action = action_of(s, master, (place - ROOM_PLACE) % ROOMS)
        return Phrase("outlook-agent-room", {**args, "action": action_arg(action)})
    if place < MARKER_PLACE:
        return Phrase("outlook-agent-ally" if master < 0 else "outlook-agent-rival-ally", args)
    return Phrase("outlook-agent-marker")
