"""Turns checkpoints into the model file: folds, rounds to int8, calibrates, writes the references.

The field pictures' logits come from runs that each left a fold of them out; they are kept beside the
model, so that the field figures can be computed without those runs.
"""

from __future__ import annotations

import argparse
import json
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from calibrate import calibrate
from data import FOLDS, INPUT_SIZE, OTHER, SIZE, Pictures, class_names, crop_of, field_folds, load_pictures
from figures import Header
from leaf_file import LeafModel, read_model, replace_file, write_model
from network import fold, load_network
from other_pictures import TRAIN_KINDS, HELD_OUT_SEED, gather, paint
from reference import choose_reference, told_logits, write_reference

MODEL_FILE, FIELD_FILE = "leaf-model.bin", "field-logits.json"


def plain_header(version: str, classes: list[str]) -> Header:
    """A header before calibration."""
    crops = sorted({crop_of(name) for name in classes if name != OTHER})
    return {
        "version": version, "inputSize": INPUT_SIZE, "pictureSize": SIZE, "classes": classes,
        "temperature": dict.fromkeys(crops, 1.0), "bias": [0.0] * len(classes), "gates": dict.fromkeys(crops, 0.8),
        "otherGate": 0.5, "foreignGate": 0.9, "combine": {"weight": 0.2}, "views": 4,
    }  # fmt: skip


@dataclass(frozen=True)
class Checkpoints:
    """The run for all crops, and the one from which a crop has layers of its own."""

    every: Path
    own: dict[str, Path]

    def write(self, target: Path, header: Header) -> None:
        """Folds the networks and writes them as a model file."""
        classes = len(header["classes"])
        own = {crop: fold(load_network(path, classes)) for crop, path in self.own.items()}
        write_model(target, fold(load_network(self.every, classes)), header, own)


def is_calibration(name: str) -> bool:
    """Half of the held-out laboratory pictures, by a hash of the name, may choose constants."""
    return zlib.crc32(name.encode()) % 2 == 0


def calibration_part(model: LeafModel, laboratory: Pictures) -> tuple[np.ndarray, list[str]]:
    """Logits and true classes of the laboratory pictures that may choose constants."""
    chosen = laboratory.pick(np.array([is_calibration(name) for name in laboratory.names]))
    truth = [model.classes[label] for label in chosen.labels]
    return told_logits(model, chosen.images, truth), truth


def field_rows(args: argparse.Namespace, field: Pictures, header: Header) -> list[dict[str, object]]:
    """Logits of each field picture from the run that did not see it, through int8 as in the export."""
    folds, rows = field_folds(field), []
    for number in range(FOLDS):
        file = args.work / f"fold-{number}.bin"
        checkpoints_of(args, number).write(file, header)
        part = field.pick(folds == number)
        truth = [header["classes"][label] for label in part.labels]
        for picture, name, logits in zip(part.names, truth, told_logits(read_model(file), part.images, truth)):
            values = [round(float(value), 4) for value in logits]
            rows.append({"picture": picture, "class": name, "fold": number, "logits": values})
    return rows


def checkpoints_of(args: argparse.Namespace, run: int | str) -> Checkpoints:
    """The base with the maize of the run that left this fold out, or none."""
    return Checkpoints(args.work / args.base, {"maize": args.work / args.maize.format(run)})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--base", required=True, help="file name in the work folder")
    parser.add_argument("--maize", required=True, help="file names of the runs for maize, with {} for the fold or `all`")
    parser.add_argument("--version", required=True)
    parser.add_argument("--model", type=Path, default=Path(__file__).parent.parent / "model")
    args = parser.parse_args()
    torch.set_num_threads(2)
    classes = class_names(args.data / "train")
    laboratory, train = (load_pictures(args.data / part, classes) for part in ("test-lab", "train"))
    field = train.pick(train.is_field)
    header = plain_header(args.version, classes)
    rows = field_rows(args, field, header)
    text = "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"
    replace_file(args.model / FIELD_FILE, text.encode())
    draft, target = args.work / MODEL_FILE, args.model / MODEL_FILE
    checkpoints = checkpoints_of(args, "all")
    checkpoints.write(draft, header)
    field_part = (np.array([row["logits"] for row in rows]), [str(row["class"]) for row in rows])
    header = calibrate(header, calibration_part(read_model(draft), laboratory), field_part)
    checkpoints.write(target, header)
    images, names = paint(dict(list(TRAIN_KINDS.items())[:1]), 1, HELD_OUT_SEED)
    other = gather([(images, names)], classes.index(OTHER))
    write_reference(args.model / "reference", target, choose_reference(laboratory, field, other, classes))
    print(json.dumps({key: value for key, value in header.items() if key != "classes"}), target.stat().st_size)


if __name__ == "__main__":
    main()
