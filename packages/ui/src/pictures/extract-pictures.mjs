import { writeFileSync } from 'node:fs';
import set from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' };

const categories =
  'sheaf-of-rice seedling beans mango tomato herb glass-of-milk potted-plant'.split(' ');
const topics =
  'test-tube lady-beetle droplet sun-behind-cloud classical-building bank newspaper microscope bug tractor'.split(
    ' ',
  );
const goods =
  `ear-of-corn sunflower peanuts chestnut cooked-rice bread pea-pod green-apple red-apple banana grapes
  watermelon melon lemon tangerine pineapple coconut strawberry pear peach potato roasted-sweet-potato
  eggplant onion carrot garlic ginger-root hot-pepper bell-pepper cucumber mushroom leafy-green broccoli shamrock
  four-leaf-clover leaf-fluttering-in-wind cheese-wedge butter honey-pot egg cow-face alembic fallen-leaf`.split(
    /\s+/,
  );
const scenes =
  'basket robot sun package shopping-cart magnifying-glass-tilted-left warning handshake farmer money-bag'.split(
    ' ',
  );

/** Removes the parts of a path that a browser does not need: a group with only fill="none". */
function slim(body) {
  const inner = /^<g fill="none">(.*)<\/g>$/s.exec(body);
  const isPainted =
    inner &&
    [...inner[1].matchAll(/<(path|circle|ellipse|rect)\b[^>]*>/g)].every(([tag]) =>
      tag.includes('fill='),
    );
  return isPainted ? inner[1] : body;
}

for (const name of new Set([...categories, ...topics, ...goods, ...scenes])) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) {
    process.stderr.write(`no picture called ${name}\n`);
    continue;
  }
  const width = icon.width ?? set.width;
  const height = icon.height ?? set.height;
  writeFileSync(
    new URL(`${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${slim(icon.body)}</svg>\n`,
  );
}
