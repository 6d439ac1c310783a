import { type SquareCrop, squareOf } from '@upaj/ui/crop-square';

/** Side of the picture that is sent, in pixels: enough for the largest size that is shown on a sharp screen. */
const side = 512;
const quality = 0.9;

/** Cuts the chosen square out of a picture and makes it small enough for a slow line. */
export async function cropPicture(file: File, crop: SquareCrop): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const square = squareOf(bitmap, crop);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no 2D canvas');
  // JPEG has no transparency; without a ground it would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, square.left, square.top, square.side, square.side, 0, 0, side, side);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob) throw new Error('the picture could not be written');
  return blob;
}
