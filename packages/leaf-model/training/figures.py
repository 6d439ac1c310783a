"""The figures of the model card, from logits and the header of the model file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from data import crop_of
from decide import NO_LEAF, NOT_SURE, Verdict, combine, judge

Header = dict[str, Any]
BINS = 10
LEAVES = 6


@dataclass
class Judged:
    """Logits of pictures with their true classes, and the verdict on each with the crop told."""

    logits: np.ndarray
    truth: list[str]
    verdicts: list[Verdict]

    @classmethod
    def of(cls, logits: np.ndarray, truth: list[str], header: Header) -> Judged:
        return cls(logits, truth, [judge(row, crop_of(name), header) for row, name in zip(logits, truth)])

    def pick(self, chosen: np.ndarray) -> Judged:
        places = np.arange(len(self.truth))[chosen]
        return Judged(self.logits[places], [self.truth[i] for i in places], [self.verdicts[i] for i in places])

    @property
    def crops(self) -> np.ndarray:
        return np.array([crop_of(name) for name in self.truth])


def share(values: list[bool] | np.ndarray) -> float | None:
    """Share of true values, None if there are none to count."""
    return round(float(np.mean(values)), 4) if len(values) else None


def right_and_answered(judged: Judged) -> dict[str, Any]:
    """`rightOfAll` counts the likeliest class of the crop, whether or not the gate lets it out."""
    best = [verdict.best == name for verdict, name in zip(judged.verdicts, judged.truth)]
    answered = [verdict.answer not in (NOT_SURE, NO_LEAF) for verdict in judged.verdicts]
    right_answers = [ok for ok, out in zip(best, answered) if out]
    return {
        "pictures": len(best),
        "rightOfAll": share(best),
        "firstTwo": share([name in first_two(verdict) for verdict, name in zip(judged.verdicts, judged.truth)]),
        "rightOfAnswered": share(right_answers),
        "answered": share(answered),
        "calledNoLeaf": share([verdict.answer == NO_LEAF for verdict in judged.verdicts]),
    }


def first_two(verdict: Verdict) -> list[str]:
    return sorted(verdict.scores, key=lambda name: -verdict.scores[name])[:2]


def by_crop(judged: Judged) -> dict[str, Any]:
    rows = {str(crop): right_and_answered(judged.pick(judged.crops == crop)) for crop in sorted(set(judged.crops))}
    return {"all": right_and_answered(judged), **rows}


def calibration_error(judged: Judged) -> float:
    """Expected calibration error of the likeliest class, ten bins of equal width."""
    sure = np.array([max(verdict.scores.values()) for verdict in judged.verdicts])
    right = np.array([verdict.best == name for verdict, name in zip(judged.verdicts, judged.truth)])
    bins = np.minimum((sure * BINS).astype(int), BINS - 1)
    gaps = [abs(right[bins == b].mean() - sure[bins == b].mean()) * (bins == b).sum() for b in np.unique(bins)]
    return round(float(sum(gaps) / len(sure)), 4)


def by_class(judged: Judged) -> dict[str, Any]:
    """Precision and recall of the likeliest class, the crop told."""
    best = np.array([verdict.best for verdict in judged.verdicts])
    truth = np.array(judged.truth)
    return {
        str(name): {
            "pictures": int((truth == name).sum()),
            "precision": share(truth[best == name] == name),
            "recall": share(best[truth == name] == name),
        }
        for name in sorted(set(judged.truth))
    }


def other_figures(by_crop: dict[str, np.ndarray], names: list[str], header: Header) -> dict[str, Any]:
    """How often a picture without a leaf is recognised, whatever crop the person names."""
    verdicts = [[judge(rows[place], crop, header) for crop, rows in by_crop.items()] for place in range(len(names))]
    kinds = np.array([name.removeprefix("unseen/").split("/")[0] for name in names])
    unseen = np.array([name.startswith(("unseen/", "screenshot/")) for name in names])

    def summary(chosen: np.ndarray) -> dict[str, Any]:
        flat = [verdict for row, take in zip(verdicts, chosen) if take for verdict in row]
        return {
            "pictures": int(chosen.sum()),
            "recall": share([verdict.answer == NO_LEAF for verdict in flat]),
            "answered": share([verdict.answer not in (NO_LEAF, NOT_SURE) for verdict in flat]),
        }

    rows = {str(kind): summary(kinds == kind) for kind in sorted(set(kinds))}
    return {"all": summary(kinds != ""), "unseenKinds": summary(unseen), "knownKinds": summary(~unseen), "kinds": rows}


def wrong_crop(by_crop: dict[str, np.ndarray], truth: list[str], header: Header) -> dict[str, Any]:
    """A leaf of one crop while the person says another."""
    flat = [
        judge(row, crop, header)
        for crop, rows in by_crop.items()
        for row, name in zip(rows, truth)
        if crop != crop_of(name)
    ]
    return {
        "refused": share([verdict.answer == NO_LEAF for verdict in flat]),
        "answered": share([verdict.answer not in (NO_LEAF, NOT_SURE) for verdict in flat]),
    }


def same_answers(first: Judged, second: Judged) -> dict[str, Any]:
    """`same`: the same answer, "not sure" counting as one. `contradicted`: two different answers given."""
    pairs = [(a.answer, b.answer) for a, b in zip(first.verdicts, second.verdicts)]
    return {
        "same": share([a == b for a, b in pairs]),
        "sameBest": share([a.best == b.best for a, b in zip(first.verdicts, second.verdicts)]),
        "contradicted": share([a != b and not {a, b} & {NOT_SURE, NO_LEAF} for a, b in pairs]),
    }


def several_leaves(judged: Judged, header: Header, draws: int = 40) -> dict[str, Any]:
    """Six pictures of the same class drawn at random, as if from one field."""
    rng = np.random.default_rng(6)
    truth = np.array(judged.truth)
    verdicts, names = [], []
    for name in sorted(set(judged.truth)):
        places = np.flatnonzero(truth == name)
        for _ in range(draws):
            chosen = rng.choice(places, min(LEAVES, len(places)), replace=False)
            verdicts.append(combine([judged.logits[place] for place in chosen], crop_of(name), header))
            names.append(name)
    return right_and_answered(Judged(judged.logits[:0], names, verdicts))

