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
# Pictures in -1..1 and class numbers.
Drawn = tuple[Tensor, Tensor]
OTHER_SHARE = 0.13
# The ten classes of tomato are the hardest to tell apart, so they come more often.
CROP_SHARES = {"tomato": 1.6, "potato": 0.9, "pepper": 0.8, "maize": 1.0}
# In a run for one crop the others only show what it is not.
OTHER_CROPS = {"tomato": 0.8, "potato": 0.4, "pepper": 0.4, "maize": 0.8}
OWN_CROP = 2.5


def shares_for(crop: str) -> dict[str, float]:
    """How often each crop comes in a run for this one."""
    return {**OTHER_CROPS, crop: OWN_CROP}


@dataclass
class TrainingSet:
    """Leaves and other pictures in one array, with a mask for each."""

    pictures: Pictures
    masks: np.ndarray
    classes: list[str]
    backgrounds: Backgrounds


def sampling_weights(labels: np.ndarray, is_field: np.ndarray, classes: list[str], crops: dict[str, float],
                     field_share: float = 0.0) -> np.ndarray:
    """How likely each picture is drawn; the classes of a crop are even, and so are the field pictures."""
    weights = np.zeros(len(labels))
    leaf_share = 1 - OTHER_SHARE - field_share
    crop_weights = [crops.get(crop_of(name), 0) for name in classes]
    for label, name in enumerate(classes):
        laboratory = (labels == label) & ~is_field
        share = OTHER_SHARE if name == OTHER else leaf_share * crop_weights[label] / sum(crop_weights)
        weights[laboratory] = share / max(laboratory.sum(), 1)
    if field_share > 0:
        weights[is_field] = field_share / is_field.sum()
    return weights / weights.sum()


class BatchStream:
    """Endless augmented batches."""

    def __init__(self, training: TrainingSet, view: View, seed: int) -> None:
        self.training = training
        self.view = view
        pictures = training.pictures
        self.weights = sampling_weights(pictures.labels, pictures.is_field, training.classes, CROP_SHARES)
        self.seed = seed

    def __iter__(self) -> Iterator[Drawn]:
        np.random.seed(self.seed)
        torch.manual_seed(self.seed)
        pictures = self.training.pictures
        while True:
            chosen = np.random.choice(len(self.weights), BATCH, p=self.weights)
            batch = augment(pictures.images[chosen], self.training.masks[chosen], self.training.backgrounds, self.view)
            yield batch, torch.from_numpy(pictures.labels[chosen])

