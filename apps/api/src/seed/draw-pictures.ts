import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoListings } from '@upaj/demo/market';
import { demoPictureName, drawDemoPicture } from '@upaj/demo/picture';
import sharp from 'sharp';
import { createFairQueue } from '../platform/concurrency/fair-queue.ts';
import type { DemoPictures } from '../platform/modules/demo-part.ts';
import { type Width, widths } from '../platform/pictures/picture-store.ts';

/** The files of one drawing by their width. */
type Drawing = ReadonlyMap<Width, Buffer>;

// Flat drawings are small at any effort; the lowest is several times faster than the default.
const webp = { quality: 80, effort: 0 };

async function encode(svg: string): Promise<Drawing> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes = widths.map(async (width): Promise<[Width, Buffer]> => {
    const sized =
      width === info.width ? sharp(data, { raw }) : sharp(data, { raw }).resize({ width });
    return [width, await sized.webp(webp).toBuffer()];
  });
  return new Map(await Promise.all(sizes));
}

/** Draws every picture of the demo market from the icons in `folder`; listings of the same crop share one. */
export async function drawPictures(folder: string): Promise<DemoPictures> {
  const icons = new Map<string, Promise<string>>();
  const readIcon = (name: string) => {
    const text = icons.get(name) ?? readFile(join(folder, `${name}.svg`), 'utf8');
    icons.set(name, text);
    return text;
  };
  const queue = createFairQueue({
    concurrency: 4,
    maxWaiting: Number.POSITIVE_INFINITY,
    retryAfter: 0,
  });
  const drawings = new Map<string, Promise<Drawing>>();
  for (const { category, pictures } of demoListings) {
    for (const names of pictures) {
      const name = demoPictureName(category, names);
      if (drawings.has(name)) continue;
      const draw = async () =>
        encode(drawDemoPicture(category, await Promise.all(names.map(readIcon))));
      drawings.set(name, queue.run('seed', draw));
    }
  }
  const done = [...drawings].map(async ([name, files]) => [name, await files] as const);
  return new Map(await Promise.all(done));
}
