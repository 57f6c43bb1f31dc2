"""The outlook of Virtù: what the answers to the question in hand would cost and bring, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from signoria.games.virtu.prospects import (
    agents,
    cities,
    court,
    patronage,
    paying,
    rooms,
    sieges,
    war,
    winter,
)
from signoria.games.virtu.prospects import survey as surveys
from signoria.games.virtu.prospects.question import Question, Tell
from signoria.games.virtu.prospects.winter_end import winter_ended
from signoria.games.virtu.state import Virtu
from signoria.kernel.outlook import Outlook, Survey
from signoria.kernel.play import asked

Teller = Callable[[Question], Outlook]
TELLERS: Mapping[str, Teller] = {
    "place-family": court.place_family,
    "place-token": rooms.place_token,
    "cash": paying.cash,
    "move-token": rooms.move_token,
    "clear-indulgence": rooms.clear_indulgence,
    "pay": paying.pay,
    "gather": paying.gather,
    "refresh-tiles": paying.refresh_tiles,
    "patronise": patronage.patronise,
    "choose-bonus": patronage.choose_bonus,
    "annex-city": cities.annex_city,
    "lead-troops": war.lead_troops,
    "choose-route": war.choose_route,
    "send-agents": agents.send_agents,
    "move-agent": agents.move_agent,
    "free-room": rooms.free_room,
    "choose-siege": sieges.choose_siege,
    "declare": sieges.declare,
    "go-on": sieges.go_on,
    "retreat-troop": war.retreat_troop,
    "choose-salary": winter.choose_salary,
    "dismiss-troop": winter.dismiss_troop,
    "reorganise": court.reorganise,
    "buy-things": winter.buy_things,
    "choose-side": court.choose_side,
    "make-room": court.make_room,
    "free-space": court.free_space,
    "build-cathedral": cities.build_cathedral,
    "recruit-troops": cities.recruit_troops,
    "forge-alliance": winter.forge_alliance,
    "last-indulgence": paying.last_indulgence,
}


def look_ahead(s: Virtu, seat: int | None, tell: Tell) -> Outlook:
    """The outlook of the seat in this state; empty if it is asked nothing."""
    step = None if seat is None else asked(s, seat)
    return Outlook() if step is None else told(Question(s, step, tell), TELLERS)


def told(q: Question, tellers: Mapping[str, Teller]) -> Outlook:
    """What the answers would cost and bring; in winter also what it means to end it."""
    found, ending = tellers[q.step.name()](q), winter_ended(q)
    return found if ending is None else replace(found, prospects=(*found.prospects, ending))


def survey(s: Virtu, seat: int, tell: Tell) -> Survey:
    """What the seat could do next, as things stand."""
    return surveys.survey(s, seat, lambda at, step: Question(at, step, tell), lambda q: TELLERS[q.step.name()](q))
