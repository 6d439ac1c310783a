import { encodeWidths, type MadePicture, readPicture } from './make-picture.ts';

/** The stored sizes of an avatar, in pixels. */
export const avatarWidths = [96, 192, 384] as const;
export type AvatarWidth = (typeof avatarWidths)[number];

/** Crops an upload to its middle square, upright and without metadata; undefined if it is not a picture. */
export function makeAvatar(path: string): Promise<MadePicture<AvatarWidth> | undefined> {
  const largest = { width: 384, height: 384, fit: 'cover' } as const;
  return readPicture(path, (source) =>
    encodeWidths(source, { largest, widths: avatarWidths, quality: 80 }),
  );
}
