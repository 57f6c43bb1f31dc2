"""Reading Fluent texts in tests: which variables a message asks for."""

from __future__ import annotations

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Collects the variables of a text."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables_of(entry: fluent.Message) -> frozenset[str]:
    """The variables of a message, those of its attributes included."""
    found = Variables()
    found.visit(entry)
    return frozenset(found.names)
