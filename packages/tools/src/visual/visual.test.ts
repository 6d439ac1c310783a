import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseModes, parseWanted, readModes } from './args.mjs';
import { chooseSides } from './commits.mjs';
import { comparePictures } from './compare.mjs';
import { exitCodeOf, KINDS, picturePath, reportPage } from './report.mjs';
import { compareStories, type Result } from './run.mjs';
import { pairStories, type Story } from './stories.mjs';

const WHITE = 255;

/** A grey picture with a square of another grey in its middle. */
function picture({ width = 40, height = 30, grey = WHITE, square = 0 } = {}): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isSquare = x >= 10 && x < 20 && y >= 10 && y < 20;
    const shade = isSquare ? square : grey;
    png.data.set([shade, shade, shade, 255], at * 4);
  }
  return PNG.sync.write(png);
}

function story(id: string, more: Partial<Story> = {}): Story {
  return { id, title: 'Components', name: id, importPath: `./${id}.stories.tsx`, ...more };
}

describe('the arguments', () => {
  it('name commits, stories and modes', () => {
    const wanted = parseWanted(['v1', 'v2', '--stories', 'button', '--modes', '360 en light']);
    expect(wanted).toEqual({
      base: 'v1',
      head: 'v2',
      stories: /button/i,
      modes: '360 en light',
    });
    expect(parseWanted(['--output', 'x'])).toEqual({ output: 'x' });
  });

  it.each([[['--story', 'x']], [['a', 'b', 'c']], [['--stories', '(']]])(
    'are refused if they mean nothing: %j',
    (args) => expect(() => parseWanted(args)).toThrow(),
  );
});

describe('the modes', () => {
  it('are those of Storybook; a few of them show each width, language and theme', async () => {
    const all = await readModes();
    expect(all).toHaveLength(12);
    expect(all[0]).toEqual({
      name: '360 en light',
      width: 360,
      globals: { language: 'en', theme: 'light' },
    });
    const few = chooseModes(all).map(({ name }) => name);
    expect(few).toEqual(['360 en light', '768 hi dark', '1280 en light']);
    expect(chooseModes(all, 'all')).toHaveLength(12);
    const named = chooseModes(all, '1280 hi dark, 360 en light').map(({ name }) => name);
    expect(named).toEqual(['1280 hi dark', '360 en light']);
    expect(() => chooseModes(all, '361 en light')).toThrow('There is no mode "361 en light"');
  });
});

describe('the two states', () => {
  let folder: string;
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@upaj.example'];
    const { status, stdout } = spawnSync('git', [...who, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    return stdout.trim();
  };
  const commit = (name: string) => {
    writeFileSync(join(folder, name), name);
    git('add', '.');
    git('commit', '--quiet', '-m', `Add ${name}`);
    return git('rev-parse', 'HEAD');
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'upaj-visual-test-'));
    git('init', '--quiet', '--initial-branch', 'main');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are the commit where the branch left main and the latest of the branch', () => {
    const fork = commit('a');
    git('checkout', '--quiet', '-b', 'work');
    const head = commit('b');
    git('checkout', '--quiet', 'main');
    commit('c');
    git('checkout', '--quiet', 'work');
    const { before, after } = chooseSides(folder, {});
    expect([before.commit, after.commit]).toEqual([fork, head]);
    expect(after.label).toMatch(/^[0-9a-f]{7,} Add b$/);
  });

  it('are HEAD and the working tree on main with changes, also in a new file', () => {
    const head = commit('a');
    expect(() => chooseSides(folder, {})).toThrow('The working tree is what main has');
    writeFileSync(join(folder, 'new'), '1');
    const first = chooseSides(folder, {});
    expect(first.before.commit).toBe(head);
    expect([first.after.label, first.after.commit]).toEqual(['the working tree', undefined]);
    writeFileSync(join(folder, 'new'), '2');
    expect(chooseSides(folder, {}).after.key).not.toBe(first.after.key);
    git('add', 'new');
    writeFileSync(join(folder, 'new'), '1');
    expect(chooseSides(folder, {}).after.key).toBe(first.after.key);
  });

  it('are the named commits', () => {
    const [one, two] = [commit('a'), commit('b')];
    writeFileSync(join(folder, 'new'), '1');
    const { before, after } = chooseSides(folder, { base: 'main~1', head: 'main' });
    expect([before.commit, after.commit]).toEqual([one, two]);
    expect(chooseSides(folder, { base: 'main~1' }).after.label).toBe('the working tree');
    expect(() => chooseSides(folder, { base: 'gone' })).toThrow('There is no commit gone.');
  });

  it('cannot be guessed without a branch main', () => {
    commit('a');
    git('branch', '-m', 'trunk');
    expect(() => chooseSides(folder, {})).toThrow('There is no branch main');
  });
});

describe('pairs of stories', () => {
  it('are found by id, and by file and export where the title was changed', () => {
    const kept = story('kept');
    const old = story('old-title--primary', { importPath: './button.tsx', exportName: 'Primary' });
    const renamed = { ...old, id: 'new-title--primary', title: 'New title' };
    const moved = { ...kept, importPath: './another-folder/kept.stories.tsx' };
    const [gone, added] = [story('gone'), story('added')];
    expect(pairStories([gone, old, kept], [moved, renamed, added])).toEqual([
      { before: kept, after: moved },
      { before: old, after: renamed },
      { before: undefined, after: added },
      { before: gone },
    ]);
  });

  it('are narrowed by title, id or file', () => {
    const [button, card] = [story('button'), story('card', { title: 'Content' })];
    const both = [button, card];
    expect(pairStories(both, both, /content/i)).toEqual([{ before: card, after: card }]);
    expect(pairStories(both, both, /button\.stories/)).toHaveLength(1);
    expect(pairStories(both, both, /other/)).toEqual([]);
  });
});

