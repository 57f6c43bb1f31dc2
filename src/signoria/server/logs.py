"""Logs: a line of JSON for each event, or, on a terminal, a line for people. No secret, token or chat is in them."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

PLAIN = frozenset(vars(logging.makeLogRecord({})))  # what every record has; the rest was said with `extra`


class Lines(logging.Formatter):
    """One event as one line."""

    def __init__(self, is_json: bool) -> None:
        super().__init__()
        self.is_json = is_json

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        extra = {
            name: str(value) for name, value in vars(record).items() if name not in PLAIN and name != "color_message"
        }
        event = record.getMessage()
        if self.is_json:
            fields = {"at": at, "level": record.levelname.lower(), "where": record.name, "event": event, **extra}
            if record.exc_info:
                fields["trace"] = self.formatException(record.exc_info)
            return msgspec.json.encode(fields).decode()
        words = " ".join(f"{name}={value}" for name, value in extra.items())
        words = "".join(one if one.isprintable() else "?" for one in words)  # nothing that a terminal would obey
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{at[11:19]} {record.levelname.lower()} {event} {words}".rstrip() + trace


def set_up() -> None:
    """To the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(not sys.stderr.isatty()))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("signoria").setLevel(logging.INFO)
