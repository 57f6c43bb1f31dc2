"""What travels between the server and a seat: commands one way, frames the other. Texts are keys with arguments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from signoria.kernel.components import Component
from signoria.kernel.game import Event, Option, Options, Result, View
from signoria.kernel.outlook import Outlook, Venture
from signoria.kernel.phrases import Phrase
from signoria.kernel.report import Section

PRINTED = "^[^\\x00-\\x1f\\x7f]*$(?!\\n)"  # in Python $ also stands before a last line's end
Key = Annotated[
    str, Meta(pattern="^[!-~]{1,64}$(?!\\n)", description="Chosen by the sender, new for each command: it is done once")
]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTED)]
MaybeName = Annotated[str, Meta(max_length=40, pattern=PRINTED)]
Salt = Annotated[
    str, Meta(min_length=1, max_length=80, pattern=PRINTED, description="Any text: it goes into the key of the luck")
]
Words = Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTED)]
Token = Annotated[str, Meta(max_length=100, pattern=PRINTED)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
LARGEST_FILE = 1 << 16  # characters
Toml = Annotated[
    str, Meta(max_length=LARGEST_FILE, description="A components file, or the part of one that differs: TOML")
]


class Problem(Struct, frozen=True):
    """Why something was not done. `rule` is the rule of the game that forbids it, or empty; `detail` is in English."""

    code: str
    rule: str
    text: Phrase
    detail: str


# From a seat, over the socket or by HTTP


class Command(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something a seat wants done. Sent again with the same key, it is done once."""

    key: Key


class Play(Command, frozen=True):
    """Make a move."""

    version: Number  # of the game, as the sender sees it
    move: Words


class Undo(Command, frozen=True):
    """Take back so many of one's latest moves."""

    version: Number
    moves: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Confirm(Command, frozen=True):
    """Take back nothing from before now."""

    version: Number


class Show(Command, frozen=True):
    """Show cards to other seats."""

    cards: Words
    to: Annotated[list[Annotated[int, Meta(ge=0, le=15)]], Meta(min_length=1, max_length=16)]


class Takeback(Command, frozen=True):
    """Ask all to agree that so many of one's moves, and all that followed, are taken back."""

    version: Number
    moves: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Consent(Command, frozen=True):
    """Agree to a takeback, or not. Whoever asked may withdraw it by not agreeing."""

    agrees: bool


class Chat(Command, frozen=True):
    """Say something to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern="^[^\\x00-\\x08\\x0b-\\x1f\\x7f]*$")]


class Why(Command, frozen=True):
    """Ask why a move may not be made."""

    move: Words


class Plan(Command, frozen=True):
    """Ask for moves that would finish the action in hand."""


class Preview(Command, frozen=True):
    """Ask what one would see after a move, and others after it, as far as that can be told from what one sees now."""

    move: Words
    then: Annotated[list[Words], Meta(max_length=7)] = []  # moves of one's own that follow it
    outlook: bool = False  # ask for the outlook there, too


class LookAhead(Command, frozen=True, tag="outlook"):
    """Ask what each thing that one could choose now would cost and bring."""


class LookAround(Command, frozen=True, tag="survey"):
    """Ask what a seat could do next as things stand. Spectators may, too."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class Tell(Command, frozen=True, tag="report"):
    """Ask for the table in words. Spectators may, too."""


AnyCommand = (
    Play | Undo | Confirm | Show | Takeback | Consent | Chat | Why | Plan | Preview | LookAhead | LookAround | Tell
)


# To a seat


class Frame(Struct, frozen=True, tag_field="type", tag=lambda name: name.removesuffix("Frame").lower()):
    """Something the server says."""


class DoneFrame(Frame, frozen=True):
    """The command with this key has been done, durably; the game is at this version for the sender."""

    key: str
    version: int


class DeniedFrame(Frame, frozen=True):
    """The command with this key changed nothing. A frame that could not be read has no key."""

    key: str
    problem: Problem


class WhyFrame(Frame, frozen=True):
    """The answer to `why`: None if the move may be made."""

    key: str
    problem: Problem | None


class PlanFrame(Frame, frozen=True):
    """The answer to `plan`."""

    key: str
    moves: list[str]


class PreviewFrame(Frame, frozen=True):
    """The answer to `preview`: None if it hangs on what the sender cannot see; with the outlook if asked for."""

    key: str
    view: View | None
    outlook: Outlook | None = None


class OutlookFrame(Frame, frozen=True):
    """The answer to `outlook`."""

    key: str
    outlook: Outlook


class SurveyFrame(Frame, frozen=True):
    """The answer to `survey`: what that seat could do next, as far as the sender may know, at this version."""

    key: str
    version: int
    seat: int
    survey: list[Venture]


class ReportFrame(Frame, frozen=True):
    """The answer to `report`: the table in words, as the sender may know it, at this version."""

    key: str
    version: int
    sections: list[Section]


class GameFrame(Frame, frozen=True):
    """The game as a seat, or a spectator, may know it."""

    version: int
    view: View
    choices: list[str]
    final: list[str]  # those of them after which nothing can be taken back
    since: int  # the number of the first of these events
    events: list[Event]
    undo: int  # so many own moves may be taken back
    takeback: int  # and so many if all agree
    own_moves: list[str]  # which those are, the latest first
    made: int  # own moves that stand, those among them that were the only choice


