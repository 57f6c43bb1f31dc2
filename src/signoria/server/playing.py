"""What a seat asks for while a game runs. Nothing is acknowledged before it is durable."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from hashlib import sha256

from sqlalchemy import Connection, insert, select, update

from signoria.kernel.errors import Refused
from signoria.match.foresight import foresee
from signoria.match.match import NOTHING_TO_TAKE_BACK, Match
from signoria.match.match import refused as refused_by
from signoria.server import desk as desks
from signoria.server import schema
from signoria.server.desk import Desk
from signoria.server.errors import Denied, Unavailable, absent
from signoria.server.guests import Guest
from signoria.server.hall import Hall
from signoria.server.problems import denial, refusal, refused
from signoria.server.protocol import (
    AnyCommand,
    AnyFrame,
    Chat,
    Confirm,
    Consent,
    DeniedFrame,
    DoneFrame,
    LookAhead,
    LookAround,
    OutlookFrame,
    Plan,
    PlanFrame,
    Play,
    Preview,
    PreviewFrame,
    ReportFrame,
    Show,
    SurveyFrame,
    Takeback,
    TakebackInfo,
    Tell,
    Undo,
    Why,
    WhyFrame,
    encode,
)

RACES = 8  # lost to other processes before a sender is told that he is late
SURVEY_COST = 2.0  # more than another command: it is several outlooks
ENOUGH = 10_000  # acts of a match: from then on there are only moves, so that it ends

STATUSES = {"not-your-seat": 403, "too-often": 429, "unavailable": 503}  # all others are conflicts

log = logging.getLogger("signoria.playing")


async def answer(hall: Hall, desk: Desk, guest: Guest, seat: int | None, command: AnyCommand) -> AnyFrame:
    """Do what was asked, or say why not: either way one frame."""
    began = time.perf_counter()
    try:
        hall.commands.take(guest.id)
        async with desk.lock:
            await hall.freshen(desk)
            if seat is not None and seat not in desk.seats_of(guest.id):
                raise Denied("not-your-seat", 403)
            if isinstance(command, Chat):
                hall.talk.take(guest.id)
                return await talk(hall, desk, guest, seat, command)
            if isinstance(command, LookAround):
                hall.commands.take(guest.id, SURVEY_COST)
                return survey(desk, seat, command)
            if isinstance(command, Tell):
                match = desk.seen()
                return ReportFrame(command.key, match.version(seat), list(match.report(seat)))
            if seat is None:
                raise Denied("not-your-seat", 403)
            done = await obey(hall, desk, guest, seat, command)
        hall.metrics.seconds.observe(time.perf_counter() - began)
        return done
    except Denied as denied:
        if isinstance(denied, Unavailable):
            log.error("database", extra={"table": desk.id, "problem": denied.problem})
        hall.metrics.denied.labels(denied.code).inc()
        return DeniedFrame(command.key, denial(denied))
    except Refused as problem:
        hall.metrics.denied.labels(problem.code).inc()
        return DeniedFrame(command.key, refused(problem))


def status_of(frame: AnyFrame) -> int:
    """The same answer as an HTTP status."""
    if not isinstance(frame, DeniedFrame):
        return 200
    return STATUSES.get(frame.problem.code, 409)


async def obey(hall: Hall, desk: Desk, guest: Guest, seat: int, command: AnyCommand) -> AnyFrame:
    """Do it; with the desk's lock held."""
    if desk.sequence >= ENOUGH and isinstance(command, Undo | Confirm | Show | Takeback):
        raise Denied("enough")
    match command:
        case Play():
            made = desk.done.get((seat, key_of_only(command.version, " ".join(command.move.split()))))
            if made is not None:  # the only choice, which has been made for the sender meanwhile
                return DoneFrame(command.key, made)
            return await change(hall, desk, seat, command.key, command.version, lambda m: m.play(seat, command.move))
        case Undo():
            return await change(hall, desk, seat, command.key, command.version, lambda m: m.undo(seat, command.moves))
        case Confirm():
            return await change(hall, desk, seat, command.key, command.version, lambda m: m.confirm(seat))
        case Show():
            return await change(hall, desk, seat, command.key, None, lambda m: m.show(seat, command.cards, command.to))
        case Takeback():
            return await ask_to_take_back(hall, desk, guest, seat, command)
        case Consent():
            return await consent(hall, desk, guest, seat, command)
        case Why():
            why = desk.seen().why_not(seat, command.move)
            return WhyFrame(command.key, None if why is None else refusal(desk.game, why, command.move))
        case Plan():
            return PlanFrame(command.key, [move.text for move in desk.running().plan(seat)])
        case Preview():
            return preview(desk, seat, command)
        case LookAhead():
            return OutlookFrame(command.key, desk.running().outlook(seat))
        case _:
            raise absent()


