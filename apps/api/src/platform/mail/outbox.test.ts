import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { contactMail } from '../../domains/contact/contact.template.ts';
import { openDatabase } from '../jobs/testing/open-database.ts';
import { quietLog } from '../jobs/testing/quiet-log.ts';
import { compose } from './compose.ts';
import { createOutbox } from './outbox.ts';
import { openMailer } from './testing/open-mailer.ts';

const box = { name: '', address: 'office@upaj.example' };
const values = { name: 'आशा', email: 'asha@example.com', message: 'नमस्ते' };
const { signal } = new AbortController();

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upaj-outbox-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const files = async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).toSorted();

it('without a mail server a mail is a file that mail programs can open, and the log says so', async () => {
  const { pool } = await openDatabase();
  const { log, lines } = quietLog();
  const { mailer, jobs } = await openMailer({ pool, log, dataDir });
  await mailer.send(contactMail, box, 'hi', values);
  const isMessage = expect.stringMatching(/^\d{8}T\d{9}Z-[0-9a-f-]{36}\.eml$/);
  await eventually(async () => expect(await files()).toEqual([isMessage]));
  await jobs.stop();
  const file = join(dataDir, 'outbox', (await files())[0] ?? '');
  const parsed = await PostalMime.parse(await readFile(file));
  expect(parsed).toMatchObject({ subject: 'आशा का संदेश', to: [box] });
  expect(parsed.text).toContain('> नमस्ते');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, file }]);
});

it('files sort by the time of their mails, and a mail that is delivered again has one file', async () => {
  const outbox = createOutbox(join(dataDir, 'outbox'), quietLog().log);
  const write = (id: string, writtenAt: string) =>
    compose(contactMail.write(values, 'hi'), {
      id,
      from: box,
      to: box,
      language: 'hi' as const,
      writtenAt: new Date(writtenAt),
    });
  const late = await write('a', '2026-11-02T10:00:00.000Z');
  await outbox.deliver(late, signal);
  await outbox.deliver(await write('b', '2026-11-02T09:59:59.999Z'), signal);
  await outbox.deliver(await write('a', '2026-11-02T10:00:00.000Z'), signal);
  expect(await files()).toEqual(['20261102T095959999Z-b.eml', '20261102T100000000Z-a.eml']);
  expect(await readFile(join(dataDir, 'outbox/20261102T100000000Z-a.eml'))).toEqual(late.bytes);
});

it('only the user of the server can read the files', async () => {
  const outbox = createOutbox(join(dataDir, 'outbox'), quietLog().log);
  const frame = { id: 'a', from: box, to: box, language: 'en' as const, writtenAt: new Date() };
  await outbox.deliver(await compose(contactMail.write(values, 'en'), frame), signal);
  expect((await stat(join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700);
  const [file = ''] = await files();
  expect((await stat(join(dataDir, 'outbox', file))).mode & 0o777).toBe(0o600);
});
