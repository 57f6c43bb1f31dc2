"""The command `signoria`: it only reads its arguments; the work is done elsewhere."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from signoria.kernel.errors import BadInput, Refused
from signoria.lab.fuzz import RUNAWAY

WRONG = 1
UNREADABLE = 2

app = typer.Typer(
    help="Board games of Renaissance Italy: play, check, explore. Say `signoria COMMAND --help` for more.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Record = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as saved by `play`.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain text, without colours and frames.")]


@app.command(epilog="Example: signoria play --seats 3 --bot greedy --option hidden_cards=true")
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; condottiere if not said.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players; 4 if not said.")] = None,
    seed: Annotated[int | None, typer.Option(help="Makes luck and bots repeatable.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the table.")] = None,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays against you.")] = "random",
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People on all seats, at one keyboard.")] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record in this file.")] = None,
    plain: Plain = False,
) -> int:
    """Play a game in the terminal. You are seat 0; bots sit on the others."""
    from signoria.terminal import files
    from signoria.terminal import play as terminal

    if resume is not None and (option or any(one is not None for one in (game, seats, seed))):
        raise BadInput("--resume says by itself which game it is; leave out GAME, --seats, --seed and --option")
    if resume is not None:
        match = terminal.resume(resume)
    else:
        match = terminal.begin(game or "condottiere", 4 if seats is None else seats, seed, read_options(option or []))
    if record is not None:
        record = files.write_record(record, match.record(private=True))
    people = range(match.seats) if hotseat else [0]
    return terminal.Table(match, people, terminal.paper(plain), record or resume, bot, seed).play()


@app.command(epilog="Example: signoria verify game.txt")
def verify(file: Record, json: Json = False) -> int:
    """Check the luck of a record. Exit code 0: true; 1: it differs or cannot be checked; 2: this is no record."""
    import signoria
    from signoria.match.record import split
    from signoria.terminal.files import read_text

    text = read_text(file)
    split(text)
    verdict = signoria.verify(text)
    if json:
        print(msgspec.json.encode(verdict._asdict()).decode())
    elif verdict.is_true:
        print(f"True: all {verdict.luck_moves} chance moves come out as recorded.")
    else:
        print(f"Not true, or not to be checked: {verdict.problem}")
    return 0 if verdict.is_true else WRONG


@app.command(epilog="Example: signoria replay game.txt --seat 1 --move 12")
def replay(
    file: Record,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; if not said, everything.")] = None,
    move: Annotated[int | None, typer.Option(min=0, help="Only the table after so many moves.")] = None,
    plain: Plain = False,
) -> int:
    """Print a recorded game. Move by move, or only the table after one of its moves."""
    from signoria.terminal.play import paper
    from signoria.terminal.review import review

    review(file, seat, move, paper(plain))
    return 0


@app.command(epilog="Example: signoria fuzz condottiere --games 500 --seed 1516")
def fuzz(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="Of the first game; the others count on from it.")] = 0,
    seats: Annotated[int | None, typer.Option(help="Only with so many players.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = os.cpu_count() or 1,
    limit: Annotated[int, typer.Option(min=1, help="A game with so many decisions is a runaway.")] = RUNAWAY,
    dump: Annotated[Path, typer.Option(metavar="DIR", help="Where failures are written.")] = Path("fuzz-failures"),
    json: Json = False,
) -> int:
    """Play checked random games. All player counts and variants take their turn. Exit code 1 if anything broke."""
    from signoria.terminal import fuzzing

    return fuzzing.run(game, games, seed, seats, workers, limit, dump, json)


@app.command(epilog="Example: signoria rules condottiere C3.5")
def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule (C3.5) or a chapter (C3).")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="How many tests cite each rule.")] = False,
    plain: Plain = False,
) -> int:
    """Print the rules. Our own text, whole or in part. With --coverage the exit code is 1 if a rule has no test."""
    from signoria import rulebook
    from signoria.terminal import reading

    book = rulebook.read(game)
    if coverage:
        return reading.print_coverage(book, book.find(rule) if rule else book.rules)
    reading.print_rules(book, rule, plain)
    return 0


@app.command(epilog="Example: signoria doctor --json")
def doctor(json: Json = False) -> int:
    """Say which engine runs, and more. Exit code 1 if the installed package is older than its sources."""
    from signoria.terminal.doctor import examine

    health = examine()
    print(msgspec.json.encode(health).decode() if json else "\n".join(health.lines()))
    return WRONG if health.stale else 0


def read_options(given: list[str]) -> dict[str, object]:
    """`hidden_cards=true`, `points=20`; a name alone is true."""
    options: dict[str, object] = {}
    for word in given:
        name, _, value = word.partition("=")
        if value in ("true", "false") or "=" not in word:
            options[name] = value != "false"
        elif re.fullmatch(r"-?[0-9]{1,9}", value):
            options[name] = int(value)
        else:
            raise BadInput(f"--option {word}: must be NAME=true, NAME=false or NAME=number")
    return options


def main() -> None:
    """Run a command; whatever is wrong with its input is said in one line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        code = app(sys.argv[1:] or ["--help"], standalone_mode=False, prog_name="signoria")
    except typer.TyperException as problem:
        code = complain(str(problem.format_message()))
    except (BadInput, Refused) as problem:
        code = complain(str(problem))
    except typer.Abort:
        code = 130
    sys.exit(code)


def complain(problem: str) -> int:
    """One clear line, and the exit code that says so."""
    line = " ".join(problem.split())
    print(f"signoria: {line}", file=sys.stderr)
    return UNREADABLE
