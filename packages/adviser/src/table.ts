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

/** A table sorted by the bytes of its lines, searched where it lies: to read it costs neither time nor memory. */
export interface SortedTable {
  /** The cells behind a key; undefined where it is not there. */
  cellsOf(key: string): string[] | undefined;
  /** The rows whose keys have this prefix. */
  withPrefix(prefix: string): string[][];
}

const lineEnd = 10;

export function readSortedTable(name: string): SortedTable {
  const bytes = readBytes(name);
  const ends: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === lineEnd) ends.push(at + 1);
  const lines = Uint32Array.from([0, ...ends]);
  const cells = (line: number) =>
    bytes.toString('utf8', lines[line], (lines[line + 1] ?? 0) - 1).split('\t');
  const isAt = (line: number, key: Buffer) =>
    line < ends.length && bytes.subarray(lines[line], lines[line + 1]).indexOf(key) === 0;
  /** The first line that is not before these bytes. */
  const firstFrom = (key: Buffer): number => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bytes.compare(key, 0, key.length, lines[middle], lines[middle + 1]) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    cellsOf(key) {
      const wanted = Buffer.from(`${key}\t`);
      const line = firstFrom(wanted);
      return isAt(line, wanted) ? cells(line).slice(1) : undefined;
    },
    withPrefix(prefix) {
      const wanted = Buffer.from(prefix);
      const rows: string[][] = [];
      for (let line = firstFrom(wanted); isAt(line, wanted); line += 1) rows.push(cells(line));
      return rows;
    },
  };
}

/** The text of such a table. */
export const sortedTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => Buffer.from(row.join('\t')))
    .sort(Buffer.compare)
    .join('\n');
