/** How small a photograph is made before it is sent. */
interface PictureBounds {
  /** The widest and highest, in pixels. */
  width: number;
  height: number;
  /** Bytes below which a second encoding costs quality and saves little. */
  smallEnough: number;
  /** Bytes that it should have at most; without them its quality alone decides. */
  target?: number;
}

/** Of the JPEG, the best first; worse ones are tried only to reach the target. */
const qualities = [0.85, 0.75, 0.65, 0.5, 0.35];

/**
 * Makes photographs small enough for a slow connection; one that the browser cannot decode is sent as it is. The same
 * file gives the same bytes on a second try, as its idempotency key promises.
 */
export function createDownscaler(bounds: PictureBounds): (file: File) => Promise<File> {
  const shrunk = new WeakMap<File, Promise<File>>();
  return (file) => {
    const known = shrunk.get(file);
    if (known) return known;
    const result = redraw(file, bounds).catch(() => file);
    shrunk.set(file, result);
    return result;
  };
}

/**
 * Makes a JPEG of any picture, with nothing but its pixels: neither place nor camera is sent with it. Rejects for one
 * that the browser cannot decode.
 *
 * @example const redraw = createRedrawer({ width: 1280, height: 1280, target: 300_000 })
 */
export const createRedrawer =
  (bounds: Omit<PictureBounds, 'smallEnough'>) =>
  async (file: File): Promise<File> => {
    const canvas = await drawn(file, bounds);
    const blob = canvas && (await encoded(canvas, bounds.target));
    if (!blob) throw new Error(`${file.name} was not encoded`);
    return asJpeg(file, blob);
  };

function asJpeg(file: File, blob: Blob): File {
  const name = `${file.name.replace(/\.\w+$/, '')}.jpg`;
  return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
}

async function redraw(file: File, bounds: PictureBounds): Promise<File> {
  if (file.size <= bounds.smallEnough || typeof createImageBitmap === 'undefined') return file;
  const canvas = await drawn(file, bounds);
  const blob = canvas && (await encoded(canvas, bounds.target));
  if (!blob || blob.size >= file.size) return file;
  return asJpeg(file, blob);
}

async function drawn(
  file: File,
  most: Pick<PictureBounds, 'width' | 'height'>,
): Promise<HTMLCanvasElement | undefined> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, most.width / bitmap.width, most.height / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  // JPEG has no transparency; without a ground it would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  // Less would leave out most pixels of a large photograph.
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** In the best quality that reaches the target, else in the worst. */
async function encoded(canvas: HTMLCanvasElement, target = Number.POSITIVE_INFINITY) {
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (!blob || blob.size <= target) break;
  }
  return blob;
}
