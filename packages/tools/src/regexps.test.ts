import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';

interface Regexp {
  pattern: string;
  flags: string;
}

const isRegexp = (value: object): value is Regexp => 'pattern' in value && 'flags' in value;

/** Every regular expression literal of a syntax tree. */
function regexpsIn(node: unknown): Regexp[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node && typeof node.regex === 'object' && node.regex && isRegexp(node.regex))
    return [node.regex];
  return Object.values(node).flatMap(regexpsIn);
}

/** Whether this expression takes more than linear time for some text. */
const isSuperLinear = ({ pattern: source, flags }: Regexp) =>
  analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports
    .length > 0;

const isProduct = (path: string) =>
  /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|stories)\.|[/\\]testing[/\\]/.test(path);

/** Every source file of the product, in the folders `src` of the workspace. */
const sources = ['apps', 'packages', '.']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name, 'src')))
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter(isProduct);

describe('a regular expression', () => {
  it.each([
    [/\/+$/, 'trailing slashes of an address'],
    [/^(a+)+$/, 'exponential'],
    [/^\s*(.*?)\s*$/, 'a space that may belong to either side'],
    [/^-?(\d+\.?\d*|\.\d+)$/, 'digits on either side of an optional point'],
  ])('like %s is refused: %s', ({ source, flags }) => {
    expect(isSuperLinear({ pattern: source, flags })).toBe(true);
  });

  it.each([/^\/+/, /^-?(\d+(\.\d*)?|\.\d+)$/, /\/$/, /^bearer +([\x21-\x7e]{1,500})$/i])(
    'like %s is not',
    ({ source, flags }) => {
      expect(isSuperLinear({ pattern: source, flags })).toBe(false);
    },
  );

  it('takes time in proportion to the text, in every source file', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((path) =>
      regexpsIn(parseSync(path, readFileSync(join(root, path), 'utf8')).program).map((regexp) => ({
        path,
        ...regexp,
      })),
    );
    expect(found.length).toBeGreaterThan(120);
    const slow = found.filter(isSuperLinear).map(({ path, pattern }) => `${path}: /${pattern}/`);
    expect(slow).toEqual([]);
  });
});
