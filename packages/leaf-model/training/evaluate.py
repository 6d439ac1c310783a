"""Prints every figure of the model card from the exported file: python evaluate.py --data DIR"""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from PIL import Image

import figures
from calibrate import calibrate
from card import write_card
from data import FOLDS, OTHER, Pictures, class_names, load_pictures
from export import FIELD_FILE, MODEL_FILE, is_calibration
from figures import Judged
from leaf_file import LeafModel, read_model, replace_file
from other_pictures import gather, other_held_out, screenshots
from reference import logits_by_crop, told, told_logits
from segment import leaf_masks

HERE = Path(__file__).parent
# Every third picture is enough to see how often an answer changes.
EVERY = 3
PICTURES_OF_PORTAL = HERE.parents[2] / "docs" / "pictures"


def quarter_turn(image: np.ndarray) -> np.ndarray:
    return np.rot90(image, 1, (1, 2))


def recompressed(image: np.ndarray) -> np.ndarray:
    stream = io.BytesIO()
    Image.fromarray(image.transpose(1, 2, 0)).save(stream, "JPEG", quality=75)
    return np.asarray(Image.open(stream)).transpose(2, 0, 1)


def resized(image: np.ndarray) -> np.ndarray:
    """As if taken with two and a half times the pixels and shrunk again."""
    side = image.shape[1]
    large = Image.fromarray(image.transpose(1, 2, 0)).resize((side * 5 // 2,) * 2, Image.Resampling.BICUBIC)
    return np.asarray(large.resize((side, side), Image.Resampling.BOX)).transpose(2, 0, 1)


CHANGES = {"twice": np.copy, "rotated": quarter_turn, "recompressed": recompressed, "resized": resized}


def invariance(model: LeafModel, pictures: Pictures, first: Judged) -> dict[str, Any]:
    """Whether the answer stays when the picture is turned, recompressed or resized."""
    result: dict[str, Any] = {}
    some = np.arange(0, len(pictures.names), EVERY)
    pictures, first = pictures.pick(some), first.pick(some)
    for name, change in CHANGES.items():
        changed = np.stack([change(image) for image in pictures.images])
        result[name] = figures.same_answers(first, Judged.of(told_logits(model, changed, first.truth), first.truth, model.header))
    return result


def field_logits(folder: Path) -> tuple[np.ndarray, list[str], np.ndarray]:
    """Logits, true classes and folds of the field pictures, each from a run that did not see it."""
    rows = json.loads((folder / FIELD_FILE).read_text())
    return (
        np.array([row["logits"] for row in rows]),
        [row["class"] for row in rows],
        np.array([row["fold"] for row in rows]),
    )


def field_with_foreign_gates(model: LeafModel, folder: Path, laboratory: tuple[np.ndarray, list[str]]) -> Judged:
    """Field verdicts whose temperature and gate were chosen without the picture's own fold."""
    logits, truth, folds = field_logits(folder)
    verdicts: list[Any] = [None] * len(truth)
    for number in range(FOLDS):
        rest = np.flatnonzero(folds != number)
        header = calibrate(model.header, laboratory, (logits[rest], [truth[i] for i in rest]))
        own = np.flatnonzero(folds == number)
        for place, verdict in zip(own, Judged.of(logits[own], [truth[i] for i in own], header).verdicts):
            verdicts[place] = verdict
    return Judged(logits, truth, verdicts)


def held_out_others(args: argparse.Namespace, laboratory: Pictures, label: int) -> Pictures:
    icons = args.icons or Path("no-icons")
    made = other_held_out(laboratory, leaf_masks(laboratory.images), icons, label)
    parts = [(list(part.images), part.names) for part in (made, screenshots(args.screens, label))]
    return gather(parts, label)


def all_figures(args: argparse.Namespace, model: LeafModel) -> dict[str, Any]:
    classes, header = class_names(args.data / "train"), model.header
    pictures = load_pictures(args.data / "test-lab", classes)
    truth = [classes[label] for label in pictures.labels]
    by_crop = logits_by_crop(model, pictures.images)
    laboratory = Judged.of(told(by_crop, truth), truth, header)
    untouched = np.array([not is_calibration(name) for name in pictures.names])
    chosen = laboratory.pick(~untouched)
    field = Judged.of(*field_logits(args.model)[:2], header)
    fair_field = field_with_foreign_gates(model, args.model, (chosen.logits, chosen.truth))
    other = held_out_others(args, pictures, classes.index(OTHER))
    judged_fairly = laboratory.pick(untouched)
    logits = np.concatenate([judged_fairly.logits, fair_field.logits])
    together = Judged(logits, judged_fairly.truth + fair_field.truth, judged_fairly.verdicts + fair_field.verdicts)
    return {
        "model": header["version"],
        "laboratory": figures.by_crop(laboratory),
        "laboratoryUntouchedHalf": figures.by_crop(judged_fairly),
        "fieldMaize": figures.right_and_answered(field),
        "fieldMaizeGatesFromOtherFolds": figures.right_and_answered(fair_field),
        "calibrationError": {
            "laboratory": figures.calibration_error(judged_fairly),
            "fieldMaize": figures.calibration_error(fair_field),
            "all": figures.calibration_error(together),
        },
        "other": figures.other_figures(logits_by_crop(model, other.images), other.names, header),
        "wrongCrop": figures.wrong_crop(by_crop, truth, header),
        "invariance": invariance(model, pictures, laboratory),
        "sixLeaves": {
            "laboratory": figures.several_leaves(laboratory, header),
            "fieldMaize": figures.several_leaves(field, header),
        },
        "classes": {"laboratory": figures.by_class(laboratory), "fieldMaize": figures.by_class(field)},
    }


def lines(value: Any, path: str = "") -> list[str]:
    """One line a group of figures."""
    if not isinstance(value, dict):
        return [f"{path}: {value}"]
    if not any(isinstance(part, dict) for part in value.values()):
        return [f"{path}: " + ", ".join(f"{name} {part}" for name, part in value.items())]
    return [line for name, part in value.items() for line in lines(part, f"{path} / {name}" if path else name)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with train/ and test-lab/")
    parser.add_argument("--model", type=Path, default=HERE.parent / "model")
    parser.add_argument("--icons", type=Path, help="folder made by rasterise-icons.mjs")
    parser.add_argument("--screens", type=Path, default=PICTURES_OF_PORTAL, help="folder with pictures of screens")
    args = parser.parse_args()
    torch.set_num_threads(2)
    result = all_figures(args, read_model(args.model / MODEL_FILE))
    replace_file(args.model / "figures.json", (json.dumps(result, indent=2) + "\n").encode())
    write_card(HERE.parent / "MODEL_CARD.md", result)
    print("\n".join(lines(result)))


if __name__ == "__main__":
    main()
