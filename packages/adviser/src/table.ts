import { readFileSync } from 'node:fs';

/** The folder of a file of the package: in the bundle its files lie beside the code. */
const folders = [new URL('../', import.meta.url), new URL('./adviser/', import.meta.url)];

/** Reads a file of the package, named from its root, such as `data/names.tsv`. */
export function readBytes(name: string): Buffer {
  for (const folder of folders) {
    try {
      return readFileSync(new URL(name, folder));
    } catch (err) {
      if (!(err instanceof Error && 'code' in err && err.code === 'ENOENT')) throw err;
    }
  }
  throw new Error(`The adviser lacks ${name}`);
}

/** The lines of a text file of the package. */
export const readLines = (name: string): string[] =>
  readBytes(name).toString('utf8').split('\n').filter(Boolean);

/** The rows of a table of the package: columns parted by tabs, no header. */
export const readTable = (name: string): string[][] =>
  readLines(name).map((line) => line.split('\t'));

/** The forms of a cell, parted by commas. */
export const formsOf = (cell = ''): string[] =>
  cell
    .split(',')
    .map((form) => form.trim())
    .filter(Boolean);
