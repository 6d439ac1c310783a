import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of the baseline. */
export const FLOOR = '/floor';

/**
 * Copies a built portal and adds a minimal page as a baseline on the same server:
 * 14 kB of text with its styles inside.
 * @param {string} dist
 * @param {string} copy
 */
export function addFloor(dist, copy) {
  cpSync(dist, copy, { recursive: true });
  const word = (/** @type {number} */ at) =>
    createHash('sha256').update(`${at}`).digest('base64url');
  const text = Array.from({ length: 440 }, (_, at) => `<p>${word(at)}</p>`).join('\n');
  const style = 'body{font:16px sans-serif;max-width:60ch;margin:auto;overflow-wrap:anywhere}';
  const html = `<!doctype html><html lang="en"><title>Floor</title><style>${style}</style><h1>Floor</h1>${text}</html>`;
  writeFileSync(join(copy, 'en', `${FLOOR.slice(1)}.html`), html);
  const notes = join(copy, '.vite/routes.json');
  const routes = JSON.parse(readFileSync(notes, 'utf8'));
  const floor = { ...routes[0], path: FLOOR, variesBy: [], files: {} };
  writeFileSync(notes, JSON.stringify([...routes, floor]));
}
