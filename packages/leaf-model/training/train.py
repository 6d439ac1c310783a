"""Trains the base of the leaf model, which judges every crop and sees no field picture."""

from __future__ import annotations

import argparse
import copy
import math
import tempfile
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, distributed
from torch.multiprocessing import start_processes

from augment import VIEWS, Backgrounds
from batches import BATCH, BatchStream, Drawn, TrainingSet
from data import OTHER, Pictures, class_names, crop_of, load_pictures
from network import LeafNetwork, load_network
from nsfwjs_weights import start_from_nsfwjs
from other_pictures import other_for_training
from segment import leaf_masks

LABEL_SMOOTHING = 0.05
AVERAGE_DECAY = 0.96
PROCESSES, AGREE_EVERY = 2, 8
WARM_UP = 0.04
SEED = 5
BACKGROUND_KINDS = ("soil", "sky", "cloth", "bricks", "wood", "hand", "colour_patches", "blurred_lights")


def blurred(images: np.ndarray) -> np.ndarray:
    """Leaf pictures without their detail, as grounds."""
    small = F.interpolate(torch.from_numpy(images).float(), (20, 20), mode="area")
    return F.interpolate(small, images.shape[2:], mode="bicubic").clamp(0, 255).byte().numpy()


def cached_masks(pictures: Pictures, work: Path) -> np.ndarray:
    """Masks of the laboratory leaves; field pictures keep their ground."""
    path = work / "masks.npy"
    if not path.exists():
        masks = leaf_masks(pictures.images)
        masks[pictures.is_field] = 255
        np.save(path, masks)
    return np.load(path)


def cached_other(leaves: Pictures, masks: np.ndarray, args: argparse.Namespace, label: int) -> Pictures:
    """The made pictures, made once."""
    path = args.work / "other.npz"
    if not path.exists():
        other = other_for_training(leaves, masks, args.icons, label)
        np.savez(path, images=other.images, names=other.names)
    stored = np.load(path)
    return Pictures(stored["images"], np.full(len(stored["names"]), label), [str(name) for name in stored["names"]])


def gather(args: argparse.Namespace, with_field: bool = False) -> TrainingSet:
    """Everything to train with, in memory: leaves in the order of their files, then what is no leaf."""
    classes = class_names(args.data / "train")
    leaves = load_pictures(args.data / "train", classes)
    masks = cached_masks(leaves, args.work)
    laboratory = ~leaves.is_field
    other = cached_other(leaves.pick(laboratory), masks[laboratory], args, classes.index(OTHER))
    scenes = np.array([name.split("/")[0] in BACKGROUND_KINDS for name in other.names])
    some_leaves = np.random.default_rng(3).choice(np.flatnonzero(laboratory), 600, replace=False)
    backgrounds = Backgrounds(np.concatenate([other.images[scenes], blurred(leaves.images[some_leaves])]))
    if not with_field:
        leaves, masks = leaves.pick(laboratory), masks[laboratory]
    pictures = Pictures(
        np.concatenate([leaves.images, other.images]),
        np.concatenate([leaves.labels, other.labels]),
        leaves.names + [f"other_{name}" for name in other.names],
    )
    full = np.full((len(other.names), *masks.shape[1:]), 255, np.uint8)
    return TrainingSet(pictures, np.concatenate([masks, full]), classes, backgrounds)


def crop_masks(classes: list[str]) -> Tensor:
    """For each class, which classes stay when the person has said the crop: its crop's and `other`."""
    crops = [crop_of(name) for name in classes]
    same = [[a == b or b == OTHER or a == OTHER for b in crops] for a in crops]
    return torch.tensor(same)


def loss_of(logits: Tensor, targets: Tensor, allowed: Tensor) -> Tensor:
    """Half over all classes, half among those that remain once the crop is told (`allowed`, a row for each picture).

    `targets` are class numbers, or the share of each class.
    """
    within_crop = logits.masked_fill(~allowed, -1e4)
    masked = F.cross_entropy(within_crop, targets)
    return 0.5 * F.cross_entropy(logits, targets, label_smoothing=LABEL_SMOOTHING) + 0.5 * masked


def set_frozen(network: LeafNetwork, count: int) -> None:
    """The first layers see edges and colours; leaving them as they are saves half of the time."""
    for index, step in enumerate(network.steps):
        step.requires_grad_(index >= count)


class Average:
    """Moving average of the weights, which is what gets exported."""

    def __init__(self, network: LeafNetwork) -> None:
        self.network = copy.deepcopy(network)

    @torch.no_grad()
    def update(self, network: LeafNetwork, step: int) -> None:
        decay = min(AVERAGE_DECAY, (step + 1) / (step + 10))
        for mean, value in zip(self.network.parameters(), network.parameters()):
            mean.lerp_(value, 1 - decay)


