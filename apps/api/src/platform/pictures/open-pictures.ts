import { join } from 'node:path';
import { diskPictures, type PictureStore } from './picture-store.ts';
import { type S3Settings, s3Pictures } from './s3-pictures.ts';

/** Opens the store of one kind of pictures: in the bucket if one is set, otherwise below `dataDir`. */
export function openPictures<W extends number>(
  { dataDir, s3 }: { dataDir: string; s3?: S3Settings | undefined },
  folder: string,
): PictureStore<W> {
  return s3 ? s3Pictures(s3, folder) : diskPictures(join(dataDir, folder));
}
