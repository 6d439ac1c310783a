import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../../src/platform/jobs/testing/open-database.ts';
import { openMailServer } from '../../src/platform/mail/testing/mail-server.ts';
import { eventually } from '../support/eventually.ts';

const script = fileURLToPath(
  new URL('../../src/platform/mail/testing/mail-process.ts', import.meta.url),
);
const tsx = import.meta.resolve('tsx');
const children: ChildProcess[] = [];

/** Starts a process that sends the queued mails, after queueing one if a message is given. */
function start({ config }: TestDatabase, smtpUrl: string, message = ''): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', tsx, script, JSON.stringify(config), smtpUrl, message],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

afterEach(() => Promise.all(children.splice(0).map(kill)));

it('a mail that is being sent when the process is killed is sent once at the next start, with the same Message-ID', async () => {
  const database = await openDatabase();
  let release = (_word: 'take') => {};
  const held = new Promise<'take'>((resolve) => {
    release = resolve;
  });
  const server = await openMailServer((at) => (at === 0 ? held : 'take'));
  const first = start(database, server.url, 'Where is my order?');
  await eventually(() => expect(server.offered()).toBe(1));
  const { rows } = await database.pool.query('select id, state from jobs.job');
  expect(rows).toMatchObject([{ state: 'active' }]);
  await kill(first);
  expect(server.received).toEqual([]);

  start(database, server.url);
  await eventually(async () => {
    expect((await database.pool.query('select from jobs.job')).rowCount).toBe(0);
  });
  const wanted = { messageId: `<${rows[0].id}@upaj.example>` };
  expect(server.received.map(({ parsed }) => parsed)).toMatchObject([wanted]);

  // The server had accepted it and only its response was lost: the second copy has the same Message-ID.
  release('take');
  await eventually(() => expect(server.received).toHaveLength(2));
  expect(new Set(server.received.map(({ source }) => source)).size).toBe(1);
  await server.close();
});
