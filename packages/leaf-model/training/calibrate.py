"""Chooses the temperature, the biases and the gate of each crop from pictures that training did not see."""

from __future__ import annotations

import numpy as np
import torch
import torch.nn.functional as F

from decide import NO_LEAF, Verdict, crop_places
from figures import Header, Judged

# Laboratory pictures alone would let through everything; real ones are harder, hence the least values.
GATES = np.arange(0.6, 0.96, 0.01)
GROUP_WEIGHTS = (1.0, 5.0)
BIAS_DECAY = 0.5
# Crops that are almost always right would be called certain.
LEAST_TEMPERATURE = 0.7
LABORATORY_TARGET, FIELD_TARGET, LEAST_ANSWERED = 0.9775, 0.90, 0.62


def scale(groups: list[tuple[np.ndarray, list[str]]], crop: str, classes: list[str]) -> tuple[float, list[float]]:
    """The temperature, and what is added to the logits of the crop's classes before it (vector scaling, Guo et al. 2017).

    Both make the true classes of the groups likeliest. Pictures of the field, the last group if there
    are two, count most, since there the model is used. Without them nothing is added: the shares of
    the classes in the laboratory say nothing about the field.
    """
    places = [*crop_places(classes, crop), len(classes) - 1]
    rows = [torch.from_numpy(logits[:, places]).double() for logits, _ in groups]
    labels = [torch.tensor([places.index(classes.index(name)) for name in truth]) for _, truth in groups]
    cold, bias = (torch.zeros(size, dtype=torch.double, requires_grad=True) for size in (1, len(places) - 1))
    has_field = len(groups) > 1
    optimiser = torch.optim.LBFGS([cold, bias] if has_field else [cold], max_iter=200)

    def cost() -> torch.Tensor:
        optimiser.zero_grad()
        added = F.pad(bias, (0, 1))
        costs = [F.cross_entropy((part + added) * cold.exp(), label) for part, label in zip(rows, labels)]
        total = sum(weight * each for weight, each in zip(GROUP_WEIGHTS, costs)) + BIAS_DECAY * bias.square().sum()
        total.backward()
        return total

    optimiser.step(cost)
    temperature = max(float((-cold.detach()).exp()), LEAST_TEMPERATURE)
    return round(temperature, 3), [round(float(value), 3) for value in bias.detach()]


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
    """The header with temperatures, biases and gates; the field pictures count for the crops they show."""
    header = {**header, "temperature": {}, "bias": [0.0] * len(header["classes"]), "gates": dict(header["gates"])}
    for crop in header["gates"]:
        groups = [only_crop(*group, crop) for group in (laboratory, field)]
        groups = [group for group in groups if len(group[1]) > 0]
        header["temperature"][crop], biases = scale(groups, crop, header["classes"])
        for place, bias in zip(crop_places(header["classes"], crop), biases):
            header["bias"][place] = bias
        targets = [LABORATORY_TARGET, FIELD_TARGET]
        judged = [(Judged.of(*group, header), target) for group, target in zip(groups, targets)]
        header["gates"][crop] = best_gate(judged)
    return header


def only_crop(logits: np.ndarray, truth: list[str], crop: str) -> tuple[np.ndarray, list[str]]:
    chosen = [place for place, name in enumerate(truth) if name.startswith(f"{crop}__")]
    return logits[chosen], [truth[place] for place in chosen]
