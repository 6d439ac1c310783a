"""The class `other`: made pictures, since no photographs without a leaf were at hand.

Some kinds never appear in training; they show how the model meets what it has not seen.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image

import made_drawings as drawings
import made_scenes as scenes
from data import Pictures, fit_picture, read_picture
from made_scenes import SIZE, Rng, near, pick_colour

Maker = Callable[[Rng], Image.Image]
TRAIN_KINDS: dict[str, Maker] = {
    maker.__name__: maker
    for maker in (
        scenes.soil, scenes.sky, scenes.noise, scenes.gradient, scenes.cloth, scenes.bricks, scenes.wood,
        scenes.colour_patches, scenes.blurred_lights, drawings.face, drawings.hand, drawings.text_page,
        drawings.screen, drawings.tool, drawings.leaf_painting,
    )
}  # fmt: skip
UNSEEN_KINDS: dict[str, Maker] = {
    maker.__name__: maker
    for maker in (
        scenes.pebbles, scenes.dusk, scenes.plaid, scenes.water, drawings.group_of_faces, drawings.keyboard,
        drawings.leaf_line_art, drawings.vessels,
    )
}  # fmt: skip
TRAIN_SEED, HELD_OUT_SEED = 1, 2


def paint(kinds: dict[str, Maker], each: int, seed: int) -> tuple[list[np.ndarray], list[str]]:
    """`each` pictures of every kind; the same seed makes the same pictures."""
    images, names = [], []
    for kind, maker in kinds.items():
        rng = np.random.default_rng([seed, zlib.crc32(kind.encode())])
        for number in range(each):
            images.append(fit_picture(maker(rng)))
            names.append(f"{kind}/{number}")
    return images, names


def icon_pictures(folder: Path, held_out: bool, seed: int) -> tuple[list[np.ndarray], list[str]]:
    """Icons on plain ground; a third of the icons, by a hash of the name, is held out."""
    rng = np.random.default_rng([seed, 7])
    images, names = [], []
    for path in sorted(folder.glob("*.png")):
        if (zlib.crc32(path.stem.encode()) % 3 == 0) != held_out or rng.random() > 0.25:
            continue
        icon = Image.open(path).convert("RGBA").resize([int(rng.integers(70, 190))] * 2)
        ground = Image.new("RGB", (SIZE, SIZE), pick_colour(rng) if rng.random() < 0.5 else near(rng, (248, 248, 248), 7))
        ground.paste(icon, tuple(int(v) for v in rng.integers(-20, max(1, SIZE - icon.width + 20), 2)), icon)
        images.append(fit_picture(ground))
        names.append(f"icon/{path.stem}")
    return images, names


def scramble(picture: np.ndarray, rng: Rng) -> np.ndarray:
    """Small tiles of a picture in another order, each turned: its colours without its shapes."""
    tile = int(rng.choice([8, 10, 16, 20]))
    count = SIZE // tile
    tiles = picture.reshape(3, count, tile, count, tile).transpose(1, 3, 0, 2, 4).reshape(-1, 3, tile, tile)
    tiles = np.stack([np.rot90(part, int(rng.integers(4)), (1, 2)) for part in rng.permutation(tiles)])
    return tiles.reshape(count, count, 3, tile, tile).transpose(2, 0, 3, 1, 4).reshape(3, SIZE, SIZE)


def empty_ground(picture: np.ndarray, mask: np.ndarray, rng: Rng) -> np.ndarray | None:
    """The ground of a laboratory picture spread over the whole picture, without the leaf."""
    patch = 16
    free = [
        (y, x)
        for y in range(0, SIZE - patch, 8)
        for x in range(0, SIZE - patch, 8)
        if mask[y : y + patch, x : x + patch].max() == 0
    ]
    if len(free) < 8:
        return None
    ground = np.empty_like(picture)
    for y in range(0, SIZE, patch):
        for x in range(0, SIZE, patch):
            from_y, from_x = free[rng.integers(len(free))]
            ground[:, y : y + patch, x : x + patch] = picture[:, from_y : from_y + patch, from_x : from_x + patch]
    image = Image.fromarray(ground.transpose(1, 2, 0)).resize((40, 40), Image.Resampling.BOX)
    smooth = np.asarray(image.resize((SIZE, SIZE), Image.Resampling.BICUBIC)).transpose(2, 0, 1).astype(np.float32)
    return np.clip(smooth + rng.normal(0, rng.uniform(2, 9), (1, SIZE, SIZE)), 0, 255).astype(np.uint8)


def from_leaves(leaves: Pictures, masks: np.ndarray, each: int, seed: int) -> tuple[list[np.ndarray], list[str]]:
    """Scrambled leaves and empty ground, made from leaf pictures."""
    rng = np.random.default_rng([seed, 11])
    chosen = rng.choice(len(leaves.names), each, replace=False)
    images = [scramble(leaves.images[place], rng) for place in chosen]
    names = [f"scrambled/{place}" for place in chosen]
    for place in rng.choice(len(leaves.names), each, replace=False):
        ground = empty_ground(leaves.images[place], masks[place], rng)
        if ground is not None:
            images.append(ground)
            names.append(f"empty_ground/{place}")
    return images, names


def gather(parts: list[tuple[list[np.ndarray], list[str]]], label: int) -> Pictures:
    images = [image for part, _ in parts for image in part]
    return Pictures(np.stack(images), np.full(len(images), label), [name for _, names in parts for name in names])


def other_for_training(leaves: Pictures, masks: np.ndarray, icons: Path, label: int) -> Pictures:
    """About 4,000 pictures of the kinds that training may see."""
    parts = [paint(TRAIN_KINDS, 200, TRAIN_SEED), icon_pictures(icons, False, TRAIN_SEED)]
    return gather([*parts, from_leaves(leaves, masks, 400, TRAIN_SEED)], label)


def other_held_out(leaves: Pictures, masks: np.ndarray, icons: Path, label: int) -> Pictures:
    """Known kinds with other seeds, other icons, and the kinds never seen (marked `unseen`)."""
    unseen_images, unseen_names = paint(UNSEEN_KINDS, 25, HELD_OUT_SEED)
    parts = [paint(TRAIN_KINDS, 12, HELD_OUT_SEED), icon_pictures(icons, True, HELD_OUT_SEED)]
    parts += [from_leaves(leaves, masks, 40, HELD_OUT_SEED), (unseen_images, [f"unseen/{n}" for n in unseen_names])]
    return gather(parts, label)


def screenshots(folder: Path, label: int) -> Pictures:
    """Real pictures of screens: every PNG of a folder, whole and four parts of it."""
    images, names = [], []
    for path in sorted(folder.glob("*.png")):
        whole = Image.open(path).convert("RGB")
        half_wide, half_high = whole.width // 2, whole.height // 2
        boxes = [(x, y, x + half_wide, y + half_high) for x in (0, half_wide) for y in (0, half_high)]
        images += [read_picture(path), *(fit_picture(whole.crop(box)) for box in boxes)]
        names += [f"screenshot/{path.stem}/{part}" for part in range(5)]
    return Pictures(np.stack(images), np.full(len(images), label), names)
