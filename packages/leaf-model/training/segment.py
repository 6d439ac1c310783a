"""Finds the leaf on the plain ground of a laboratory picture."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from data import SIZE


def leaf_mask(picture: np.ndarray) -> np.ndarray:
    """uint8 [size, size], 255 on the leaf; all 255 if leaf and ground cannot be told apart.

    The ground is grey to violet and shadows on it are darker grey: there green does not exceed
    the mean of red and blue, and red does not exceed blue by much.
    """
    red, green, blue = picture.astype(np.float32)
    light = (red + green + blue) / 3 + 12
    colour = np.maximum((2 * green - red - blue) / 2, (red + green - 2 * blue) / 2) / light
    border = np.concatenate([colour[:6].ravel(), colour[-6:].ravel(), colour[:, :6].ravel(), colour[:, -6:].ravel()])
    threshold = float(np.clip(np.percentile(border, 50) + 0.07, 0.05, 0.16))
    small = Image.fromarray(((colour > threshold) * 255).astype(np.uint8)).filter(ImageFilter.MedianFilter(5))
    filled = fill_holes(small.resize((SIZE // 2, SIZE // 2), Image.Resampling.BOX).point(lambda value: 255 * (value > 127)))
    if not 0.1 < np.asarray(filled).mean() / 255 < 0.93:
        return np.full((SIZE, SIZE), 255, np.uint8)
    return np.asarray(filled.resize((SIZE, SIZE), Image.Resampling.BILINEAR))


def fill_holes(mask: Image.Image) -> Image.Image:
    """Everything that cannot be reached from the border belongs to the leaf."""
    framed = Image.new("L", (mask.width + 2, mask.height + 2))
    framed.paste(mask, (1, 1))
    ImageDraw.floodfill(framed, (0, 0), 128)
    inner = framed.crop((1, 1, mask.width + 1, mask.height + 1))
    return inner.point([255 if value != 128 else 0 for value in range(256)])


def leaf_masks(pictures: np.ndarray) -> np.ndarray:
    """Masks of all pictures, [n, size, size]."""
    with ProcessPoolExecutor(2) as pool:
        return np.stack(list(pool.map(leaf_mask, pictures, chunksize=64)))
