"""Merges runs for one crop: python merge.py --work DIR --base NAME --name NAME RUN ...

Their mean (Wortsman et al. 2022), taken further from the base that they started from (Ilharco et al. 2023), of
the weights with the norms folded in.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch
from torch import Tensor

from network import fold, load_network, rounded

State = dict[str, Tensor]


def product_of(part: State, layer: str) -> Tensor:
    """What the small matrices of a layer add to its weights."""
    return part[f"{layer}.up"] @ part[f"{layer}.down"]


def low_rank(change: Tensor, rank: int) -> tuple[Tensor, Tensor]:
    """The two matrices of this rank whose product is nearest to the change."""
    left, sizes, right = torch.linalg.svd(change, full_matrices=False)
    return left[:, :rank] * sizes[:rank], right[:rank]


def merge(base: State, parts: list[State], times: float) -> State:
    """The base and its mean change to the parts, so many times.

    Small matrices keep their rank, and take in what rounding takes from the weights beside them.
    """
    mean = {name: torch.stack([part[name] for part in parts]).mean(0) for name in base}
    merged = {name: base[name] + times * (mean[name] - base[name]) for name in base}
    for layer in (name.removesuffix(".down") for name in parts[0] if name.endswith(".down")):
        weight = base[f"{layer}.weight"]
        change = times * torch.stack([product_of(part, layer) for part in parts]).mean(0)
        change += (weight - rounded(weight)).flatten(1)
        merged[f"{layer}.up"], merged[f"{layer}.down"] = low_rank(change, len(parts[0][f"{layer}.down"]))
    return merged


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, help="folder with the checkpoints")
    parser.add_argument("--base", required=True, help="name of the checkpoint that the runs started from")
    parser.add_argument("--name", required=True, help="name of the checkpoint to write")
    parser.add_argument("--times", type=float, required=True, help="1 is the mean itself")
    parser.add_argument("runs", nargs="+", help="names of the checkpoints to merge")
    args = parser.parse_args()
    classes = len(torch.load(args.work / f"{args.base}.pt")["head.bias"])
    networks = (fold(load_network(args.work / f"{name}.pt", classes)) for name in [args.base, *args.runs])
    base, *parts = (network.state_dict() for network in networks)
    torch.save(merge(base, parts, args.times), args.work / f"{args.name}.pt")


if __name__ == "__main__":
    main()
