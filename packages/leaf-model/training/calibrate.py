"""Chooses the temperature and the gate of each crop from pictures that training did not see."""

from __future__ import annotations

import numpy as np

from decide import NO_LEAF, Verdict, crop_places, softmax
from figures import Header, Judged

# Laboratory pictures alone would let through everything; real ones are harder, hence the least values.
TEMPERATURES = np.geomspace(0.7, 3.0, 60)
GATES = np.arange(0.6, 0.96, 0.01)
GROUP_WEIGHTS = (1.0, 3.0)
LABORATORY_TARGET, FIELD_TARGET, LEAST_ANSWERED = 0.9775, 0.90, 0.62


def negative_log_likelihood(logits: np.ndarray, truth: list[str], places: list[int], classes: list[str]) -> float:
    rows = softmax(logits[:, places])
    true_places = [places.index(classes.index(name)) for name in truth]
    return float(-np.log(rows[np.arange(len(truth)), true_places] + 1e-12).mean())


def best_temperature(groups: list[tuple[np.ndarray, list[str]]], crop: str, classes: list[str]) -> float:
    """The temperature under which the true classes are likeliest.

    Pictures of the field, the last group if there are two, count most: there the model is used.
    """
    places = [*crop_places(classes, crop), len(classes) - 1]

    def cost(temperature: float) -> float:
        costs = [negative_log_likelihood(rows / temperature, truth, places, classes) for rows, truth in groups]
        return sum(weight * each for weight, each in zip(GROUP_WEIGHTS, costs))

    return round(float(min(TEMPERATURES, key=cost)), 3)


def outcome(judged: Judged, gate: float) -> tuple[float, float]:
    """Share of right answers and share answered at this gate."""
    out = [(v.best == name) for v, name in zip(judged.verdicts, judged.truth) if passes(v, gate)]
    return (float(np.mean(out)) if out else 1.0), len(out) / max(len(judged.truth), 1)


def passes(verdict: Verdict, gate: float) -> bool:
    return verdict.answer != NO_LEAF and verdict.scores[verdict.best] >= gate


def best_gate(groups: list[tuple[Judged, float]]) -> float:
    """The lowest gate at which every group (with its target) is right often enough.

    If none is, or too little would be answered, the highest gate that still answers enough of each.
    """
    enough = [gate for gate in GATES if all(outcome(group, gate)[1] >= LEAST_ANSWERED for group, _ in groups)]
    reached = [gate for gate in GATES if all(outcome(group, gate)[0] >= target for group, target in groups)]
    both = [gate for gate in reached if gate in enough]
    return round(float(both[0] if both else (enough[-1] if enough else GATES[-1])), 2)


def calibrate(header: Header, laboratory: tuple[np.ndarray, list[str]], field: tuple[np.ndarray, list[str]]) -> Header:
    """The header with temperatures and gates; the field pictures count for the crops they show."""
    header = {**header, "temperature": dict(header["temperature"]), "gates": dict(header["gates"])}
    for crop in header["gates"]:
        groups = [only_crop(*group, crop) for group in (laboratory, field)]
        groups = [group for group in groups if len(group[1]) > 0]
        header["temperature"][crop] = best_temperature(groups, crop, header["classes"])
        targets = [LABORATORY_TARGET, FIELD_TARGET]
        judged = [(Judged.of(*group, header), target) for group, target in zip(groups, targets)]
        header["gates"][crop] = best_gate(judged)
    return header


def only_crop(logits: np.ndarray, truth: list[str], crop: str) -> tuple[np.ndarray, list[str]]:
    chosen = [place for place, name in enumerate(truth) if name.startswith(f"{crop}__")]
    return logits[chosen], [truth[place] for place in chosen]
