import { open, readFile } from 'node:fs/promises';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { countScans } from './count-scans.ts';
import { type Width, widths } from './picture-store.ts';
import { TooManyPixels } from './too-many-pixels.ts';

/** A picture as it is served. */
export interface MadePicture<W extends number = Width> {
  /** Pixels of the largest size. */
  width: number;
  height: number;
  files: ReadonlyMap<W, Buffer>;
}

// The largest photographs of phones have 50 million pixels; a decompression bomb has billions.
const MOST_PIXELS = 52_000_000;
// A row of pixels is held in memory as a whole.
const LONGEST_SIDE = 12_000;
// Cameras write about ten.
const MOST_SCANS = 100;
const LARGEST = 1280;
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'];

/** Re-encodes an upload to WebP in each width, upright and without metadata; undefined if it is not a picture. */
export function makePicture(path: string): Promise<MadePicture | undefined> {
  return readPicture(path, encode);
}

/** Opens an upload as a picture and processes it; undefined if it is not a picture. Throws `TooManyPixels`. */
export async function readPicture<T>(
  path: string,
  make: (source: Sharp) => Promise<T>,
): Promise<T | undefined> {
  if (!(await looksLikePicture(path))) return undefined;
  try {
    const source = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format = '', width, height } = await source.metadata();
    if (!formats.includes(format)) return undefined;
    if (Math.max(width, height) > LONGEST_SIDE) throw new TooManyPixels();
    if (format === 'jpeg' && countScans(await readFile(path)) > MOST_SCANS) return undefined;
    return await make(source);
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw new TooManyPixels();
    if (isInternalError(error)) throw error;
    // An upload that the decoder rejects (truncated, not supported) is not a picture.
    return undefined;
  }
}

/** Whether the machine and not the picture caused the error: no space, no memory, too many files. Only the message tells. */
function isInternalError(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  return 'code' in error || /(unix|system) error|memory|file is missing/i.test(error.message);
}

function encode(source: Sharp): Promise<MadePicture> {
  const largest = {
    width: LARGEST,
    height: 4 * LARGEST,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return encodeWidths(source, { largest, widths, quality: 78 });
}

/** Decodes a picture once at its largest size and encodes it as WebP in each width. */
export async function encodeWidths<W extends number>(
  source: Sharp,
  { largest, widths, quality }: { largest: ResizeOptions; widths: readonly W[]; quality: number },
): Promise<MadePicture<W>> {
  const { data, info } = await source
    .autoOrient()
    .resize(largest)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = new Map<W, Buffer>();
  for (const width of widths) {
    const sized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
    files.set(width, await sized.webp({ quality }).toBuffer());
  }
  return { width: info.width, height: info.height, files };
}

/** Checks the first bytes before a decoder reads the file, since some formats, such as SVG, are programs. */
async function looksLikePicture(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(12);
    await file.read(head, 0, 12, 0);
    const text = head.toString('latin1');
    return (
      text.startsWith('\xff\xd8\xff') ||
      text.startsWith('\x89PNG\r\n\x1a\n') ||
      /^GIF8[79]a/.test(text) ||
      (text.startsWith('RIFF') && text.endsWith('WEBP')) ||
      /^ftyp(avif|avis|heic|heix|mif1|msf1)$/.test(text.slice(4))
    );
  } finally {
    await file.close();
  }
}
