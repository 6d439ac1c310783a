import type { PictureProblem } from '@upaj/leaf-model/picture-quality';

/** A picture of a leaf. */
export interface LeafPicture {
  key: string;
  name: string;
  /** Shrunk and without metadata; absent while it is read. */
  file?: File;
  /** What the user should do better; null for a good picture, absent while it is judged. */
  problem?: PictureProblem | null;
}

/** A file that was not taken. */
export interface RefusedPicture {
  key: string;
  name: string;
  /** The browser cannot decode it, or the code that reads pictures did not arrive. */
  why: 'heic' | 'unreadable' | 'notLoaded';
}

/** Whether a file is of the format of iPhones, which most browsers cannot decode; some of them do not know its type. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
