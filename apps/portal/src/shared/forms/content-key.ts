import { nanoid } from '@reduxjs/toolkit';

/**
 * Gives one key to the same contents however often they are sent, and a new one once something in them has changed:
 * the server replays the first response for the same key and rejects it for other contents.
 */
export function createContentKeys(): (contents: unknown) => string {
  let last: { contents: string; key: string } | undefined;
  return (contents) => {
    const text = JSON.stringify(contents);
    if (last?.contents !== text) last = { contents: text, key: nanoid() };
    return last.key;
  };
}
