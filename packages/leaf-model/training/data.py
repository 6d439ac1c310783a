"""Loads the leaf pictures into memory and splits the field pictures into folds."""

from __future__ import annotations

import zlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

# Side of the stored pictures, and of what the network sees of one: the detail of 160 pixels on 192.
SIZE = 160
INPUT_SIZE = 192
OTHER = "other"
FIELD_PREFIX = "f_"
FOLDS = 4
# Which field pictures a run sees: none, all, or all but those of a fold.
NO_FIELD, ALL_FIELD = "none", "all"


@dataclass
class Pictures:
    """Pictures in memory: uint8 [n, 3, size, size], class numbers, file names."""

    images: np.ndarray
    labels: np.ndarray
    names: list[str]

    @property
    def is_field(self) -> np.ndarray:
        """Which pictures are field photographs."""
        return np.array([name.startswith(FIELD_PREFIX) for name in self.names], dtype=bool)

    def pick(self, chosen: np.ndarray) -> Pictures:
        """The pictures at these places (numbers or a mask)."""
        places = np.arange(len(self.names))[chosen]
        return Pictures(self.images[places], self.labels[places], [self.names[i] for i in places])


def class_names(folder: Path) -> list[str]:
    """The leaf classes in alphabetical order, then `other`."""
    return sorted(path.name for path in folder.iterdir() if path.is_dir()) + [OTHER]


def crop_of(class_name: str) -> str:
    """`maize` of `maize__healthy`."""
    return class_name.split("__")[0]


def fit_picture(image: Image.Image, size: int = SIZE) -> np.ndarray:
    """Centre square, averaged down to the input size: [3, size, size]."""
    image = image.convert("RGB")
    side = min(image.size)
    left, top = (image.width - side) // 2, (image.height - side) // 2
    image = image.crop((left, top, left + side, top + side))
    if side != size:
        image = image.resize((size, size), Image.Resampling.BOX)
    return np.asarray(image).transpose(2, 0, 1)


def read_picture(path: Path) -> np.ndarray:
    with Image.open(path) as image:
        return fit_picture(image)


def load_pictures(folder: Path, classes: list[str]) -> Pictures:
    """All pictures of a folder with one subfolder a class."""
    paths = [path for name in classes if name != OTHER for path in sorted((folder / name).iterdir())]
    with ThreadPoolExecutor(2) as pool:
        images = np.stack(list(pool.map(read_picture, paths)))
    labels = np.array([classes.index(path.parent.name) for path in paths])
    return Pictures(images, labels, [path.name for path in paths])


def field_folds(pictures: Pictures) -> np.ndarray:
    """The fold 0..3 of every field picture, -1 for the others.

    Within a class the pictures are ordered by a hash of the name and dealt in turn, so the folds are
    of equal size and never change.
    """
    folds = np.full(len(pictures.names), -1)
    for label in np.unique(pictures.labels):
        places = np.flatnonzero(pictures.is_field & (pictures.labels == label))
        ordered = sorted(places, key=lambda place: zlib.crc32(pictures.names[place].encode()))
        for turn, place in enumerate(ordered):
            folds[place] = turn % FOLDS
    return folds
