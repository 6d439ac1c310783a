import { expect, it } from 'vitest';
import { type Load, type Part, planChunks } from './chunk-plan.ts';

const part = (file: string, bytes: number, loads: number[], more: Partial<Part> = {}): Part => ({
  file,
  bytes,
  modules: [file],
  imports: [],
  isFixed: false,
  ...more,
  loads: new Set(loads),
});

/** The names of the files that share one, for the pages that load these parts. */
function filesOf(parts: readonly Part[]): string[] {
  const pages = 1 + Math.max(...parts.flatMap(({ loads }) => [...loads]));
  const loads = Array.from({ length: pages }, (_, at): Load => {
    const own = parts.filter((one) => one.loads.has(at));
    return { isPage: true, bytes: own.reduce((sum, one) => sum + one.bytes, 0), files: own.length };
  });
  const files = planChunks(parts, loads).map((group) => group.parts.map(({ file }) => file).sort());
  return files.map((names) => names.join('+')).sort();
}

it('puts small files that the same pages need into one', () => {
  expect(filesOf([part('a', 900, [0, 1]), part('b', 900, [0, 1])])).toEqual(['a+b']);
});

it('puts a small file of one page into what another page needs too', () => {
  expect(filesOf([part('a', 900, [0, 1]), part('b', 100, [0])])).toEqual(['a+b']);
});

it('does not send a large file to a page that does not need it', () => {
  expect(filesOf([part('a', 900, [0, 1]), part('b', 90_000, [0])])).toEqual(['a', 'b']);
});

it('never merges files of which one imports the other through a third', () => {
  const parts = [
    part('a', 900, [0], { imports: ['c'] }),
    part('b', 900, [0]),
    part('c', 900, [0], { imports: ['b'], isFixed: true }),
  ];
  expect(filesOf(parts)).toEqual(['a', 'b']);
});

it('merges at a loss where a page would load more than nine files', () => {
  const parts = Array.from({ length: 10 }, (_, at) => part(`f${at}`, 400_000, [0, at + 1]));
  expect(filesOf(parts)).toHaveLength(9);
});
