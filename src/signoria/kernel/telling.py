"""Events of the engine with their names: numbers become typed arguments."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from signoria.kernel.game import Event
from signoria.kernel.phrases import Arg, Args, Count, Name, Seat

Maker = Callable[[int], Arg | Args]  # what a number means; several arguments, if several numbers are packed in one
Makers = Mapping[str, Maker]  # by the name of the argument
KindOfEvent = tuple[str, tuple[str, ...]]  # its name, and those of its arguments


def event_of(
    kind: KindOfEvent,
    numbers: Sequence[int | None],
    makers: Makers,
    gathers: str = "",
    signed: Collection[str] = (),
) -> Event:
    """An event with its arguments; what is not there, or not to be known, is None. Those of `signed` may be below 0."""
    name, names = kind
    args: Args = {}
    for arg, number in zip(names, numbers, strict=False):
        made = None if number is None or (number < 0 and arg not in signed) else makers[arg](number)
        if isinstance(made, dict):
            args.update(made)
        else:
            args[arg] = made
    return Event(name, args, gathers)


def named(kind: str, names: Sequence[str]) -> Callable[[int], Name]:
    """Numbers that are indices of things of this kind."""
    things = tuple(Name(kind, name) for name in names)
    return lambda number: things[number]


def counted(unit: str = "") -> Callable[[int], Count]:
    """Numbers that count something."""
    return lambda number: Count(number, unit)


def seat(number: int) -> Seat:
    """Numbers that are seats."""
    return Seat(number)
