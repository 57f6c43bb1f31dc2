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
from signoria.server import commands
from signoria.terminal import completion
from signoria.texts import Texts, language, texts_in

WRONG = 1
UNREADABLE = 2

app = typer.Typer(
    help="Board games of Renaissance Italy: play, check, explore.",
    epilog="`signoria COMMAND --help` says more, with examples. Exit codes: 0 all is well; 1 something is wrong with "
    "what was looked at; 2 the input cannot be understood; 130 stopped.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def examples(*commands: str) -> str:
    """What stands below a command's options: how it may be used, a line each."""
    return "\b\n" + "\n".join(f"{' ' * 9 if at else 'Example: '}signoria {one}" for at, one in enumerate(commands))


Game = Annotated[str, typer.Argument(metavar="GAME", help="Which game.", autocompletion=completion.games)]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as saved by `play`.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain text, without colours and frames.")]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="CODE", help="en, ru or cs; if not said, as the environment says.", autocompletion=completion.languages
    ),
]
Workers = Annotated[int, typer.Option(min=1, metavar="N", help="How many processes.")]
Components = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="The components as an owner of the box has corrected them (TOML)."),
]
TableOption = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=VALUE",
        help="An option of the table; may be said several times. A name alone is true.",
        autocompletion=completion.options,
    ),
]
PROCESSES = os.cpu_count() or 1


@app.command(
    epilog=examples(
        "play",
        "play condottiere --seats 4 --bot captain,prince --lang cs",
        "play --seats 2 --hotseat --option hidden_cards",
        "play tuscany --seats 3 --option random_joins",
        "play virtu --seats 3 --components my-box.toml",
        "play --resume game.txt",
    )
)
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Which game; condottiere if not said.", autocompletion=completion.games),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many players; 4 if not said, where 4 can play.")
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Makes luck and bots repeatable.")] = None,
    option: TableOption = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME",
            help="Who plays against you, the last of them on all other seats: a level of the ladder, such as captain, "
            "or a bot with its budget, such as ismcts:400ms. If not said, captain, or greedy in games without levels.",
            autocompletion=completion.bots,
        ),
    ] = None,
    people: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many people share this keyboard; 1 if not said.")
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People on all seats.")] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record in this file.")] = None,
    components: Components = None,
    plain: Plain = False,
    lang: Language = None,
) -> int:
    """Play a game in the terminal.

    On a terminal, if nothing is said about the table, everything is chosen with the arrow keys. Else you are seat 0,
    and bots sit on the others. Leave with `quit` or Ctrl-C: the game is saved, and how to go on is said.
    """
    from signoria.terminal import play as terminal
    from signoria.terminal.files import naming

    if resume is not None and (option or any(one is not None for one in (game, seats, seed))):
        raise BadInput("--resume says by itself which game it is; leave out GAME, --seats, --seed and --option")
    if hotseat and people is not None:
        raise BadInput("--hotseat puts people on all seats; leave out --people")
    bots = read_bots(bot) if bot else []
    options = read_options(option or [])
    wanted = terminal.Wanted(game, seats, seed, options, bots, people, hotseat, resume, record, plain, components)
    with naming(components):
        return terminal.play(wanted, spoken(lang))


@app.command(epilog=examples("verify game.txt", "verify game.txt --json"))
def verify(file: Record, components: Components = None, json: Json = False, lang: Language = None) -> int:
    """Check the luck of a record.

    Every chance move is derived again from what the game was committed to. Exit code 0: all is as recorded; 1: it
    differs or cannot be checked; 2: this is no record.
    """
    import signoria
    from signoria.match.record import split
    from signoria.terminal.files import read_text

    text = read_text(file)
    split(text)
    verdict = signoria.verify(text, None if components is None else read_text(components))
    if json:
        print(msgspec.json.encode(verdict._asdict()).decode())
    elif verdict.is_true:
        print(spoken(lang).say("terminal-verified", number=verdict.luck_moves))
    else:
        print(spoken(lang).say("terminal-not-verified", problem=verdict.problem))
    return 0 if verdict.is_true else WRONG


@app.command(epilog=examples("replay game.txt", "replay game.txt --seat 1 --move 12"))
def replay(
    file: Record,
    seat: Annotated[int | None, typer.Option(metavar="N", help="As this seat saw it; if not said, everything.")] = None,
    move: Annotated[int | None, typer.Option(min=0, metavar="N", help="The table after so many moves.")] = None,
    components: Components = None,
    plain: Plain = False,
    lang: Language = None,
) -> int:
    """Look at a recorded game.

    On a terminal it is stepped through with the arrow keys. Else it is printed move by move, or only the table after
    one of its moves.
    """
    from signoria.terminal.files import naming
    from signoria.terminal.review import review

    with naming(components):
        review(file, seat, move, spoken(lang), plain, components)
    return 0


