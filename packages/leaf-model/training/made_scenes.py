"""Made pictures of surfaces and places without a leaf: earth, sky, cloth, walls, water."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

SIZE = 160
Rng = np.random.Generator


def pick_colour(rng: Rng, low: int = 0, high: int = 256) -> tuple[int, int, int]:
    red, green, blue = rng.integers(low, high, 3)
    return int(red), int(green), int(blue)


def near(rng: Rng, colour: tuple[int, ...], spread: int = 20) -> tuple[int, int, int]:
    """A colour not far from this one."""
    red, green, blue = np.clip(np.array(colour) + rng.integers(-spread, spread + 1, 3), 0, 255)
    return int(red), int(green), int(blue)


def cloud_noise(rng: Rng, size: int = SIZE, roughness: float = 0.55, coarsest: int = 2) -> np.ndarray:
    """Smooth noise in 0..1 from grids of doubling fineness, [size, size]."""
    total, weight, cells = np.zeros((size, size), np.float32), 1.0, coarsest
    while cells < size:
        grid = Image.fromarray(rng.random((cells + 1, cells + 1), dtype=np.float32))
        total += weight * np.asarray(grid.resize((size, size), Image.Resampling.BICUBIC))
        weight, cells = weight * roughness, cells * 2
    return (total - total.min()) / (np.ptp(total) + 1e-6)


def between(amount: np.ndarray, dark: tuple[int, ...], light: tuple[int, ...]) -> Image.Image:
    """Paints 0 with one colour and 1 with the other."""
    values = np.array(dark) + amount[..., None] * (np.array(light) - np.array(dark))
    return Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))


def soil(rng: Rng) -> Image.Image:
    base = [(92, 62, 40), (140, 96, 62), (70, 60, 52), (165, 130, 95), (120, 55, 35)][rng.integers(5)]
    amount = cloud_noise(rng, roughness=rng.uniform(0.7, 1.0), coarsest=int(rng.integers(2, 9)))
    image = between(amount, near(rng, tuple(c // 3 for c in base)), near(rng, base, 35))
    draw = ImageDraw.Draw(image)
    for _ in range(rng.integers(0, 40)):
        x, y, r = rng.integers(0, SIZE), rng.integers(0, SIZE), rng.integers(1, 9)
        draw.ellipse((x - r, y - r * 0.7, x + r, y + r * 0.7), fill=near(rng, base, 40))
    for _ in range(rng.integers(0, 14)):
        x, y = rng.integers(0, SIZE, 2)
        dx, dy = rng.integers(-30, 31, 2)
        draw.line((x, y, x + dx, y + dy), fill=near(rng, (175, 150, 100), 40), width=int(rng.integers(1, 3)))
    return image.filter(ImageFilter.GaussianBlur(rng.uniform(0, 1.2)))


def sky(rng: Rng) -> Image.Image:
    height = np.linspace(0, 1, SIZE, dtype=np.float32)[:, None].repeat(SIZE, 1)
    image = between(height, near(rng, (70, 130, 210), 40), near(rng, (190, 215, 240), 30))
    clouds = np.clip((cloud_noise(rng) - rng.uniform(0.3, 0.7)) * rng.uniform(2, 5), 0, 1)
    return Image.composite(Image.new("RGB", (SIZE, SIZE), near(rng, (235, 235, 238), 18)), image, as_mask(clouds))


def as_mask(amount: np.ndarray) -> Image.Image:
    return Image.fromarray((np.clip(amount, 0, 1) * 255).astype(np.uint8))


def noise(rng: Rng) -> Image.Image:
    cells = int(rng.choice([20, 40, 80, 160]))
    values = rng.integers(0, 256, (cells, cells, 3 if rng.random() < 0.6 else 1)).astype(np.uint8)
    return Image.fromarray(np.broadcast_to(values, (cells, cells, 3)).copy()).resize((SIZE, SIZE), int(rng.integers(0, 4)))


def gradient(rng: Rng) -> Image.Image:
    y, x = np.mgrid[0:SIZE, 0:SIZE] / SIZE
    if rng.random() < 0.3:
        amount = np.hypot(x - rng.random(), y - rng.random())
    else:
        angle = rng.uniform(0, 2 * np.pi)
        amount = 0.5 + 0.5 * ((x - 0.5) * np.cos(angle) + (y - 0.5) * np.sin(angle))
    first = pick_colour(rng)
    return between(amount, first, near(rng, first, 120) if rng.random() < 0.7 else pick_colour(rng))


def cloth(rng: Rng) -> Image.Image:
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    angle, step = rng.uniform(0, np.pi), rng.uniform(2, 9)
    u, v = x * np.cos(angle) + y * np.sin(angle), y * np.cos(angle) - x * np.sin(angle)
    weave = 0.5 + 0.25 * (np.sin(u * 2 * np.pi / step) + np.sin(v * 2 * np.pi / step))
    folds = cloud_noise(rng, roughness=0.35)
    colour = pick_colour(rng, 20, 240)
    return between(0.3 * weave + 0.7 * folds, tuple(c // 3 for c in colour), colour)


def bricks(rng: Rng) -> Image.Image:
    mortar = near(rng, (170, 165, 155), 40)
    base = near(rng, [(150, 75, 55), (190, 180, 165), (120, 120, 125), (205, 170, 120)][rng.integers(4)], 25)
    image = Image.new("RGB", (SIZE * 2, SIZE * 2), mortar)
    draw = ImageDraw.Draw(image)
    wide, high = int(rng.integers(24, 90)), int(rng.integers(12, 50))
    for row, top in enumerate(range(0, SIZE * 2, high)):
        for left in range(-(row % 2) * wide // 2, SIZE * 2, wide):
            draw.rectangle((left, top, left + wide - 3, top + high - 3), fill=near(rng, base, 18))
    image = image.rotate(rng.uniform(-20, 20)).crop((SIZE // 2, SIZE // 2, SIZE * 3 // 2, SIZE * 3 // 2))
    return Image.blend(image, between(cloud_noise(rng, roughness=0.8), (0, 0, 0), (255, 255, 255)), rng.uniform(0, 0.3))


def wood(rng: Rng) -> Image.Image:
    grain = np.sin((np.mgrid[0:SIZE, 0:SIZE][1] / rng.uniform(4, 20) + 6 * cloud_noise(rng, roughness=0.4)) * np.pi)
    light = near(rng, [(190, 145, 95), (130, 85, 50), (215, 190, 150)][rng.integers(3)], 20)
    image = between(0.5 + 0.5 * grain, tuple(int(c * 0.6) for c in light), light)
    return image.rotate(90) if rng.random() < 0.5 else image


def colour_patches(rng: Rng) -> Image.Image:
    """Shapes painted with smooth noise, often in the colours of leaves: near misses."""
    green = rng.random() < 0.6
    palette = [(60, 110, 40), (110, 140, 60), (150, 140, 70), (120, 80, 45), (180, 180, 170), (90, 95, 110)]

    def colour() -> tuple[int, int, int]:
        return near(rng, palette[rng.integers(6)], 30) if green else pick_colour(rng)

    image = between(cloud_noise(rng, roughness=0.7), colour(), colour())
    for _ in range(rng.integers(2, 14)):
        layer = between(cloud_noise(rng, roughness=rng.uniform(0.3, 0.9)), colour(), colour())
        mask = Image.new("L", (SIZE, SIZE))
        x, y = rng.integers(0, SIZE, 2)
        points = [(int(x + rng.integers(-60, 61)), int(y + rng.integers(-60, 61))) for _ in range(rng.integers(3, 7))]
        ImageDraw.Draw(mask).polygon(points, fill=255)
        image.paste(layer, (0, 0), mask)
    return image


def blurred_lights(rng: Rng) -> Image.Image:
    """A picture out of focus, or a covered lens."""
    image = Image.new("RGB", (SIZE, SIZE), pick_colour(rng, 0, 90))
    draw = ImageDraw.Draw(image)
    for _ in range(rng.integers(0, 25)):
        x, y, r = *rng.integers(0, SIZE, 2), rng.integers(4, 40)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=pick_colour(rng))
    return image.filter(ImageFilter.GaussianBlur(rng.uniform(6, 25)))


def pebbles(rng: Rng) -> Image.Image:
    """Stones side by side, from the distance to scattered points."""
    points = rng.random((int(rng.integers(25, 140)), 2)) * SIZE
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    distance = np.hypot(x[..., None] - points[:, 0], y[..., None] - points[:, 1])
    nearest = np.sort(distance, axis=2)
    edge = np.clip((nearest[..., 1] - nearest[..., 0]) / 6, 0, 1)[..., None]
    colours = np.array([near(rng, (150, 140, 130), 50) for _ in points])[distance.argmin(2)]
    return Image.fromarray((edge * colours + (1 - edge) * np.array([40, 35, 30])).astype(np.uint8))


def dusk(rng: Rng) -> Image.Image:
    """Evening sky over a dark horizon with roofs and poles."""
    height = np.linspace(0, 1, SIZE, dtype=np.float32)[:, None].repeat(SIZE, 1)
    image = between(height + 0.25 * cloud_noise(rng), near(rng, (70, 60, 120), 30), near(rng, (250, 150, 80), 30))
    draw = ImageDraw.Draw(image)
    for _ in range(rng.integers(2, 8)):
        x, w, h = rng.integers(0, SIZE), rng.integers(3, 50), rng.integers(15, 70)
        draw.rectangle((x, SIZE - h, x + w, SIZE), fill=pick_colour(rng, 5, 45))
    return image


def plaid(rng: Rng) -> Image.Image:
    """Checked cloth or a tiled floor."""
    image = Image.new("RGB", (SIZE * 2, SIZE * 2), pick_colour(rng, 60, 240))
    stripes = Image.new("RGBA", image.size)
    draw = ImageDraw.Draw(stripes)
    for _ in range(rng.integers(2, 5)):
        step, wide, colour = int(rng.integers(18, 70)), int(rng.integers(3, 20)), (*pick_colour(rng), 150)
        for at in range(int(rng.integers(0, step)), SIZE * 2, step):
            draw.rectangle((at, 0, at + wide, SIZE * 2), fill=colour)
            draw.rectangle((0, at, SIZE * 2, at + wide), fill=colour)
    image.paste(stripes, (0, 0), stripes)
    return image.rotate(rng.uniform(0, 45)).crop((SIZE // 2, SIZE // 2, SIZE * 3 // 2, SIZE * 3 // 2))


def water(rng: Rng) -> Image.Image:
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    waves = np.sin(y / rng.uniform(2, 6) + 8 * cloud_noise(rng, roughness=0.5) + x / 60)
    return between(0.5 + 0.3 * waves + 0.2 * cloud_noise(rng), near(rng, (30, 70, 80), 25), near(rng, (150, 190, 200), 25))