describe('two pictures', () => {
  it('are equal if only their compression differs', () => {
    const one = picture();
    const other = PNG.sync.write(PNG.sync.read(one), { deflateLevel: 0 });
    expect(one.equals(other)).toBe(false);
    expect(comparePictures(one, other)).toBeUndefined();
  });

  it('differ by a slightly darker square, and the difference shows it', () => {
    const difference = comparePictures(picture({ square: 200 }), picture({ square: 195 }));
    expect(difference).toMatchObject({ pixels: 100, sizes: undefined });
    const { data, width } = PNG.sync.read(difference?.picture ?? Buffer.alloc(0));
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 3)];
    expect(at(15, 15)).toEqual([255, 0, 0]);
    expect(at(2, 2)).not.toEqual([255, 0, 0]);
  });

  it('differ by their size, even if what is added is white', () => {
    const difference = comparePictures(picture(), picture({ height: 33 }));
    expect(difference).toMatchObject({ pixels: 3 * 40, sizes: '40 × 30 to 40 × 33' });
  });
});

describe('a comparison', () => {
  const modes = [{ name: '360 en light', width: 360, globals: {} }];
  type Shots = Record<string, Buffer | Buffer[] | string | null>;

  /** A camera with these pictures, a list for repeated ones, a text for a failure, null for a story without pictures. */
  const camera = (shots: Shots) => ({
    capture: async (id: string) => {
      const shot = shots[id] ?? null;
      if (shot === null) return { isSkipped: true as const };
      if (typeof shot === 'string') return { failure: shot };
      const taken = Array.isArray(shot) ? shot.shift() : shot;
      return { picture: taken ?? Buffer.alloc(0) };
    },
    close: async () => undefined,
  });

  async function compare(before: Shots, after: Shots) {
    const [earlier, later] = [before, after].map((shots) =>
      Object.keys(shots).map((id) => story(id)),
    );
    const results: Result[] = [];
    await compareStories({
      pairs: pairStories(earlier ?? [], later ?? []),
      modes,
      workers: 2,
      open: async () => ({ before: camera(before), after: camera(after) }),
      done: (result) => results.push(result),
    });
    const entries = results.map(({ pictures = {}, ...entry }) => ({
      ...entry,
      kinds: KINDS.filter((kind) => pictures[kind]),
    }));
    const states = Object.fromEntries(
      results.map(({ pair, state }) => [pair.after?.id ?? pair.before?.id, state]),
    );
    const page = { before: 'main', after: 'a < b', modes: ['360 en light'], results: entries };
    return { results, states, code: exitCodeOf(entries), html: reportPage(page) };
  }

  it('of equal pictures reports nothing, without stories that have none', async () => {
    const shots = { a: picture(), hidden: null };
    const { states, code, html } = await compare(shots, shots);
    expect(states).toEqual({ a: 'same', hidden: 'skipped' });
    expect(code).toBe(0);
    expect(html).toContain('<strong>Nothing differs</strong>');
    expect(html).not.toContain('<img');
  });

  it('shows what was changed, added and removed, each with its pictures', async () => {
    const { states, code, html } = await compare(
      { a: picture(), b: picture(), gone: picture() },
      { a: picture(), b: picture({ square: 100 }), new: picture() },
    );
    expect(states).toEqual({ a: 'same', b: 'changed', new: 'added', gone: 'removed' });
    expect(code).toBe(1);
    expect(html).toContain('1 changed, 1 added, 1 removed, 0 could not be compared');
    const shown = [...html.matchAll(/src="([^"]+)"/g)].map(([, path]) => path);
    expect(shown).toEqual([
      'visual-pictures/b/360-en-light-before.png',
      'visual-pictures/b/360-en-light-after.png',
      'visual-pictures/b/360-en-light-difference.png',
      'visual-pictures/new/360-en-light-after.png',
      'visual-pictures/gone/360-en-light-before.png',
    ]);
    expect(html).toContain('100 pixels differ.');
    expect(html).toContain('http://localhost:6006/?path=/story/b');
    expect(html).toContain('After: a &lt; b');
  });

  it('takes pictures that differ once more, and says which story is unsteady', async () => {
    const [one, two, three] = [picture(), picture({ square: 90 }), picture({ square: 180 })];
    const { states, results } = await compare(
      { late: [one, two], restless: [one, two] },
      { late: [two, two], restless: [three, three] },
    );
    expect(states).toEqual({ late: 'same', restless: 'changed' });
    const [restless] = results.filter(({ state }) => state === 'changed');
    expect(restless?.note).toContain('Unsteady');
  });

  it('fails if a story does, and says on which side', async () => {
    const fine = { b: picture() };
    const { states, code, html } = await compare(
      { a: picture(), ...fine },
      { a: 'No <button>', ...fine },
    );
    expect(states).toEqual({ a: 'failed', b: 'same' });
    expect(code).toBe(2);
    expect(html).toContain('After: No &lt;button&gt;');
  });

  it('keeps the pictures of each mode apart', () => {
    const pair = { after: story('a') };
    const paths = ['360 en light', '360 en dark'].map((mode) =>
      picturePath({ pair, mode }, 'after'),
    );
    expect(new Set(paths).size).toBe(2);
  });
});
