"""Makes laboratory pictures look as if taken in a field, a batch at a time."""

from __future__ import annotations

import io
import math
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image
from torch import Tensor

from data import INPUT_SIZE

LIGHT_SHARE = 0.45
BACKGROUND_SHARE = 0.35
JPEG_SHARE = 0.12


@dataclass(frozen=True)
class View:
    """What training sees of a picture: `part` of its side, on `size` pixels."""

    size: int
    part: float


# Small views at full detail cost less than half of the large ones, and teach most of it.
VIEWS = {"small": View(128, 0.8), "large": View(INPUT_SIZE, 0.85)}


def uniform(count: int, low: float, high: float) -> Tensor:
    """[count, 1, 1, 1], one number a picture."""
    return torch.rand(count, 1, 1, 1) * (high - low) + low


def some(count: int, share: float) -> Tensor:
    """1.0 for about this share of the pictures, 0.0 for the others."""
    return (torch.rand(count, 1, 1, 1) < share).float()


def random_affine(count: int, strength: Tensor) -> Tensor:
    """Any turn, mirrored or not, nearer or farther, sheared, moved: [count, 2, 3]."""
    s = strength.view(-1)
    quarter = torch.randint(0, 4, (count,)) * (math.pi / 2)
    angle = quarter + (torch.rand(count) * 2 - 1) * (0.15 + 0.7 * s)
    zoom = torch.exp(0.1 + (torch.rand(count) * 2 - 1) * 0.12 - (torch.rand(count) * 1.1 - 0.4) * s * 0.75)
    stretch = torch.exp((torch.rand(count) * 2 - 1) * (0.05 + 0.2 * s))
    mirror = torch.where(torch.rand(count) < 0.5, -1.0, 1.0)
    shear = (torch.rand(count) * 2 - 1) * (0.03 + 0.2 * s)
    cos, sin = torch.cos(angle) * zoom, torch.sin(angle) * zoom
    move = (torch.rand(2, count) * 2 - 1) * (0.06 + 0.2 * s)
    rows = [cos * stretch * mirror, -sin * stretch + shear, move[0], sin * mirror, cos, move[1]]
    return torch.stack(rows, 1).view(count, 2, 3)


def warp(images: Tensor, masks: Tensor, replaced: Tensor, strength: Tensor, view: View) -> tuple[Tensor, Tensor]:
    """Turns and moves the pictures, and the masks of those whose ground gets replaced.

    Outside of a picture there is its reflection, outside of a mask no leaf.
    """
    affine = random_affine(len(images), strength)
    affine[:, :, :2] *= view.part
    grid = F.affine_grid(affine, [len(images), 3, view.size, view.size], align_corners=False)
    mode = {"mode": "bilinear", "align_corners": False}
    shapes = F.grid_sample(masks[replaced], grid[replaced], **mode)
    return F.grid_sample(images, grid, padding_mode="reflection", **mode), shapes


def replace_background(images: Tensor, shapes: Tensor, replaced: Tensor, backgrounds: Backgrounds) -> Tensor:
    """Puts some leaves before another ground, with a soft shadow."""
    if len(replaced) == 0:
        return images
    size = images.shape[2:]
    small = F.interpolate(torch.roll(shapes, (5, 5), (2, 3)), (20, 20), mode="area")
    shadow = F.interpolate(small, size, mode="bilinear", align_corners=False) * uniform(len(replaced), 0, 0.6)
    ground = backgrounds.draw(len(replaced), size[0]) * (1 - shadow)
    images[replaced] = torch.lerp(ground, images[replaced], shapes)
    return images


def recolour(images: Tensor, strength: Tensor) -> Tensor:
    """Exposure, contrast, saturation and colour temperature in one pass, then uneven light for some."""
    count = len(images)
    saturation = 1 + strength * uniform(count, -0.45, 0.4)
    contrast = 1 + strength * uniform(count, -0.35, 0.4)
    gain = torch.exp(strength * uniform(count, -0.45, 0.4))
    warmth, tint = strength * uniform(count, -0.15, 0.15), strength * uniform(count, -0.06, 0.06)
    gains = (gain * torch.cat([1 + warmth, 1 + tint, 1 - warmth], 1))[:, :, 0]
    saturation, contrast = saturation[:, 0], contrast[:, 0]
    mix = gains * contrast * (saturation * torch.eye(3) + (1 - saturation) / 3)
    offset = gains * (1 - contrast) * images.mean((1, 2, 3))[:, None, None]
    images = torch.baddbmm(offset, mix, images.flatten(2)).view_as(images)
    uneven = torch.nonzero(some(count, 0.5).view(-1)).flatten()
    light = 1 + strength[uneven] * (torch.rand(len(uneven), 1, 4, 4) - 0.5)
    images[uneven] *= F.interpolate(light, images.shape[2:], mode="bilinear", align_corners=False)
    return images


