import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { findMarked } from './test/orphan-processes.mjs';

const run = new URL('./run.mjs', import.meta.url).href;
const endless = `import { run, step } from ${JSON.stringify(run)};
await step('Installing', () => run(process.execPath, ['-e', 'setInterval(() => {}, 1000)']));`;

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a start that is ended with %s during the installation leaves no process',
  async (signal) => {
    const mark = randomUUID();
    const env = { ...process.env, UPAJ_TEST_MARK: mark };
    const start = spawn(process.execPath, ['--input-type=module', '--eval', endless], { env });
    const ended = once(start, 'close');
    await vi.waitFor(() => expect(findMarked(mark)).toHaveLength(2), 120_000);
    start.kill(signal);
    expect(await ended).toEqual([130, null]);
    expect(findMarked(mark)).toEqual([]);
  },
);