def survey(desk: Desk, seat: int | None, command: LookAround) -> SurveyFrame:
    """What a seat could do next, told from what the sender sees."""
    match = desk.seen()
    return SurveyFrame(command.key, match.version(seat), command.seat, list(match.survey(seat, command.seat)))


def preview(desk: Desk, seat: int, command: Preview) -> PreviewFrame:
    """What the seat would see after its moves; the outlook there is told from that view alone."""
    view = foresee(desk.running(), seat, command.move, *command.then)
    if view is None or not command.outlook:
        return PreviewFrame(command.key, view)
    return PreviewFrame(command.key, view, desk.game.outlook(view))


async def change(
    hall: Hall, desk: Desk, seat: int, key: str, version: int | None, do: Callable[[Match], None]
) -> DoneFrame:
    """Let a seat do something, once, if it knows where the game stands."""
    for _ in range(RACES):
        if (seat, key) in desk.done:
            return DoneFrame(key, desk.done[seat, key])
        match = desk.running()
        if version is not None and version != match.version(seat):
            raise Denied("stale")
        before = len(match.acts)
        try:
            do(match)
        except Refused:
            raise
        except BaseException:  # a mistake of ours: who knows how far it came
            desk.forget()
            raise
        if await append(hall, desk, match, before, seat, key):
            return DoneFrame(key, desk.done[seat, key])
        await hall.freshen(desk)
    raise Denied("stale")


async def append(hall: Hall, desk: Desk, match: Match, before: int, seat: int, key: str) -> bool:
    """Make the acts since then durable, then tell everybody; False if another process was first."""
    is_ours = False
    try:
        act = desk.to_append(match, before, seat, key)
        is_ours = await hall.store.append(act)
    finally:
        if not is_ours:  # another was first, or nobody knows: the match here must not be looked at
            desk.forget()
    if is_ours:
        desk.sequence = act.sequence
        desk.done[seat, key] = act.version
        desk.status = act.status
        if act.result is not None or desk.takeback is not None:
            desk.is_outdated = True  # the table has changed too
        hall.metrics.acts.inc()
        hall.wake(desk)
        hall.notes.send(desk.id)
    return is_ours


# Takeback by consent


async def ask_to_take_back(hall: Hall, desk: Desk, guest: Guest, seat: int, command: Takeback) -> DoneFrame:
    """Ask all people at the table; bots always agree."""
    match = desk.running()
    if (seat, command.key) in desk.done:
        return DoneFrame(command.key, desk.done[seat, command.key])
    if command.version != match.version(seat):
        raise Denied("stale")
    if command.moves > match.takeback_horizon(seat):
        raise refused_by(desk.game, NOTHING_TO_TAKE_BACK)
    asked = TakebackInfo(seat, command.moves, desk.seats_of(guest.id))
    if desk.takeback is not None:
        if (desk.takeback.seat, desk.takeback.moves) != (seat, command.moves):
            raise Denied("takeback-asked")
        asked = desk.takeback  # sent twice
    return await settle_takeback(hall, desk, seat, command.key, asked)


async def consent(hall: Hall, desk: Desk, guest: Guest, seat: int, command: Consent) -> DoneFrame:
    """Agree to what was asked, or end it."""
    match = desk.running()
    asked = desk.takeback
    if not command.agrees:
        if asked is not None:
            await keep_takeback(hall, desk, None)
        return DoneFrame(command.key, match.version(seat))
    if (seat, command.key) in desk.done:
        return DoneFrame(command.key, desk.done[seat, command.key])
    if asked is None:
        raise Denied("no-takeback")
    agreed = sorted({*asked.agreed, *desk.seats_of(guest.id)})
    return await settle_takeback(hall, desk, seat, command.key, TakebackInfo(asked.seat, asked.moves, agreed))