@app.command(
    epilog=examples(
        "sim condottiere --bots greedy,random --games 400",
        "sim condottiere --seats 4 --bots greedy,random,random,random",
        "sim condottiere --seats 3 --bots greedy --csv games.csv",
    )
)
def sim(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME",
            help="Who plays. They fill the seats in turn, and move on by a seat from game to game.",
            autocompletion=completion.bots,
        ),
    ] = "greedy,random",
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many players; as many as bots if not said.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="N", help="Of the first game; the others count on from it.")] = 0,
    option: TableOption = None,
    workers: Workers = PROCESSES,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A row for each game. A run that was stopped goes on from it.")
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let bots play many games.

    Counts who wins, with 95 % intervals, and how games end. A shared victory counts in parts. To go on after a run was
    stopped, or with more games, say the same command again with the same --csv FILE. Equal seeds are equal games,
    however many processes play them. Exit code 1 if a game broke, 130 if stopped.
    """
    from signoria.lab.simulate import set_up
    from signoria.terminal import simulation

    spoken(lang)  # its report is for researchers, and in English
    names = read_bots(bots)
    contest = set_up(game, len(names) if seats is None else seats, names, seed, read_options(option or []))
    return simulation.run(contest, games, workers, csv, json)


@app.command(
    epilog=examples(
        "tournament condottiere",
        "tournament condottiere --bots greedy,captain,prince --seats 2 --games 400",
        "tournament condottiere --bots ismcts:400ms,greedy --seats 4 --against-rest",
        "tournament condottiere --seats 6 --csv games.csv --json",
    )
)
def tournament(
    game: Game,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME",
            help="Who plays; if not said, greedy and the levels of the game.",
            autocompletion=completion.bots,
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many players; as few as the game allows if not said.")
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many games each line-up plays: a multiple of the seats.")
    ] = 120,
    seed: Annotated[int, typer.Option(metavar="N", help="Of the first deal; the others count on from it.")] = 0,
    option: TableOption = None,
    against_rest: Annotated[
        bool, typer.Option("--against-rest", help="The first bot has one seat, each other in turn all the rest.")
    ] = False,
    workers: Workers = PROCESSES,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A row for each game. A run that was stopped goes on from it.")
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Find out how strong bots are.

    Every line-up plays every deal from all seats. With 2 seats all pairs meet; with more, all groups that the seats
    hold, and if there are fewer bots than seats, some sit twice, each in turn. Prints ratings in Elo points with 95 %
    intervals: greedy has 1500. To go on after a run was stopped, or with more games, say the same command again with
    the same --csv FILE. Exit code 1 if a game broke, 130 if stopped.
    """
    from signoria.bots.ladder import levels
    from signoria.kernel.registry import find
    from signoria.lab.tournament import arrange
    from signoria.terminal import tournament as terminal

    spoken(lang)  # its report is for researchers, and in English
    names = read_bots(bots) if bots is not None else ["greedy", *(levels(game) or ["random"])]
    size = min(find(game).seats) if seats is None else seats
    plan = arrange(game, size, names, seed, read_options(option or []), against_rest)
    return terminal.run(plan, games, workers, csv, json)


@app.command(
    epilog=examples("fuzz condottiere --games 500 --seed 1516", "fuzz condottiere --seats 2 --workers 1 --json")
)
def fuzz(
    game: Game,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(metavar="N", help="Of the first game; the others count on from it.")] = 0,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Only with so many players.")] = None,
    workers: Workers = PROCESSES,
    limit: Annotated[
        int, typer.Option(min=1, metavar="N", help="A game with so many decisions is a runaway.")
    ] = RUNAWAY,
    dump: Annotated[Path, typer.Option(metavar="DIR", help="Where failures are written.")] = Path("fuzz-failures"),
    json: Json = False,
    lang: Language = None,
) -> int:
    """Play checked random games.

    All player counts and variants take their turn. Whatever breaks is written down as a record that replays. Exit code
    1 if anything broke, 130 if stopped.
    """
    from signoria.terminal import fuzzing

    spoken(lang)  # its report is for programmers, and in English
    return fuzzing.run(game, games, seed, seats, workers, limit, dump, json)


@app.command(
    epilog=examples(
        "exploit", "exploit --bots greedy,captain --seeds 16", "exploit --bots ismcts:50it --iterations 1000 --json"
    )
)
def exploit(
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAME,NAME", help="Who is looked at; all if not said.", autocompletion=completion.bots),
    ] = None,
    seeds: Annotated[
        int, typer.Option(min=1, metavar="N", help="How often each question is asked, with another seed.")
    ] = 8,
    iterations: Annotated[int, typer.Option(min=1, metavar="N", help="How long the solution is learned.")] = 300,
    workers: Workers = PROCESSES,
    json: Json = False,
    lang: Language = None,
) -> int:
    """How far from perfect the bots are.

    Solves condottiere-mini, a Condottiere of a dozen cards (docs/mini.md), by counterfactual regret minimisation; asks
    each bot what it does wherever it can come to there; and prints how much a perfect opponent, who knows that, wins
    above a half. 0 % is perfect play. Exit code 130 if stopped.
    """
    from signoria.bots import NAMED
    from signoria.terminal import exploiting

    spoken(lang)  # its report is for researchers, and in English
    names = list(NAMED) if bots is None else read_bots(bots)
    return exploiting.run(names, seeds, iterations, workers, json)


