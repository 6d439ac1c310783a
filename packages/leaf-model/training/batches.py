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


@dataclass
class TrainingSet:
    """Laboratory, field and other pictures in one array, with a mask for each."""

    pictures: Pictures
    masks: np.ndarray
    classes: list[str]
    backgrounds: Backgrounds


def sampling_weights(training: TrainingSet, field_share: float) -> np.ndarray:
    """How likely each picture is drawn; classes are even, field pictures get `field_share` of a batch."""
    labels, is_field = training.pictures.labels, training.pictures.is_field
    weights = np.zeros(len(labels))
    leaf_share = 1 - OTHER_SHARE - field_share
    crop_weights = [CROP_SHARES.get(crop_of(name), 0) for name in training.classes]
    for label, name in enumerate(training.classes):
        laboratory, field = (labels == label) & ~is_field, (labels == label) & is_field
        share = OTHER_SHARE if name == OTHER else leaf_share * crop_weights[label] / sum(crop_weights)
        weights[laboratory] = share / max(laboratory.sum(), 1)
        weights[field] = 1
    field_total = weights[is_field].sum()
    if field_total > 0:
        weights[is_field] *= field_share / field_total
    return weights / weights.sum()


class BatchStream:
    """Endless augmented batches."""

    def __init__(self, training: TrainingSet, field_share: float, view: View, seed: int) -> None:
        self.training = training
        self.view = view
        self.weights = sampling_weights(training, field_share)
        self.seed = seed

    def __iter__(self) -> Iterator[Drawn]:
        np.random.seed(self.seed)
        torch.manual_seed(self.seed)
        pictures = self.training.pictures
        while True:
            chosen = np.random.choice(len(self.weights), BATCH, p=self.weights)
            batch = augment(pictures.images[chosen], self.training.masks[chosen], self.training.backgrounds, self.view)
            yield batch, torch.from_numpy(pictures.labels[chosen]), torch.from_numpy(pictures.is_field[chosen])

