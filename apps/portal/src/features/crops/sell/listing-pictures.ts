import { createDownscaler } from '../../../shared/pictures/downscale-picture.ts';

/** The server keeps no picture wider than the Mandi shows. */
const downscalePicture = createDownscaler({ width: 1280, height: 1600, smallEnough: 300_000 });

/** One after the other: six photographs at once are more than a cheap phone can hold. */
export async function downscaleAll(files: readonly File[]): Promise<File[]> {
  const small: File[] = [];
  for (const file of files) small.push(await downscalePicture(file));
  return small;
}
