import { newPicture } from '@upaj/contract/crops.rules';
import type { Crop } from '@upaj/contract/crops.schema';

/** A picture that the listing has already. */
export interface StoredPicture {
  id: string;
  name: string;
  src: string;
  srcSet: string;
}

/** A picture in the form of a listing: one that is stored, or a file. */
export type ChosenPicture = File | StoredPicture;

/** The pictures of a listing as its form shows them. */
export const storedPictures = ({ image, name }: Crop): StoredPicture[] =>
  image.map(({ id, url, srcset }, at) => ({
    id,
    src: url,
    srcSet: srcset,
    name: `${name} ${at + 1}`,
  }));

export const isFile = (picture: ChosenPicture): picture is File => picture instanceof File;

/** How the order of pictures is sent. */
export const orderOf = (pictures: readonly ChosenPicture[]): string[] =>
  pictures.map((picture) => (isFile(picture) ? newPicture : picture.id));

/**
 * The chosen pictures when the listing has others than before: what is gone is left out, what was removed here stays
 * removed, and what was added elsewhere comes last.
 */
export function rebasePictures(
  chosen: readonly ChosenPicture[],
  before: readonly StoredPicture[],
  now: readonly StoredPicture[],
): ChosenPicture[] {
  const has = (pictures: readonly StoredPicture[], id: string) =>
    pictures.some((picture) => picture.id === id);
  return [
    ...chosen.filter((picture) => isFile(picture) || has(now, picture.id)),
    ...now.filter(({ id }) => !has(before, id)),
  ];
}
