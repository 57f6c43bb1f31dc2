"""Patronage: the next step, and what the bonuses do (V4.2, V4.7)."""

from __future__ import annotations

from signoria.games.virtu import moves
from signoria.games.virtu.components import BONUS_NAMES, BONUSES, MICHELANGELO, Edition
from signoria.games.virtu.phrases import BONUS
from signoria.games.virtu.prospects.question import Question
from signoria.games.virtu.steps.actions import patronage_cost
from signoria.games.virtu.steps.paying import ACTION
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Args, Count, Phrase


def patronise(q: Question) -> Outlook:
    """V4.2: the next step on the track."""
    s, seat = q.s, q.seat
    track = s.edition.patronage_prestige
    at = s.patronage[seat]
    if at >= len(s.edition.patronage_costs):
        return Outlook(prospects=(q.prospect(Phrase("outlook-patronage-ends"), moves.ACT),))
    brings = []
    if track[at + 1] > track[at]:
        brings.append(Phrase("outlook-prestige", {"prestige": Count(track[at + 1] - track[at], "prestige")}))
    if at + 1 in s.edition.bonus_steps:
        brings.append(Phrase("outlook-brings-bonus"))
    if s.has_bonus(seat, MICHELANGELO):
        brings.append(Phrase("outlook-michelangelo", {"crowns": Count(s.edition.michelangelo, "crown")}))
    if at + 1 == len(s.edition.patronage_costs):
        brings.append(Phrase("outlook-ends-game"))
    step = Phrase("outlook-patronage-step", {"step": Count(at + 1)})
    price = patronage_cost(s, seat)
    return Outlook(prospects=(q.prospect(step, moves.ACT, price=price, context=ACTION, brings=tuple(brings)),))


def choose_bonus(q: Question) -> Outlook:
    """V4.2: all bonuses, with what they do."""
    edition = q.s.edition
    found = [q.prospect(BONUS(bonus), moves.CHOOSE[bonus], brings=(does(edition, bonus),)) for bonus in range(BONUSES)]
    return Outlook(prospects=tuple(found))


def does(edition: Edition, bonus: int) -> Phrase:
    """V4.7: what a bonus does, in the words of its description."""
    args: Args = {
        "war": Count(edition.bonus_war[bonus]),
        "florins": Count(edition.bonus_war_costs[bonus], "florin"),
        "spaces": Count(edition.bonus_spaces[bonus]),
        "crowns": Count(edition.michelangelo if bonus == MICHELANGELO else 0, "crown"),
        "prestige": Count(edition.bonus_prestige[bonus], "prestige"),
        "defence": Count(edition.bastion if BONUS_NAMES[bonus] == "bastion" else 0),
        "crosses": Count(edition.bonus_crosses[bonus], "cross"),
    }
    return Phrase(f"does-bonus-{BONUS_NAMES[bonus]}", args)
