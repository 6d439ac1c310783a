"""Made pictures of things without a leaf: faces, hands, pages, screens, tools, drawings."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from made_scenes import SIZE, Rng, bricks, cloth, gradient, near, pick_colour, sky, soil, wood

LARGE = SIZE * 2
SKIN = [(255, 224, 196), (241, 194, 150), (224, 172, 105), (198, 134, 66), (141, 85, 36), (92, 56, 30), (60, 38, 26)]


def finish(image: Image.Image, rng: Rng, turn: float = 15) -> Image.Image:
    """Turned a little and averaged down."""
    corner = image.getpixel((1, 1))
    image = image.rotate(rng.uniform(-turn, turn), Image.Resampling.BILINEAR, fillcolor=corner)
    return image.resize((SIZE, SIZE), Image.Resampling.BOX)


def scene(rng: Rng) -> Image.Image:
    """Something to stand in front of."""
    return [gradient, cloth, bricks, sky, soil, wood][rng.integers(6)](rng).resize((LARGE, LARGE))


def add_face(draw: ImageDraw.ImageDraw, rng: Rng, x: float, y: float, r: float) -> None:
    """A face with hair, eyes, brows, nose and mouth around (x, y)."""
    skin, hair = near(rng, SKIN[rng.integers(len(SKIN))], 10), near(rng, (35, 28, 25), 25)
    long = rng.uniform(1.15, 1.45)
    draw.ellipse((x - r * 1.15, y - r * 1.6, x + r * 1.15, y + r * rng.uniform(0, 1.6)), fill=hair)
    draw.rectangle((x - r * 0.4, y + r * 0.8, x + r * 0.4, y + r * 2), fill=near(rng, skin, 12))
    draw.ellipse((x - r * 1.9, y + r * 1.7, x + r * 1.9, y + r * 4), fill=pick_colour(rng))
    draw.ellipse((x - r, y - r * long, x + r, y + r * long), fill=skin)
    for side in (-1, 1):
        ex, ey = x + side * r * 0.42, y - r * 0.2
        draw.ellipse((ex - r * 0.2, ey - r * 0.11, ex + r * 0.2, ey + r * 0.11), fill=(245, 245, 240))
        draw.ellipse((ex - r * 0.09, ey - r * 0.1, ex + r * 0.09, ey + r * 0.1), fill=(40, 25, 20))
        draw.line((ex - r * 0.25, ey - r * 0.28, ex + r * 0.25, ey - r * 0.3), fill=hair, width=max(1, int(r / 12)))
    darker = tuple(int(c * 0.8) for c in skin)
    draw.polygon([(x, y - r * 0.1), (x - r * 0.16, y + r * 0.35), (x + r * 0.16, y + r * 0.35)], fill=darker)
    draw.chord((x - r * 0.4, y + r * 0.4, x + r * 0.4, y + r * 0.85), 0, 180, fill=near(rng, (165, 70, 70), 25))


def shaded(image: Image.Image, rng: Rng) -> Image.Image:
    """Light from one side and a little blur, so that flat paint looks less flat."""
    return Image.blend(image, gradient(rng).convert("L").convert("RGB").resize(image.size), rng.uniform(0, 0.25)).filter(
        ImageFilter.GaussianBlur(rng.uniform(0, 3))
    )


def face(rng: Rng) -> Image.Image:
    image = scene(rng)
    x, y, r = rng.uniform(110, 210), rng.uniform(100, 190), rng.uniform(45, 120)
    add_face(ImageDraw.Draw(image), rng, x, y, r)
    return finish(shaded(image, rng), rng)


def group_of_faces(rng: Rng) -> Image.Image:
    image = scene(rng)
    draw = ImageDraw.Draw(image)
    for place in range(rng.integers(2, 5)):
        add_face(draw, rng, 50 + place * 75 + rng.uniform(-15, 15), rng.uniform(100, 200), rng.uniform(28, 45))
    return finish(shaded(image, rng), rng)


def hand(rng: Rng) -> Image.Image:
    image = scene(rng)
    draw = ImageDraw.Draw(image)
    skin = near(rng, SKIN[rng.integers(len(SKIN))], 12)
    x, y, palm = rng.uniform(120, 200), rng.uniform(180, 250), rng.uniform(45, 75)
    draw.rounded_rectangle((x - palm * 0.6, y, x + palm * 0.6, y + 260), 20, fill=skin)
    for finger in range(5):
        angle = np.radians(-150 + finger * 30 + rng.uniform(-6, 6))
        reach = palm * rng.uniform(1.7, 2.4)
        tip = (x + np.cos(angle) * reach, y + np.sin(angle) * reach)
        wide = int(palm * 0.36)
        draw.line((x, y, *tip), fill=near(rng, skin, 6), width=wide)
        draw.ellipse((tip[0] - wide / 2, tip[1] - wide / 2, tip[0] + wide / 2, tip[1] + wide / 2), fill=skin)
    draw.ellipse((x - palm, y - palm * 0.8, x + palm, y + palm * 1.2), fill=skin)
    return finish(shaded(image, rng), rng, 180)


def text_page(rng: Rng) -> Image.Image:
    paper, ink = near(rng, (240, 236, 222), 18), pick_colour(rng, 0, 90)
    image = Image.new("RGB", (LARGE, LARGE), paper)
    draw = ImageDraw.Draw(image)
    step, left = int(rng.integers(8, 22)), int(rng.integers(5, 40))
    for y in range(step, LARGE, step):
        x = left
        while x < LARGE - left and rng.random() > 0.04:
            word = int(rng.integers(6, 40))
            for letter in range(x, x + word, 4):
                top = y - rng.uniform(0.3, 0.6) * step
                draw.line((letter, y, letter + rng.integers(-1, 3), top), fill=ink, width=int(rng.integers(1, 3)))
            x += word + 8
    return finish(shaded(image, rng), rng, 30)


def screen(rng: Rng) -> Image.Image:
    dark = rng.random() < 0.3
    image = Image.new("RGB", (LARGE, LARGE), (28, 30, 36) if dark else near(rng, (246, 247, 248), 9))
    draw = ImageDraw.Draw(image)
    accent, ink = pick_colour(rng, 20, 220), (225, 225, 230) if dark else (50, 55, 60)
    draw.rectangle((0, 0, LARGE, int(rng.integers(20, 50))), fill=accent)
    for _ in range(rng.integers(3, 16)):
        x, y, w, h = *rng.integers(0, LARGE - 40, 2), *rng.integers(20, 150, 2)
        fill = accent if rng.random() < 0.2 else near(rng, (60, 62, 70) if dark else (232, 234, 238), 20)
        draw.rounded_rectangle((x, y, x + w, y + h), int(rng.integers(0, 12)), fill=fill)
        for line in range(int(y) + 8, int(y + h) - 6, 10):
            draw.rectangle((x + 8, line, x + 8 + rng.uniform(0.2, 0.85) * w, line + 3), fill=ink)
    return finish(image, rng, 5)


def keyboard(rng: Rng) -> Image.Image:
    base = pick_colour(rng, 20, 200)
    image = Image.new("RGB", (LARGE, LARGE), base)
    draw = ImageDraw.Draw(image)
    key = int(rng.integers(24, 60))
    for row, top in enumerate(range(0, LARGE, key)):
        for left in range(-(row * key // 3) % key - key, LARGE, key):
            draw.rounded_rectangle((left + 3, top + 3, left + key - 3, top + key - 3), 5, fill=near(rng, base, 40))
            draw.line((left + key * 0.4, top + key * 0.6, left + key * 0.6, top + key * 0.3), fill=(235, 235, 235), width=3)
    return finish(shaded(image, rng), rng, 40)


def tool(rng: Rng) -> Image.Image:
    """A handle with a blade, a hoe or a round head on some surface."""
    image = scene(rng)
    draw = ImageDraw.Draw(image)
    metal = near(rng, (150, 152, 158), 45)
    for _ in range(rng.integers(1, 4)):
        x, y = rng.uniform(40, 280, 2)
        angle = rng.uniform(0, 2 * np.pi)
        ex, ey = x + 160 * np.cos(angle), y + 160 * np.sin(angle)
        draw.line((x, y, ex, ey), fill=pick_colour(rng, 20, 200), width=int(rng.integers(6, 24)))
        if rng.random() < 0.5:
            points = [(x + rng.uniform(-70, 70), y + rng.uniform(-70, 70)) for _ in range(4)]
            draw.polygon(points, fill=metal)
        else:
            r = rng.uniform(15, 60)
            draw.ellipse((x - r, y - r, x + r, y + r), outline=metal, width=int(rng.integers(6, 20)))
    return finish(shaded(image, rng), rng, 180)


def leaf_outline(rng: Rng, lobes: int) -> list[tuple[float, float]]:
    """Points of a leaf shape with a pointed tip, in pixels of the large picture."""
    turn = np.linspace(0, 2 * np.pi, 120)
    wide, depth = rng.uniform(0.3, 0.6), rng.uniform(0, 0.3)
    radius = (1 - depth * np.abs(np.sin(turn * lobes / 2))) * rng.uniform(90, 140)
    x = LARGE / 2 + np.sin(turn) * np.abs(np.sin(turn / 2)) ** 0.5 * radius * wide * 2
    return list(zip(x.tolist(), (LARGE / 2 - np.cos(turn) * radius).tolist()))


def draw_leaf(rng: Rng, filled: bool) -> Image.Image:
    image = Image.new("RGB", (LARGE, LARGE), near(rng, (245, 245, 240), 10) if rng.random() < 0.7 else pick_colour(rng))
    draw = ImageDraw.Draw(image)
    points = leaf_outline(rng, int(rng.integers(0, 9)))
    ink = pick_colour(rng, 0, 110)
    if filled:
        draw.polygon(points, fill=near(rng, (80, 160, 70), 60))
    draw.line([*points, points[0]], fill=ink, width=int(rng.integers(2, 8)))
    draw.line((LARGE / 2, 60, LARGE / 2, LARGE - 30), fill=ink, width=int(rng.integers(2, 7)))
    for y in range(100, 250, int(rng.integers(18, 45))):
        for side in (-1, 1):
            draw.line((LARGE / 2, y, LARGE / 2 + side * rng.uniform(25, 60), y - 30), fill=ink, width=2)
    if filled:
        for _ in range(rng.integers(0, 10)):
            x, y, r = *rng.uniform(110, 210, 2), rng.uniform(3, 12)
            draw.ellipse((x - r, y - r, x + r, y + r), fill=near(rng, (130, 90, 50), 40))
    return finish(image, rng, 180)


def leaf_painting(rng: Rng) -> Image.Image:
    """A coloured drawing of a leaf with spots."""
    return draw_leaf(rng, filled=True)


def leaf_line_art(rng: Rng) -> Image.Image:
    """A leaf in outline only."""
    return draw_leaf(rng, filled=False)


def vessels(rng: Rng) -> Image.Image:
    """Plates, bottles and boxes on a table."""
    image = scene(rng)
    draw = ImageDraw.Draw(image)
    for _ in range(rng.integers(1, 6)):
        x, y, w, h = *rng.uniform(0, 240, 2), *rng.uniform(30, 150, 2)
        colour = pick_colour(rng)
        if rng.random() < 0.5:
            draw.ellipse((x, y, x + w, y + w), fill=colour)
            draw.ellipse((x + w / 6, y + w / 6, x + w * 5 / 6, y + w * 5 / 6), fill=near(rng, colour, 30))
        else:
            draw.rounded_rectangle((x, y, x + w * 0.6, y + h), 10, fill=colour)
            draw.rectangle((x + w * 0.2, y - 20, x + w * 0.4, y), fill=near(rng, colour, 60))
    return finish(shaded(image, rng), rng, 180)