async def settle_takeback(hall: Hall, desk: Desk, seat: int, key: str, asked: TakebackInfo) -> DoneFrame:
    """If all have agreed it is done, else it waits for the others."""
    people = [number for number, one in enumerate(desk.seats) if one.kind != "bot"]
    if all(number in asked.agreed for number in people):
        log.info("taken back", extra={"table": desk.id, "seat": asked.seat, "moves": asked.moves})
        version = desk.running().version(seat)  # once anybody has moved it is no longer what all agreed to
        return await change(hall, desk, seat, key, version, lambda m: m.take_back(asked.seat, asked.moves))
    await keep_takeback(hall, desk, asked)
    return DoneFrame(key, desk.running().version(seat))


async def keep_takeback(hall: Hall, desk: Desk, asked: TakebackInfo | None) -> None:
    """Let all know what was asked; if somebody has moved meanwhile it is too late."""
    t = schema.tables
    sequence = desk.sequence
    values = {"takeback": None if asked is None else encode(asked).decode(), "revision": t.c.revision + 1}

    def work(conn: Connection) -> None:
        row = desks.table_row(conn, desk.id, lock=True)
        if row._mapping["sequence"] != sequence:
            raise Denied("stale")
        conn.execute(update(t).where(t.c.id == desk.id).values(values))

    await hall.change(desk.id, work)


# Chat


async def talk(hall: Hall, desk: Desk, guest: Guest, seat: int | None, command: Chat) -> DoneFrame:
    """To all at the table."""
    t, c = schema.tables, schema.chat

    def work(conn: Connection) -> None:
        row = desks.table_row(conn, desk.id, lock=True)
        mine = select(c.c.number).where(c.c.table_id == desk.id, c.c.guest_id == guest.id, c.c.key == command.key)
        if conn.execute(mine).first() is not None:
            return
        number = row._mapping["lines"] + 1
        line = {"table_id": desk.id, "number": number, "guest_id": guest.id, "seat": seat, "name": guest.name}
        conn.execute(insert(c), {**line, "text": command.text, "key": command.key, "at": time.time()})
        conn.execute(update(t).where(t.c.id == desk.id).values(lines=number))

    await hall.change(desk.id, work)
    return DoneFrame(command.key, 0 if desk.match is None else desk.match.version(seat))


# Bots


def pause_before(hall: Hall, match: Match, seat: int) -> float:
    """Seconds before a move that no person makes: whatever it is, they depend only on who has moved last."""
    pace = hall.settings.bot_pace if match.goes_on(seat) else 1.0
    return hall.settings.bot_pause * pace


async def play_bot(hall: Hall, desk: Desk, seat: int) -> None:
    """Let the bot on this seat decide. It answers no sooner than all bots do, whatever it has in its hand."""
    try:
        async with desk.lock:
            await hall.freshen(desk)
            match = desk.running()
            version, view = match.version(seat), match.view(seat)
            choices = [move.text for move in match.choices(seat)]
            name, seconds = desk.seats[seat].bot, pause_before(hall, match, seat)
        if not choices or name is None:
            return
        pause = asyncio.create_task(asyncio.sleep(seconds))
        move = await hall.thinkers.choose(name, desk.game.id, view, choices, desk.components)
        await pause
        hall.metrics.thoughts.inc()
        async with desk.lock:
            await hall.freshen(desk)
            if desk.seats[seat].kind == "bot":
                await change(hall, desk, seat, secrets.token_hex(8), version, lambda m: m.play(seat, move))
    except (Denied, Refused) as problem:
        log.info("bot did not move", extra={"table": desk.id, "seat": seat, "problem": problem.code})
    finally:
        desk.thinking.discard(seat)
        if not desk.is_outdated:
            hall.ask_bots(desk)


# People who have a single choice


def key_of_only(version: int, move: str) -> str:
    """The key of a choice that is made for a seat: the same in every process, so that it is made once."""
    return f"only-{sha256(f'{version} {move}'.encode()).hexdigest()[:32]}"


async def play_only_choice(hall: Hall, desk: Desk, seat: int, version: int) -> None:
    """Make the only choice that a person has, after the same pause as a bot, unless the game has gone on by then."""
    try:
        await asyncio.sleep(pause_before(hall, desk.running(), seat))
        async with desk.lock:
            await hall.freshen(desk)
            match = desk.running()
            if version == match.version(seat) and seat in desk.lone_seats():
                move = match.choices(seat)[0]
                key = key_of_only(version, move.text)
                await change(hall, desk, seat, key, version, lambda m: m.play(seat, move))
    except (Denied, Refused) as problem:
        log.info("only choice was not made", extra={"table": desk.id, "seat": seat, "problem": problem.code})
    finally:
        desk.thinking.discard(seat)
        if not desk.is_outdated:
            hall.ask_bots(desk)