class SeatInfo(Struct, frozen=True):
    """A seat at a table."""

    kind: str  # person, hotseat or bot
    name: str
    bot: str | None
    is_taken: bool  # somebody sits there, or a bot
    is_kept: bool  # for somebody who has not come yet
    is_yours: bool
    is_present: bool
    salt: str | None


class TakebackInfo(Struct, frozen=True):
    """A takeback that waits for consent."""

    seat: int
    moves: int
    agreed: list[int]


class TableFrame(Frame, frozen=True):
    """A table: who sits there and what is played, but not the game itself."""

    id: str
    game: str
    edition: str
    options: Options
    is_public: bool
    status: str  # waiting, running, finished or closed
    seats: list[SeatInfo]
    is_host: bool
    differences: int | None  # of an owner's components from the standard ones; None if the standard ones are in play
    commitment: str
    takeback: TakebackInfo | None
    previous: str | None
    next: str | None
    result: Result | None


class Line(Struct, frozen=True):
    """Something said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class ChatFrame(Frame, frozen=True):
    """What has been said since."""

    lines: list[Line]


AnyFrame = (
    DoneFrame
    | DeniedFrame
    | WhyFrame
    | PlanFrame
    | PreviewFrame
    | OutlookFrame
    | SurveyFrame
    | ReportFrame
    | GameFrame
    | TableFrame
    | ChatFrame
)


# By HTTP only


class Me(Struct, frozen=True):
    """A guest, to himself."""

    id: str
    name: str
    has_passphrase: bool


class Greeting(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in under a name, or change it."""

    name: Name
    password: Annotated[str, Meta(max_length=200)] = ""  # of the instance, if it has one


class Passphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """With it one may come back from another device."""

    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: for a person, for another person at the same screen (hotseat), or a bot."""

    kind: Literal["person", "hotseat", "bot"] = "person"
    name: MaybeName = ""
    bot: MaybeName = ""


class TableWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: MaybeName
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[MaybeName, bool | int], Meta(max_length=40)] = {}
    is_public: bool = False
    components: Toml = ""  # an owner's corrections; nothing for the standard components


class Invite(Struct, frozen=True):
    """Whoever knows the token may take a free seat. It belongs behind the # of a link, where no log sees it."""

    token: str


class NewTable(Struct, frozen=True):
    """A table just made: its commitment stands, now sit down."""

    table: TableFrame
    invite: Invite


class Entrance(Struct, frozen=True, forbid_unknown_fields=True):
    """Come to look at a table."""

    invite: Token


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on this seat, or on any that is free."""

    salt: Salt
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    invite: Token = ""


class Return(Struct, frozen=True, forbid_unknown_fields=True):
    """I sit there already: this is my passphrase."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    passphrase: Annotated[str, Meta(max_length=200)]


class SeatNumber(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the table's seats."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class Strength(Struct, frozen=True):
    """How strong a bot was found to be at tables with so many seats: Elo points and their 95 % interval."""

    seats: int
    elo: int
    low: int
    high: int


class BotInfo(Struct, frozen=True):
    """A bot that may be given a seat; where it was not measured it has no strength."""

    name: str
    strengths: list[Strength]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    seats: list[int]
    options: list[Option]
    bots: list[BotInfo]
    usual_bot: str
    origins: dict[str, int]  # where the entries of its box come from, and how many each


class GameBox(Struct, frozen=True):
    """What lies in a game's box, and every move of the game by its notation, as a choice in words."""

    components: list[Component]
    moves: dict[str, Phrase]
    chapters: list[str]  # the kinds of events that end something everybody should notice


class TableBox(GameBox, frozen=True):
    """The same as a table plays with it: which edition that is, and how it differs from the standard one."""

    edition: str
    differences: list[str]


class Correcting(Struct, frozen=True, forbid_unknown_fields=True):
    """An owner's components, to be checked."""

    components: Toml


class Corrected(Struct, frozen=True):
    """What an owner's components are: the name and hash of the edition, and how it differs from the standard one."""

    edition: str
    differences: list[str]


class About(Struct, frozen=True):
    """What this server is."""

    version: str
    games: list[GameInfo]
    languages: list[str]
    needs_password: bool
    notice: str


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    names: list[str]
    bots: list[str | None]  # by seat: which bot sits there
    free_seats: int
    waits_for_you: bool
    differences: int | None  # of an owner's components; None if the standard ones are in play
    created_at: float  # and not when somebody last moved: while all decide at once that is a secret
    winners: list[int]  # their seats


class Moment(Struct, frozen=True):
    """The game at some time, as the viewer saw it, with what had happened just before. All viewers count alike."""

    number: int
    view: View
    since: int  # the number of the first of these events
    events: list[Event]
    open: list[View]  # what each seat saw, if that was asked for
    report: list[Section]  # the table in words, if that was asked for


class Moments(Struct, frozen=True):
    """Some moments of a game, and for every one how many events had been seen by then."""

    marks: list[int]
    moments: list[Moment]


class Checked(Struct, frozen=True):
    """Is a record's luck what was committed to?"""

    is_true: bool
    luck_moves: int
    problem: str


decode_command = msgspec.json.Decoder(AnyCommand).decode
decode_takeback = msgspec.json.Decoder(TakebackInfo).decode
decode_result = msgspec.json.Decoder(Result).decode
encode = msgspec.json.Encoder().encode
