import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { root } from '../run.mjs';
import { endMarked, findMarked } from '../test/orphan-processes.mjs';

const PAGE = `<!doctype html><p>A story</p><script>
window.__STORYBOOK_ADDONS_CHANNEL__ = { last: (name) => name === 'storyRendered' ? ['a'] : undefined };
</script>`;
const INDEX = {
  entries: {
    a: { type: 'story', id: 'a', title: 'Components', name: 'A', importPath: './a.stories.tsx' },
    b: { type: 'docs', id: 'b', title: 'Components', name: 'Docs', importPath: './a.stories.tsx' },
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upaj-visual-test-'));
});
afterEach(async () => {
  await endMarked(folder, 0);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the tool; the folder in the environment identifies its processes, and holds all that it writes. */
function start(...args: string[]) {
  const tool = join(root, 'packages/tools/src/visual/visual.mjs');
  const child = spawn(process.execPath, [tool, ...args, '--output', folder], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  return { child, ended, said: () => said };
}

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
}

/** Puts a Storybook of one story where the tool looks for one that it has built. */
function putBuilt(page: string): void {
  const built = join(folder, 'upaj-visual', git('rev-parse', 'HEAD'));
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'index.json'), JSON.stringify(INDEX));
  writeFileSync(join(built, 'iframe.html'), page);
}

it('npm run visual compares a commit with itself, and reports that nothing differs', async () => {
  putBuilt(PAGE);
  const visual = start('HEAD', 'HEAD');
  expect([await visual.ended, visual.said()]).toEqual([
    0,
    expect.stringContaining('3 compared, 0 changed, 0 added, 0 removed, 0 could not be compared'),
  ]);
  expect(readFileSync(join(folder, 'visual.html'), 'utf8')).toContain('Nothing differs');
});

it('npm run visual says what it does not understand, and ends with code 2', async () => {
  const visual = start('HEAD', 'HEAD', '--mode', 'dark');
  expect(await visual.ended).toBe(2);
  expect(visual.said()).toContain('[--stories PATTERN]');
});

it.each([
  ['builds', ' build '],
  ['captures', '--remote-debugging-pipe'],
])(
  'npm run visual leaves nothing behind when it is interrupted while it %s',
  async (step, word) => {
    if (step === 'captures') putBuilt('<!doctype html><p>A story without an end</p>');
    const visual = start('HEAD', 'HEAD');
    const isAtWork = () => findMarked(folder).some(({ command }) => command.includes(word));
    await vi.waitFor(() => expect(isAtWork()).toBe(true), { timeout: 120_000, interval: 100 });
    visual.child.kill('SIGINT');
    expect(await visual.ended).toBe(130);
    expect(git('worktree', 'list')).not.toContain(folder);
    // The browser's watcher of crashes ends a moment after the browser.
    await vi.waitFor(() => expect(findMarked(folder)).toEqual([]), { timeout: 120_000 });
    expect(readdirSync(folder).filter((name) => name.startsWith('upaj-visual-run-'))).toEqual([]);
    expect(existsSync(join(folder, 'visual.html'))).toBe(false);
  },
);
