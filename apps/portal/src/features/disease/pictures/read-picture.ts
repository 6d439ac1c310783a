import type { PictureProblem } from '@upaj/leaf-model/picture-quality';
import { createRedrawer } from '../../../shared/pictures/downscale-picture.ts';
import type { Pixels } from '../model/leaf-messages.ts';
import type { LeafWorker } from '../model/leaf-worker.ts';

/** Small enough for a slow connection, large enough for spots on a leaf. */
export const shrinkPicture = createRedrawer({ width: 1280, height: 1280, target: 300_000 });

/** The pixels of a shrunk picture. */
export async function readPixels(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser does not draw');
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { width, height, data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, data };
}

/** What is wrong with a picture; null if nothing is, or if this device cannot tell. */
export async function findProblem(
  getWorker: () => Promise<LeafWorker>,
  file: Blob,
): Promise<PictureProblem | null> {
  try {
    const worker = await getWorker();
    const picture = await readPixels(file);
    const [first = null] = await worker.ask('quality', { picture }, [picture.data.buffer]);
    return first;
  } catch {
    return null;
  }
}