def rate_at(progress: float, peak: float) -> float:
    """Short warm-up, then a cosine down to zero; `progress` goes from 0 to 1."""
    if progress < WARM_UP:
        return peak * max(progress, 0.01) / WARM_UP
    return peak * 0.5 * (1 + math.cos(math.pi * (progress - WARM_UP) / (1 - WARM_UP)))


@torch.no_grad()
def agree(parameters: list[torch.nn.Parameter], progress: float) -> float:
    """Gives all processes the mean of their weights; returns the progress of the farthest."""
    flat = torch.cat([parameter.flatten() for parameter in parameters])
    distributed.all_reduce(flat)
    start = 0
    for parameter in parameters:
        parameter.copy_(flat[start : start + parameter.numel()].view_as(parameter) / PROCESSES)
        start += parameter.numel()
    farthest = torch.tensor([progress])
    distributed.all_reduce(farthest, distributed.ReduceOp.MAX)
    return float(farthest)


def train_step(network: LeafNetwork, optimiser: torch.optim.Optimizer, drawn: Drawn, allowed: Tensor) -> float:
    """One step of this process; returns the loss."""
    batch, labels = drawn
    with torch.autocast("cpu", torch.bfloat16):
        logits = network(batch)
    loss = loss_of(logits.float(), labels, allowed[labels])
    optimiser.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_([p for p in network.parameters() if p.grad is not None], 2.0)
    optimiser.step()
    return loss.item()


def fit(rank: int, network: LeafNetwork, training: TrainingSet, args: argparse.Namespace) -> None:
    """One process of the run; the first one writes the averaged network."""
    torch.set_num_threads(1)
    distributed.init_process_group("gloo", f"file://{args.meeting}", rank=rank, world_size=PROCESSES)
    set_frozen(network, args.frozen)
    network.train().to(memory_format=torch.channels_last)
    average, allowed = Average(network), crop_masks(training.classes)
    parameters = [parameter for parameter in network.parameters() if parameter.requires_grad]
    optimiser = torch.optim.AdamW(parameters, weight_decay=0.02)
    batches = BatchStream(training, VIEWS[args.view], SEED * PROCESSES + rank)
    started, progress = time.time(), 0.0
    for step, drawn in enumerate(batches, start=1):
        optimiser.param_groups[0]["lr"] = rate_at(progress, args.rate)
        loss = train_step(network, optimiser, drawn, allowed)
        elapsed = time.time() - started
        progress = min(step / args.steps if args.steps else elapsed / 60 / args.minutes, 1.0)
        if step % AGREE_EVERY == 0:
            progress = agree(parameters, progress)
            average.update(network, step // AGREE_EVERY)
            if rank == 0:
                pictures = step * BATCH * PROCESSES
                print(f"{progress:.0%} {pictures} pictures, loss {loss:.3f}, {pictures / elapsed:.0f}/s", flush=True)
                save(average.network, args, progress)
            if progress >= 1:
                break


def save(network: LeafNetwork, args: argparse.Namespace, progress: float) -> None:
    """The checkpoint; while the run goes on, one with another name."""
    torch.save(network.state_dict(), args.work / (f"{args.name}.pt" if progress >= 1 else f"{args.name}.part.pt"))


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with train/ and test-lab/")
    parser.add_argument("--icons", type=Path, required=True, help="folder made by rasterise-icons.mjs")
    parser.add_argument("--work", type=Path, required=True, help="folder for checkpoints")
    parser.add_argument("--nsfwjs", type=Path, help="unpacked npm package; start from its weights")
    parser.add_argument("--start", help="name of a checkpoint to start from")
    parser.add_argument("--name", required=True, help="name of the checkpoint to write")
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--steps", type=int, help="steps of each process, a multiple of 8")
    length.add_argument("--minutes", type=float)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--frozen", type=int, default=9, help="layers that keep their weights")
    parser.add_argument("--view", choices=VIEWS, default="large", help="how much of a picture a step sees")
    return parser.parse_args()


def main() -> None:
    args = parse_arguments()
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    args.work.mkdir(parents=True, exist_ok=True)
    training = gather(args)
    classes = len(training.classes)
    if args.start:
        network = load_network(args.work / f"{args.start}.pt", classes)
    else:
        network = LeafNetwork(classes)
        start_from_nsfwjs(network, args.nsfwjs)
    with tempfile.TemporaryDirectory() as folder:
        args.meeting = f"{folder}/meeting"
        start_processes(fit, (network, training, args), PROCESSES, start_method="fork")


if __name__ == "__main__":
    main()
