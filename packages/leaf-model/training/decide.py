"""From logits to an answer; the same rules as the TypeScript that runs the model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from data import OTHER, crop_of

NO_LEAF = "no leaf of this crop"
NOT_SURE = "not sure"


@dataclass
class Verdict:
    """`answer` is a class, NOT_SURE or NO_LEAF; `best` is the likeliest class of the crop."""

    answer: str
    best: str
    probability: float
    scores: dict[str, float]


def softmax(logits: np.ndarray) -> np.ndarray:
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def crop_places(classes: list[str], crop: str) -> list[int]:
    """Places of the classes of a crop."""
    return [place for place, name in enumerate(classes) if crop_of(name) == crop and name != OTHER]


def judge(logits: np.ndarray, crop: str, header: dict[str, Any]) -> Verdict:
    """What one picture shows when the person says which crop it is."""
    classes = header["classes"]
    places, other = crop_places(classes, crop), classes.index(OTHER)
    warm = (logits.astype(np.float64) + header["bias"]) / header["temperature"][crop]
    everything = softmax(warm)
    masked = softmax(warm[[*places, other]])
    foreign = 1 - everything[places].sum() - everything[other]
    inside = masked[:-1] / masked[:-1].sum()
    scores = {classes[place]: float(p) for place, p in zip(places, masked)}
    best = max(scores, key=lambda name: scores[name])
    if masked[-1] >= header["otherGate"] or foreign > header["foreignGate"]:
        return Verdict(NO_LEAF, best, float(inside.max()), scores)
    sure = scores[best] >= header["gates"][crop]
    return Verdict(best if sure else NOT_SURE, best, scores[best], scores)


def combine(logits: list[np.ndarray], crop: str, header: dict[str, Any]) -> Verdict:
    """What several pictures of one field show together.

    The sum of the log-probabilities of the pictures that show a leaf, weighted by
    count ** -(1 - weight): the mean for weight 0, independent witnesses for weight 1.
    """
    verdicts = [judge(row, crop, header) for row in logits]
    leaves = [verdict for verdict in verdicts if verdict.answer != NO_LEAF]
    if not leaves:
        return verdicts[0]
    if len(leaves) == 1:
        return leaves[0]
    names = list(leaves[0].scores)
    logs = np.log(np.array([[verdict.scores[name] for name in names] for verdict in leaves]) + 1e-9)
    weight = header["combine"]["weight"]
    together = softmax(logs.sum(0) * len(leaves) ** (weight - 1))
    scores = dict(zip(names, map(float, together)))
    best = max(scores, key=lambda name: scores[name])
    sure = scores[best] >= header["gates"][crop]
    return Verdict(best if sure else NOT_SURE, best, scores[best], scores)
