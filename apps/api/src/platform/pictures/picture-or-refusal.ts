import { badPicture } from '@upaj/contract/api-error';
import { TOO_MANY_PIXELS } from './too-many-pixels.ts';

/** What was made of an upload; throws `bad_picture`, which names the file if a name is given, when nothing could be made. */
export async function pictureOrRefusal<T>(
  making: Promise<T | undefined>,
  field: string,
  name?: string,
): Promise<T> {
  const made = await making.catch((error: unknown) => {
    // The error of another process, of which only the code is left.
    const isTooLarge = error instanceof Error && 'code' in error && error.code === TOO_MANY_PIXELS;
    throw isTooLarge ? badPicture(field, { code: TOO_MANY_PIXELS, name }) : error;
  });
  if (!made) throw badPicture(field, { name });
  return made;
}
