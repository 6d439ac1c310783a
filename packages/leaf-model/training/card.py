"""Writes the figures into the model card, between two marks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

START, END = "<!-- figures: start -->", "<!-- figures: end -->"


def percent(value: float | None) -> str:
    return "none" if value is None else f"{value * 100:.1f} %"


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def answer_row(name: str, part: dict[str, Any]) -> list[str]:
    shares = ["rightOfAll", "firstTwo", "answered", "rightOfAnswered", "calledNoLeaf"]
    return [name, str(part["pictures"]), *(percent(part[share]) for share in shares)]


def answers(result: dict[str, Any]) -> str:
    rows = [answer_row(f"laboratory, {name}", part) for name, part in result["laboratory"].items()]
    rows.append(answer_row("laboratory, half that chose no constants", result["laboratoryUntouchedHalf"]["all"]))
    rows.append(answer_row("field, maize", result["fieldMaize"]))
    rows.append(answer_row("field, maize, constants from the other folds", result["fieldMaizeGatesFromOtherFolds"]))
    six = result["sixLeaves"]
    rows.append(answer_row("six laboratory leaves together (draws)", six["laboratory"]))
    rows.append(answer_row("six field leaves of maize together (draws)", six["fieldMaize"]))
    heads = ["held-out pictures", "number", "right of all", "right in first two"]
    heads += ["answered", "right of answered", "called no leaf"]
    return table(heads, rows)


def classes(result: dict[str, Any]) -> str:
    rows = []
    for place, title in (("laboratory", "laboratory"), ("fieldMaize", "field")):
        for name, part in result["classes"][place].items():
            precision, recall = percent(part["precision"]), percent(part["recall"])
            rows.append([title, name.replace("__", ": ").replace("_", " "), str(part["pictures"]), precision, recall])
    return table(["where", "class, crop told", "number", "precision", "recall"], rows)


def others(result: dict[str, Any]) -> str:
    other = result["other"]
    parts = {"all": other["all"], "kinds seen in training, new pictures": other["knownKinds"]}
    parts["kinds never seen in training"] = other["unseenKinds"]
    parts |= {name.replace("_", " "): part for name, part in other["kinds"].items()}
    rows = [
        [name, str(part["pictures"]), percent(part["recall"]), percent(part["answered"])]
        for name, part in parts.items()
    ]
    return table(["no leaf", "number", "called no leaf", "answered with a state"], rows)


def changes(result: dict[str, Any]) -> str:
    rows = [
        [name, percent(part["same"]), percent(part["sameBest"]), percent(part["contradicted"])]
        for name, part in result["invariance"].items()
    ]
    return table(["the same picture", "same answer", "same likeliest class", "two different answers"], rows)


def targets(result: dict[str, Any]) -> str:
    """The targets of the issue, and whether the held-out pictures reach them."""
    laboratory, field, other = result["laboratory"]["all"], result["fieldMaizeGatesFromOtherFolds"], result["other"]
    alarms, fair = laboratory["calledNoLeaf"], result["laboratoryUntouchedHalf"]["all"]
    least_same = min(part["same"] for part in result["invariance"].values())
    checks = [
        ("laboratory, right of all", laboratory["rightOfAll"], ">=", 0.93),
        ("laboratory, right of answered (half that chose no constants)", fair["rightOfAnswered"], ">=", 0.97),
        ("field maize, right of all", field["rightOfAll"], ">=", 0.78),
        ("field maize, right of answered", field["rightOfAnswered"], ">=", 0.88),
        ("field maize, answered", field["answered"], ">=", 0.60),
        ("no leaf, recall", other["all"]["recall"], ">=", 0.95),
        ("laboratory leaves called no leaf", alarms, "<=", 0.03),
        ("field leaves called no leaf", field["calledNoLeaf"], "<=", 0.03),
        ("calibration error, field and laboratory", result["calibrationError"]["all"], "<=", 0.05),
        ("calibration error, laboratory alone", result["calibrationError"]["laboratory"], "<=", 0.05),
        ("calibration error, field alone", result["calibrationError"]["fieldMaize"], "<=", 0.05),
        ("no leaf, answered", other["all"]["answered"], "<=", 0.02),
        ("same answer, least of four changes", least_same, ">=", 0.97),
    ]
    rows = []
    for name, value, sign, limit in checks:
        reached = value >= limit if sign == ">=" else value <= limit
        rows.append([name, f"{sign} {percent(limit)}", percent(value), "reached" if reached else "**missed**"])
    return table(["target", "wanted", "measured", ""], rows)


def write_card(card: Path, result: dict[str, Any]) -> None:
    """Replaces what stands between the marks."""
    text = card.read_text()
    before, rest = text.split(START)
    after = rest.split(END)[1]
    parts = [targets(result), answers(result), others(result), changes(result), classes(result)]
    card.write_text(before + START + "\n\n" + "\n\n".join(parts) + "\n\n" + END + after)
