import { createContentKeys } from '../../../shared/forms/content-key.ts';

/** Gives one key to one listing however often it is sent, and a new one once something in it has changed. */
export function createListingKeys(): (fields: object, pictures: readonly File[]) => string {
  const keyOf = createContentKeys();
  return (fields, pictures) =>
    keyOf([fields, pictures.map(({ name, size, lastModified }) => [name, size, lastModified])]);
}
