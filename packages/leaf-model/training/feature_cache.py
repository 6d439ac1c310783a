"""Augmented pictures behind the layers that all crops share: made once, and read by every short run for a crop.

python feature_cache.py --data DATA --icons ICONS --work WORK --base NAME --crop maize
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.multiprocessing import start_processes

from augment import VIEWS, augment
from batches import TrainingSet
from data import crop_of, field_folds
from network import LeafNetwork, load_network
from train import PROCESSES, gather

# The first layers, which keep their weights for every crop.
SHARED_LAYERS = 9
# How often a picture is augmented: of the field, of the crop in the laboratory, and any other.
FIELD_TIMES, CROP_TIMES, OTHER_TIMES = 64, 4, 1
AT_ONCE = 64
CACHE_FILE = "features.pt"


@dataclass
class FeatureCache:
    """Augmented pictures in random order.

    `inputs` is what the shared layers make of them, bfloat16 [n, channels, side, side], `answers` the logits of the
    base. `picture` says which picture of the training set each one shows; `labels` and `folds` (-1: not of the
    field) have one entry for each picture of that set.
    """

    inputs: Tensor
    answers: Tensor
    picture: np.ndarray
    labels: np.ndarray
    folds: np.ndarray
    classes: list[str]


def load_cache(work: Path) -> FeatureCache:
    """The file is mapped, so that runs beside each other share its memory."""
    return FeatureCache(**torch.load(work / CACHE_FILE, mmap=True, weights_only=False))


def times_of(training: TrainingSet, crop: str) -> np.ndarray:
    """How often each picture is augmented."""
    own = np.array([crop_of(training.classes[label]) == crop for label in training.pictures.labels])
    return np.where(training.pictures.is_field, FIELD_TIMES, np.where(own, CROP_TIMES, OTHER_TIMES))


def compute(rank: int, network: LeafNetwork, training: TrainingSet, picture: np.ndarray, out: list[Tensor]) -> None:
    """One process: every PROCESSES-th of the augmented pictures."""
    torch.set_num_threads(1)
    torch.manual_seed(rank)
    np.random.seed(rank)
    mine, (inputs, answers) = np.arange(rank, len(picture), PROCESSES), out
    for places in np.array_split(mine, len(mine) // AT_ONCE):
        chosen = picture[places]
        images = augment(training.pictures.images[chosen], training.masks[chosen], training.backgrounds, VIEWS["large"])
        with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
            features = network.part(images, 0, SHARED_LAYERS)
            inputs[places] = features.bfloat16()
            answers[places] = network(features, SHARED_LAYERS).float()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with train/ and test-lab/")
    parser.add_argument("--icons", type=Path, required=True, help="folder made by rasterise-icons.mjs")
    parser.add_argument("--work", type=Path, required=True, help="folder with the checkpoints")
    parser.add_argument("--base", required=True, help="name of the checkpoint of all crops")
    parser.add_argument("--crop", required=True)
    args = parser.parse_args()
    torch.set_num_threads(1)
    training = gather(args, with_field=True)
    network = load_network(args.work / f"{args.base}.pt", len(training.classes)).eval()
    network.to(memory_format=torch.channels_last)
    times = times_of(training, args.crop)
    picture = np.random.default_rng(0).permutation(np.repeat(np.arange(len(times)), times))
    side = VIEWS["large"].size
    with torch.no_grad():
        shape = network.part(torch.zeros(1, 3, side, side), 0, SHARED_LAYERS).shape[1:]
    inputs = torch.empty(len(picture), *shape, dtype=torch.bfloat16).share_memory_()
    answers = torch.empty(len(picture), len(training.classes)).share_memory_()
    start_processes(compute, (network, training, picture, [inputs, answers]), PROCESSES, start_method="fork")
    pictures = training.pictures
    cache = FeatureCache(inputs, answers, picture, pictures.labels, field_folds(pictures), training.classes)
    torch.save(vars(cache), args.work / CACHE_FILE, pickle_protocol=4)


if __name__ == "__main__":
    main()
