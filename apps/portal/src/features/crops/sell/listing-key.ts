import { nanoid } from '@reduxjs/toolkit';

/**
 * Gives one key to one listing however often it is sent, and a new one once something in it has
 * changed: the server replays the first response for the same key and rejects it for other contents.
 */
export function createListingKeys(): (fields: object, pictures: readonly File[]) => string {
  let last: { contents: string; key: string } | undefined;
  return (fields, pictures) => {
    const files = pictures.map(({ name, size, lastModified }) => [name, size, lastModified]);
    const contents = JSON.stringify([fields, files]);
    if (last?.contents !== contents) last = { contents, key: nanoid() };
    return last.key;
  };
}
