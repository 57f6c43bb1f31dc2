"""What the server answers instead of doing what was asked."""

from __future__ import annotations

from signoria.kernel.phrases import Phrase


class Denied(Exception):
    """Not done, and nothing has changed. The text's key is `server-<code>`, or a refusal's of the rules."""

    def __init__(self, code: str, status: int = 409, **args: int | str | Phrase) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.args_of_text = args


class Unavailable(Denied):
    """The database does not answer, or its disk is full: try again, with the same key."""

    def __init__(self, cause: Exception) -> None:
        super().__init__("unavailable", 503)
        self.cause = cause

    @property
    def problem(self) -> str:
        """What a log may say of it: no statement, and nothing of what was to be written."""
        return str(getattr(self.cause, "orig", None) or self.cause).partition("\n")[0][:200]


def absent() -> Denied:
    """What is not there, and what one may not see, look alike."""
    return Denied("no-such-table", 404)
