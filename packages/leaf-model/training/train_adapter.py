"""Trains what a crop adds to the base, on the pictures of feature_cache.py; two runs can go on beside each other.

Pointwise layers behind the shared ones keep their weights and add small matrices to them (LoRA, Hu et al. 2022). On
pictures that are not of the field the answers of the base are kept (Li and Hoiem 2016).
"""

from __future__ import annotations

import argparse
import copy
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from batches import BATCH, sampling_weights, shares_for
from feature_cache import SHARED_LAYERS, FeatureCache, load_cache
from network import LeafNetwork, fold, load_network
from train import crop_masks, loss_of, rate_at

OWN_RANK = 16
STEPS, RATE = 320, 2e-3
FIELD_SHARE = 0.62
AVERAGE_DECAY = 0.995
TEACHER_TEMPERATURE = 2.0


def adapted(base: Path, classes: int) -> LeafNetwork:
    """The base with small matrices that add nothing yet, and with weights rounded as int8 will hold them."""
    network = fold(load_network(base, classes))
    for index, step in enumerate(network.steps):
        step.requires_grad_(index >= SHARED_LAYERS)
        step.round_weights = True
        if index >= SHARED_LAYERS and step.layer.kind == "pointwise":
            step.weight.requires_grad_(False)
            step.adapt(OWN_RANK)
    return network.train().to(memory_format=torch.channels_last)


def targets_of(cache: FeatureCache, soft: Path | None) -> Tensor:
    """For each picture the share of each class: its label, or for field pictures what soft_labels.py made of it."""
    targets = F.one_hot(torch.from_numpy(cache.labels), len(cache.classes)).float()
    if soft:
        targets[torch.from_numpy(np.flatnonzero(cache.folds >= 0))] = torch.load(soft)
    return targets


def drawing_weights(cache: FeatureCache, crop: str, without: list[int]) -> np.ndarray:
    """How likely each augmented picture is drawn; those of the folds that are left out never are."""
    used = ~np.isin(cache.folds, without)
    weights = np.zeros(len(used))
    weights[used] = sampling_weights(
        cache.labels[used], cache.folds[used] >= 0, cache.classes, shares_for(crop), FIELD_SHARE
    )
    return (weights / np.bincount(cache.picture))[cache.picture]


def distance(logits: Tensor, wanted: Tensor, count: int) -> Tensor:
    """How far the answers are from those of the base, both softened, over a batch of so many pictures."""
    rows = [(each / TEACHER_TEMPERATURE).log_softmax(1) for each in (logits, wanted)]
    return TEACHER_TEMPERATURE**2 * F.kl_div(*rows, reduction="sum", log_target=True) / count


def fit(network: LeafNetwork, cache: FeatureCache, targets: Tensor, weights: np.ndarray) -> LeafNetwork:
    """The moving average of the network while it learns."""
    average = copy.deepcopy(network)
    parameters = [parameter for parameter in network.parameters() if parameter.requires_grad]
    means = [mean for mean in average.parameters() if mean.requires_grad]
    optimiser = torch.optim.AdamW(parameters, weight_decay=0.02)
    allowed, until = crop_masks(cache.classes), np.cumsum(weights)
    for step in range(STEPS):
        chosen = np.searchsorted(until, np.random.rand(BATCH) * until[-1], side="right")
        picture, places = cache.picture[chosen], torch.from_numpy(chosen)
        optimiser.param_groups[0]["lr"] = rate_at(step / STEPS, RATE)
        with torch.autocast("cpu", torch.bfloat16):
            inputs = cache.inputs[places].contiguous(memory_format=torch.channels_last)
            logits = network(inputs, SHARED_LAYERS).float()
        loss = loss_of(logits, targets[picture], allowed[torch.from_numpy(cache.labels[picture])])
        is_kept = torch.from_numpy(cache.folds[picture] < 0)
        loss = loss + distance(logits[is_kept], cache.answers[places][is_kept], BATCH)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 2.0)
        optimiser.step()
        decay = min(AVERAGE_DECAY, (step + 1) / (step + 10))
        with torch.no_grad():
            for mean, value in zip(means, parameters):
                mean.lerp_(value, 1 - decay)
        if step % 20 == 19:
            print(f"{step + 1} of {STEPS} steps, loss {loss:.3f}", flush=True)
    return average


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, help="folder with the feature cache and the checkpoints")
    parser.add_argument("--base", required=True, help="name of the checkpoint of all crops")
    parser.add_argument("--name", required=True, help="name of the checkpoint to write")
    parser.add_argument("--crop", required=True)
    parser.add_argument("--without", type=int, nargs="*", default=[], help="folds of field pictures to leave out")
    parser.add_argument("--soft", help="name of a file of soft_labels.py")
    parser.add_argument("--seed", type=int, required=True)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    cache = load_cache(args.work)
    targets = targets_of(cache, args.work / f"{args.soft}.pt" if args.soft else None)
    weights = drawing_weights(cache, args.crop, args.without)
    network = adapted(args.work / f"{args.base}.pt", len(cache.classes))
    torch.save(fit(network, cache, targets, weights).state_dict(), args.work / f"{args.name}.pt")


if __name__ == "__main__":
    main()
