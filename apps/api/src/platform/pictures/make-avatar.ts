import sharp from 'sharp';
import { type MadePicture, readPicture } from './make-picture.ts';

/** The stored sizes of an avatar, in pixels. */
export const avatarWidths = [96, 192, 384] as const;
export type AvatarWidth = (typeof avatarWidths)[number];

/** Crops an upload to its middle square, upright and without metadata; undefined if it is not a picture. */
export function makeAvatar(path: string): Promise<MadePicture<AvatarWidth> | undefined> {
  return readPicture(path, async (source) => {
    const { data, info } = await source
      .autoOrient()
      .resize({ width: 384, height: 384, fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const files = new Map<AvatarWidth, Buffer>();
    for (const width of avatarWidths) {
      files.set(
        width,
        await sharp(data, { raw }).resize({ width }).webp({ quality: 80 }).toBuffer(),
      );
    }
    return { width: info.width, height: info.height, files };
  });
}