@app.command(epilog=examples("rules condottiere C3.5", "rules condottiere C4", "rules condottiere --coverage --json"))
def rules(
    game: Game,
    rule: Annotated[
        str | None,
        typer.Argument(
            metavar="ID",
            help="A rule (C3.5) or a chapter (C3); if not said, everything.",
            autocompletion=completion.rules,
        ),
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="How many tests cite each rule.")] = False,
    json: Json = False,
    plain: Plain = False,
    lang: Language = None,
) -> int:
    """Print the rules.

    Our own text, whole or in part. With --coverage the exit code is 1 if a rule has no test.
    """
    from signoria import rulebook
    from signoria.terminal import reading

    book = rulebook.read(game, spoken(lang).lang)
    found = book.find(rule) if rule else list(book.rules)
    if coverage:
        return reading.print_coverage(book, found, json)
    if json:
        print(msgspec.json.encode([one._asdict() for one in found]).decode())
    else:
        reading.print_rules(book, rule, plain)
    return 0


@app.command(
    epilog=examples(
        "components virtu",
        "components virtu bishop",
        "components tuscany card:castle --lang cs",
        "components virtu --export my-box.toml",
        "components virtu --components my-box.toml",
    )
)
def components(
    game: Game,
    thing: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="THING",
            help="A card, tile, city or other thing, by its id or its name; if not said, everything.",
            autocompletion=completion.things,
        ),
    ] = None,
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the standard components to a file, to correct them.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite that file.")] = False,
    components: Components = None,
    json: Json = False,
    plain: Plain = False,
    lang: Language = None,
) -> int:
    """Say what lies in the box.

    What every card, tile, city and piece is and does, and where that is known from: printed, derived from the text, or
    reconstructed. An owner of the box can correct it: --export writes a file, --components reads one, which may hold
    only what differs.
    """
    from signoria.terminal import components as terminal
    from signoria.terminal.files import naming, read_text

    if export is not None:
        if components is not None or thing:
            raise BadInput("--export writes the standard components; leave out THING and --components")
        terminal.export(game, export, force, spoken(lang))
        return 0
    with naming(components):
        corrected = None if components is None else read_text(components)
        terminal.show(game, " ".join(thing or []), corrected, spoken(lang), plain, json)
    return 0


@app.command(
    epilog=examples(
        "tune condottiere --bot greedy --games 1000 --start hand --out my.toml",
        "tune condottiere --bot ismcts:150it --games 300 --start my.toml --out my.toml",
        "tournament condottiere --bots ismcts@my.toml:200it,ismcts:200it --games 400",
    )
)
def tune(
    game: Game,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the weights are written (TOML).")],
    bot: Annotated[
        str, typer.Option(metavar="NAME", help="Who plays against itself; a search plays with the old weights.")
    ] = "ismcts:150it",
    seats: Annotated[int, typer.Option(metavar="N", help="The weights for so many players.")] = 2,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 300,
    start: Annotated[str, typer.Option(metavar="NAME|FILE", help="The old weights; those in force if not said.")] = "",
    seed: Annotated[int, typer.Option(metavar="N", help="Of the first game; the others count on from it.")] = 0,
    workers: Workers = PROCESSES,
    lang: Language = None,
) -> int:
    """Tune what search knows of a game.

    The bot plays against itself; then the weights of positions are fitted to who won, those of moves to what the bot
    liked, and cards in hands are counted by conduct. Equal seeds give equal weights.
    """
    from signoria.terminal import tuning

    spoken(lang)  # its report is for researchers, and in English
    return tuning.run(game, seats, bot, games, start, out, seed, workers)


@app.command(epilog=examples("doctor", "doctor --json"))
def doctor(json: Json = False, lang: Language = None) -> int:
    """Say which engine runs, and more.

    Versions, games, languages, and whether the installed package is what the sources say. Exit code 1 if it is older.
    """
    from signoria.terminal.doctor import examine

    health = examine(spoken(lang).lang)
    print(msgspec.json.encode(health).decode() if json else "\n".join(health.lines()))
    return WRONG if health.stale else 0


app.command(epilog=examples("serve", "serve --lan", "serve --database postgresql://localhost/signoria"))(commands.serve)
app.command("upgrade-check", epilog=examples("upgrade-check", "upgrade-check --json"))(commands.upgrade_check)
app.add_typer(commands.admin, name="admin", rich_help_panel=None)


def spoken(lang: str | None) -> Texts:
    """The texts of the language asked for, or of the one that the environment speaks."""
    return texts_in(language(lang, os.environ))


def read_bots(given: str) -> list[str]:
    """`greedy,ismcts:2000it,400ms`: a comma before a figure is one within a budget."""
    return [name.strip() for name in re.split(r",(?!\s*[0-9])", given)]


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
