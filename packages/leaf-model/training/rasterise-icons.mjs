// Draws icons of an Iconify set as PNG files: node rasterise-icons.mjs ICONS_JSON SHARP_FOLDER OUT_FOLDER
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const [iconsFile, sharpFolder, outFolder] = process.argv.slice(2).map((path) => resolve(path));
const sharp = createRequire(import.meta.url)(sharpFolder);
const { icons, width = 24, height = 24 } = JSON.parse(readFileSync(iconsFile, 'utf8'));
mkdirSync(outFolder, { recursive: true });
for (const [name, icon] of Object.entries(icons)) {
  const box = `0 0 ${icon.width ?? width} ${icon.height ?? height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="160" height="160">${icon.body}</svg>`;
  await sharp(Buffer.from(svg))
    .png()
    .toFile(join(outFolder, `${name}.png`));
}
