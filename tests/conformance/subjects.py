"""The subjects: every game, the laboratory's too. A new game adds its own line here, and gets the whole suite."""

from __future__ import annotations

from conformance import condottiere_subject, mini_subject, tiny_subject, tuscany_subject, virtu_subject, wars_subject
from conformance.subject import Subject, Table

from signoria.kernel.registry import games

KNOWN: dict[str, Subject] = {
    one.game.id: one
    for one in (
        condottiere_subject.SUBJECT,
        tiny_subject.SUBJECT,
        tuscany_subject.SUBJECT,
        virtu_subject.SUBJECT,
        wars_subject.SUBJECT,
    )
}
MISSING = [game.id for game in games() if game.id not in KNOWN]
SUBJECTS = [*[KNOWN[game.id] for game in games() if game.id in KNOWN], mini_subject.SUBJECT]
NAMES = [subject.game.id for subject in SUBJECTS]
SITTINGS: list[tuple[Subject, Table]] = [(subject, table) for subject in SUBJECTS for table in subject.tables]
SITTING_NAMES = [f"{subject.game.id}: {table}" for subject, table in SITTINGS]
