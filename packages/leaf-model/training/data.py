"""Loads the leaf pictures into memory and deals the field pictures into folds."""

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
# The field pictures are dealt into folds; fold n lies in quarter n % QUARTERS.
FOLDS, QUARTERS = 16, 4
# Field pictures of one leaf, found by eye; the first two are one photograph with two labels.
SAME_LEAF = (
    ("f_0001_3e637636.jpg", "f_0129_3b6d13e4.jpg"),
    ("f_0044_61152fab.jpg", "f_0057_ac040f59.jpg"),
    ("f_0092_79de9587.jpg", "f_0106_c400b7a1.jpg"),
    ("f_0002_53e99eec.jpg", "f_0076_1e56bfed.jpg"),
)


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
    """The fold of every field picture, from 0, and -1 for the others.

    Within a class the pictures are ordered by a hash of the name and dealt in turn, so the folds are
    almost of equal size and never change. Pictures of one leaf lie in one fold.
    """
    folds = np.full(len(pictures.names), -1)
    for label in np.unique(pictures.labels):
        places = np.flatnonzero(pictures.is_field & (pictures.labels == label))
        ordered = sorted(places, key=lambda place: zlib.crc32(pictures.names[place].encode()))
        for turn, place in enumerate(ordered):
            folds[place] = turn % FOLDS
    place_of = {name: place for place, name in enumerate(pictures.names) if folds[place] >= 0}
    for first, second in SAME_LEAF:
        if first in place_of and second in place_of:
            folds[place_of[second]] = folds[place_of[first]]
    return folds
