import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { endMarked, findMarked } from './orphan-processes.mjs';

it('finds an orphan process by its mark, and kills it', async () => {
  const mark = `upaj-mark-${process.pid}`;
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', mark]);
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  await new Promise((resolve) => child.once('spawn', resolve));
  expect((await endMarked(mark, 0)).map(({ pid }) => pid)).toEqual([child.pid]);
  expect(await ended).toBe('SIGKILL');
  expect(findMarked(mark)).toEqual([]);
});