def harden(images: Tensor, strength: Tensor) -> Tensor:
    """Light from one side makes veins and gloss hard, a clouded sky makes them soft."""
    size = images.shape[2:]
    broad = F.interpolate(F.interpolate(images, (16, 16), mode="area"), size, mode="bilinear", align_corners=False)
    hardness = 1 + (0.25 + 0.75 * strength) * uniform(len(images), -0.6, 0.5)
    return torch.lerp(broad, images, hardness)


def soften(images: Tensor, strength: Tensor) -> Tensor:
    """Some pictures lose detail, as with a shaken or distant camera; some gain noise."""
    count, size = len(images), images.shape[2]
    strong = strength.view(-1) > 0.3
    for may_blur, least in ((strong, 0.35), (torch.ones(count, dtype=torch.bool), 0.7)):
        chosen = torch.nonzero(may_blur & (torch.rand(count) < 0.25)).flatten()
        if len(chosen) > 0:
            small = F.interpolate(images[chosen], (int(np.random.uniform(least, 0.9) * size),) * 2, mode="area")
            images[chosen] = F.interpolate(small, (size, size), mode="bilinear", align_corners=False)
    noisy = torch.nonzero(strong & (torch.rand(count) < 0.25)).flatten()
    if len(noisy) > 0:
        images[noisy] += torch.randn(len(noisy), *images.shape[1:]) * uniform(len(noisy), 0, 0.05)
    return images


def recompress(images: Tensor, share: float) -> Tensor:
    """Saves some pictures as JPEG of low quality and reads them again."""
    for place in np.flatnonzero(np.random.rand(len(images)) < share):
        stream = io.BytesIO()
        array = (images[place].permute(1, 2, 0).numpy() * 255).round().astype(np.uint8)
        Image.fromarray(array).save(stream, "JPEG", quality=int(np.random.randint(25, 92)))
        images[place] = torch.from_numpy(np.asarray(Image.open(stream)).transpose(2, 0, 1).copy()).float() / 255
    return images


@dataclass
class Backgrounds:
    """Grounds to put leaves before: made scenes, and leaf pictures so blurred that no disease shows."""

    images: np.ndarray

    def draw(self, count: int, size: int) -> Tensor:
        """Random parts of grounds, mirrored at random, 0..1."""
        chosen = self.images[np.random.randint(0, len(self.images), count)]
        side = int(np.random.uniform(0.7, 1) * chosen.shape[2])
        y, x = np.random.randint(0, chosen.shape[2] - side + 1, 2)
        part = torch.from_numpy(chosen[:, :, y : y + side, x : x + side]).float() / 255
        part = F.interpolate(part, (size, size), mode="bilinear", align_corners=False)
        return part.flip(3) if np.random.rand() < 0.5 else part


def augment(images: np.ndarray, masks: np.ndarray, backgrounds: Backgrounds, view: View) -> Tensor:
    """uint8 pictures and masks to a training batch in -1..1. Almost half are changed only lightly."""
    count = len(images)
    strength = uniform(count, 0.3, 1) * (1 - some(count, LIGHT_SHARE)) + 0.1
    has_ground = torch.from_numpy(masks.min((1, 2)) < 128)
    replaced = torch.nonzero(has_ground & (torch.rand(count) < BACKGROUND_SHARE)).flatten()
    pictures, shapes = torch.from_numpy(images).float() / 255, torch.from_numpy(masks)[:, None] / 255
    pictures, shapes = warp(pictures, shapes, replaced, strength, view)
    pictures = replace_background(pictures, shapes, replaced, backgrounds)
    pictures = soften(harden(recolour(pictures, strength), strength), strength).clamp_(0, 1)
    return recompress(pictures, JPEG_SHARE).mul_(2).sub_(1).contiguous(memory_format=torch.channels_last)
