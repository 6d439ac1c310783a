"""Soft labels for the field: half the label, half what a run says that has not seen the picture.

Some pictures are labelled as their neighbours are not. A run that learns each label to the full answers surely there;
one that learns what the others would have said does not (self-distillation, Furlanello et al. 2018).

python soft_labels.py --data DATA --work WORK --base base --crop maize --runs 'first-{}' --without 2 --name soft-2
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch

from data import OTHER, QUARTERS, class_names, field_folds, load_pictures
from decide import crop_places, softmax
from export import Checkpoints, plain_header
from leaf_file import read_model
from reference import viewed_logits

ANSWER_SHARE = 0.5
TEMPERATURE = 1.3


def answers_without(quarters: set[int], args: argparse.Namespace, classes: list[str], images: np.ndarray) -> np.ndarray:
    """Shares of the classes of the crop and of `other`, as the run without these quarters answers through int8."""
    run = args.runs.format("".join(map(str, sorted(quarters))))
    file = args.work / f"{run}.bin"
    checkpoints = Checkpoints(args.work / f"{args.base}.pt", {args.crop: args.work / f"{run}.pt"})
    checkpoints.write(file, plain_header("0", classes))
    logits = viewed_logits(read_model(file), images, args.crop)
    places = [*crop_places(classes, args.crop), classes.index(OTHER)]
    shares = np.zeros_like(logits)
    shares[:, places] = softmax(logits[:, places] / TEMPERATURE)
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with train/ and test-lab/")
    parser.add_argument("--work", type=Path, required=True, help="folder with the checkpoints")
    parser.add_argument("--base", required=True, help="name of the checkpoint of all crops")
    parser.add_argument("--crop", required=True)
    parser.add_argument("--runs", required=True, help="names of the first runs, with {} for the quarters that they left out")
    parser.add_argument("--without", type=int, help="the quarter that will be judged; without it, none will")
    parser.add_argument("--name", required=True, help="name of the file to write")
    args = parser.parse_args()
    torch.set_num_threads(2)
    classes = class_names(args.data / "train")
    pictures = load_pictures(args.data / "train", classes)
    field = pictures.pick(pictures.is_field)
    folds, labels = field_folds(field), np.eye(len(classes))[field.labels]
    judged = set() if args.without is None else {args.without}
    for quarter in range(QUARTERS):
        places = np.flatnonzero(folds % QUARTERS == quarter)
        answers = answers_without({quarter} | judged, args, classes, field.images[places])
        labels[places] += ANSWER_SHARE * (answers - labels[places])
    torch.save(torch.from_numpy(labels).float(), args.work / f"{args.name}.pt")


if __name__ == "__main__":
    main()
