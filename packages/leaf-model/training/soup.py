"""Averages the weights of checkpoints that grew from one base (Wortsman et al. 2022): python soup.py --work DIR ..."""

from __future__ import annotations

import argparse
from pathlib import Path

import torch
from torch import Tensor


def average(parts: list[dict[str, Tensor]]) -> dict[str, Tensor]:
    """The mean of each weight over checkpoints of one shape."""
    return {name: torch.stack([part[name] for part in parts]).mean(0) for name in parts[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, help="folder with the checkpoints")
    parser.add_argument("--name", required=True, help="name of the checkpoint to write")
    parser.add_argument("parts", nargs="+", help="names of the checkpoints to average")
    args = parser.parse_args()
    parts = [torch.load(args.work / f"{name}.pt") for name in args.parts]
    torch.save(average(parts), args.work / f"{args.name}.pt")


if __name__ == "__main__":
    main()
