"""Are counted draws what their weights say? A chi-square test in a few lines."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

FEW = 5  # cells of which fewer are expected are counted together
DEVIATIONS = 4.75  # of a normal distribution: one honest source in a million goes beyond


def surprise(drawn: Mapping[str, int], weights: Mapping[str, int]) -> float:
    """Chi-square as a share of what an honest source may reach: above 1 the draws do not follow the weights."""
    draws, total = sum(drawn.values()), sum(weights.values())
    cells: list[tuple[float, int]] = []
    small, few = 0.0, 0
    for name, weight in weights.items():
        expected = draws * weight / total
        if expected < FEW:
            small, few = small + expected, few + drawn.get(name, 0)
        else:
            cells.append((expected, drawn.get(name, 0)))
    if small >= FEW:
        cells.append((small, few))
    if len(cells) < 2:
        return 0.0
    square = sum((seen - expected) ** 2 / expected for expected, seen in cells)
    free = len(cells) - 1
    limit = free * (1 - 2 / (9 * free) + DEVIATIONS * sqrt(2 / (9 * free))) ** 3  # Wilson and Hilferty
    return square / limit
