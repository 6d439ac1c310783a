"""Writes the reference pictures and the logits that every runner must repeat."""

from __future__ import annotations

import io
import json
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from data import Pictures, crop_of
from leaf_file import LeafModel, read_model, replace_file

BATCH = 64


@torch.no_grad()
def logits_of(model: LeafModel, images: np.ndarray, crop: str | None = None) -> np.ndarray:
    """Float32 logits of uint8 pictures [n, 3, size, size], enlarged to what the network takes; the crop may be told."""
    rows, side, network = [], model.header["inputSize"], model.network_of(crop)
    for start in range(0, len(images), BATCH):
        batch = torch.from_numpy(images[start : start + BATCH].astype(np.float32))
        large = F.interpolate(batch, (side, side), mode="bilinear", align_corners=False)
        rows.append(network(large.contiguous(memory_format=torch.channels_last) / 127.5 - 1).numpy())
    return np.concatenate(rows)


def viewed_logits(model: LeafModel, images: np.ndarray, crop: str | None = None) -> np.ndarray:
    """Logits for the answer: the mean over as many quarter turns of each picture as the header says."""
    views = model.header.get("views", 1)
    return np.mean([logits_of(model, np.rot90(images, turn, (2, 3)), crop) for turn in range(views)], axis=0)


def logits_by_crop(model: LeafModel, images: np.ndarray) -> dict[str, np.ndarray]:
    """Logits for the answer, for each crop that may be told."""
    plain = viewed_logits(model, images)
    return {crop: viewed_logits(model, images, crop) if crop in model.own else plain for crop in model.header["gates"]}


def told(by_crop: dict[str, np.ndarray], truth: list[str]) -> np.ndarray:
    """Of logits for each crop those for the crop of each picture's true class."""
    return np.stack([by_crop[crop_of(name)][place] for place, name in enumerate(truth)])


def told_logits(model: LeafModel, images: np.ndarray, truth: list[str]) -> np.ndarray:
    """Logits for the answer when the crop of each picture's true class is told."""
    return told(logits_by_crop(model, images), truth)


def choose_reference(laboratory: Pictures, field: Pictures, other: Pictures, classes: list[str]) -> np.ndarray:
    """Eight pictures: two of tomato, one of each other crop, two of the field, one that is no leaf."""
    wanted = ["tomato__late_blight", "tomato__healthy", "potato__early_blight", "pepper__bacterial_spot"]
    wanted += ["maize__common_rust"]
    images = [laboratory.images[np.flatnonzero(laboratory.labels == classes.index(name))[0]] for name in wanted]
    return np.stack([*images, field.images[0], field.images[-1], other.images[0]])


def rounded(row: np.ndarray) -> list[float]:
    return [round(float(value), 6) for value in row]


def write_reference(folder: Path, model_file: Path, images: np.ndarray) -> None:
    """NN.png and reference.json, from the dequantised weights of the file itself."""
    model = read_model(model_file)
    entries = []
    rows, means = logits_of(model, images), viewed_logits(model, images)
    own = {crop: viewed_logits(model, images, crop) for crop in model.own}
    for place, image in enumerate(images):
        name = f"{place + 1:02}.png"
        stream = io.BytesIO()
        Image.fromarray(image.transpose(1, 2, 0)).save(stream, "PNG", optimize=True)
        replace_file(folder / name, stream.getvalue())
        told = {crop: rounded(logits[place]) for crop, logits in own.items()}
        entries.append({"picture": name, "logits": rounded(rows[place]), "averaged": rounded(means[place]), "own": told})
    replace_file(folder / "reference.json", (json.dumps(entries, indent=2) + "\n").encode())
