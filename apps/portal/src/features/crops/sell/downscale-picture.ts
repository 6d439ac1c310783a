/** Pixels beyond which the Mandi shows nothing more: the server keeps no picture wider. */
const most = { width: 1280, height: 1600 };
/** Below this a second encoding costs quality and saves little, in bytes. */
const smallEnough = 300_000;
const quality = 0.85;

// The same file gives the same bytes on a second try, as its idempotency key promises.
const shrunk = new WeakMap<File, Promise<File>>();

/** Makes a photograph small enough for a slow connection; one that the browser cannot decode is sent as it is. */
export function downscalePicture(file: File): Promise<File> {
  const known = shrunk.get(file);
  if (known) return known;
  const result = redraw(file).catch(() => file);
  shrunk.set(file, result);
  return result;
}

/** One after the other: six photographs at once are more than a cheap phone can hold. */
export async function downscaleAll(files: readonly File[]): Promise<File[]> {
  const small: File[] = [];
  for (const file of files) small.push(await downscalePicture(file));
  return small;
}

async function redraw(file: File): Promise<File> {
  if (file.size <= smallEnough || typeof createImageBitmap === 'undefined') return file;
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, most.width / bitmap.width, most.height / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // JPEG has no transparency; without a ground it would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob || blob.size >= file.size) return file;
  const name = `${file.name.replace(/\.\w+$/, '')}.jpg`;
  return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
}
