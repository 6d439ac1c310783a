"""Chooses which pictures make a training batch and changes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from augment import Backgrounds, View, augment
from data import OTHER, Pictures, crop_of

BATCH = 64
# Pictures in -1..1, class numbers, and which pictures are of the field.
Drawn = tuple[Tensor, Tensor, Tensor]
OTHER_SHARE = 0.13
# The ten classes of tomato are the hardest to tell apart, so they come more often.
CROP_SHARES = {"tomato": 1.6, "potato": 0.9, "pepper": 0.8, "maize": 1.0}


# In a run for one crop the others only show what it is not.
OTHER_CROPS = {"tomato": 0.8, "potato": 0.4, "pepper": 0.4, "maize": 0.8}
OWN_CROP = 2.5


@dataclass(frozen=True)
class Shares:
    """What a batch consists of: the share of field pictures, and the crop that a run is for, if it is for one."""

    field: float
    crop: str | None

    def of_crops(self) -> dict[str, float]:
        return {**OTHER_CROPS, self.crop: OWN_CROP} if self.crop else CROP_SHARES


@dataclass
class TrainingSet:
    """Laboratory, field and other pictures in one array, with a mask for each."""

    pictures: Pictures
    masks: np.ndarray
    classes: list[str]
    backgrounds: Backgrounds


def sampling_weights(training: TrainingSet, shares: Shares) -> np.ndarray:
    """How likely each picture is drawn; the classes of a crop are even, and so are the field pictures."""
    labels, is_field = training.pictures.labels, training.pictures.is_field
    weights = np.zeros(len(labels))
    leaf_share = 1 - OTHER_SHARE - shares.field
    crop_weights = [shares.of_crops().get(crop_of(name), 0) for name in training.classes]
    for label, name in enumerate(training.classes):
        laboratory, field = (labels == label) & ~is_field, (labels == label) & is_field
        share = OTHER_SHARE if name == OTHER else leaf_share * crop_weights[label] / sum(crop_weights)
        weights[laboratory] = share / max(laboratory.sum(), 1)
        weights[field] = 1
    field_total = weights[is_field].sum()
    if field_total > 0:
        weights[is_field] *= shares.field / field_total
    return weights / weights.sum()


class BatchStream:
    """Endless augmented batches."""

    def __init__(self, training: TrainingSet, shares: Shares, view: View, seed: int) -> None:
        self.training = training
        self.view = view
        self.weights = sampling_weights(training, shares)
        self.seed = seed

    def __iter__(self) -> Iterator[Drawn]:
        np.random.seed(self.seed)
        torch.manual_seed(self.seed)
        pictures = self.training.pictures
        while True:
            chosen = np.random.choice(len(self.weights), BATCH, p=self.weights)
            batch = augment(pictures.images[chosen], self.training.masks[chosen], self.training.backgrounds, self.view)
            yield batch, torch.from_numpy(pictures.labels[chosen]), torch.from_numpy(pictures.is_field[chosen])

