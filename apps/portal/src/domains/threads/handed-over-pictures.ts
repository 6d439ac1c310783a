interface HandedOver {
  userId: string;
  files: readonly File[];
}

let handed: HandedOver | undefined;

/** Hands pictures over to the form of a new discussion that this user opens next; a reload loses them. */
export function handOverPictures(userId: string, files: readonly File[]): void {
  handed = { userId, files };
}

/** The pictures that were handed over to this user's form, once. */
export function takeHandedOverPictures(userId: string): readonly File[] {
  const files = handed?.userId === userId ? handed.files : [];
  handed = undefined;
  return files;
}
