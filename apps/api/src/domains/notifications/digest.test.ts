import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { signUpKnown } from '../../../test/support/moderation.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { mailsTo, mailTo } from '../../../test/support/outbox.ts';
import { waitForLocks } from '../../../test/support/queue-behind.ts';
import { runJob } from '../../../test/support/run-job.ts';
import type { SignedIn } from '../../../test/support/sign-up.ts';
import { insertComment, insertThread } from '../../../test/support/threads.ts';

let testApp: TestApp;
let app: TestApp['app'];
let reader: SignedIn;
let writer: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp({ publicUrl: 'https://upaj.example' });
  ({ app } = testApp);
});
beforeEach(async () => {
  await testApp.pool.query('truncate threads, notification_settings cascade');
  testApp.setNow(today);
  [reader, writer] = [await signUpKnown(testApp), await signUpKnown(testApp)];
});

/** A moment in India, on a day of June 2026. */
const inIndia = (day: number, time: string) => new Date(`2026-06-${day}T${time}:00+05:30`);

const switchDigest = (who: SignedIn, digest = true) =>
  app.inject({
    method: 'PATCH',
    url: '/api/v1/notifications/settings',
    headers: who.headers,
    payload: { digest },
  });

/** Has the job run at this time, and waits until it has. */
async function runAt(at: Date): Promise<void> {
  testApp.setNow(at);
  await runJob(testApp.pool, 'discussion-digests');
}

const mails = ({ email }: SignedIn) => mailsTo(testApp.dataDir, email);
const nextMail = (who: SignedIn, count: number) =>
  eventually(async () => {
    const all = await mails(who);
    expect(all).toHaveLength(count);
    return all.at(-1);
  });

/** A discussion of the reader, and what the other one says in it. */
async function talk(at: Date, authorId = reader.userId) {
  const threadId = await insertThread(testApp.pool, { authorId, title: 'Yellow leaves', at });
  await insertComment(testApp.pool, { threadId, authorId: writer.userId, at });
  return threadId;
}

it('a digest is sent at seven o’clock in India, once a day, with absolute links', async () => {
  const threadId = await talk(inIndia(16, '06:00'));
  const other = await insertThread(testApp.pool, {
    authorId: writer.userId,
    title: 'Price of onions',
    at: inIndia(16, '05:00'),
  });
  await switchDigest(reader);
  await runAt(inIndia(16, '06:59'));
  // A mail would be sent a moment later.
  const { rows } = await testApp.pool.query('select digest_day from notification_settings');
  expect(rows).toEqual([{ digest_day: null }]);
  for (const time of ['07:00', '07:10', '23:50']) await runAt(inIndia(16, time));
  const mail = await mailTo(testApp.dataDir, reader.email, '1 new in your discussions on Upaj');
  expect(mail.text).toContain(`https://upaj.example/discussions/${threadId}`);
  expect(mail.text).toContain(`https://upaj.example/discussions/${other}`);
  expect(mail.text).toContain('switch it off in Settings: https://upaj.example/settings');
  expect(await mails(reader)).toHaveLength(1);
});

it('a digest tells nothing twice and leaves nothing out', async () => {
  await switchDigest(reader);
  await talk(inIndia(16, '06:59'));
  await runAt(inIndia(16, '09:00'));
  await nextMail(reader, 1);
  // Written after the first digest was due, and before it was sent.
  await talk(inIndia(16, '08:00'));
  await runAt(inIndia(17, '07:00'));
  const second = await nextMail(reader, 2);
  expect(second?.subject).toBe('1 new in your discussions on Upaj');
  await runAt(inIndia(18, '07:00'));
  expect(await mails(reader)).toHaveLength(2);
});

it('no one gets a digest unasked, of nothing, or of a muted discussion', async () => {
  await talk(inIndia(16, '06:00'));
  const muted = await signUpKnown(testApp);
  const empty = await talk(inIndia(16, '06:00'), muted.userId);
  await testApp.pool.query('insert into thread_mutes (thread_id, user_id) values ($1, $2)', [
    ...[empty, muted.userId],
  ]);
  // Only what is popular is left, of which both discussions are a part.
  await switchDigest(muted);
  await switchDigest(writer);
  await switchDigest(writer, false);
  await runAt(inIndia(16, '07:00'));
  const mail = await nextMail(muted, 1);
  expect(mail?.subject).toBe('New discussions on Upaj');
  expect(await mails(reader)).toEqual([]);
  expect(await mails(writer)).toEqual([]);
  await runAt(inIndia(17, '07:00'));
  expect(await mails(muted)).toHaveLength(1);
});

it('a digest is written in the language in which the portal was used last', async () => {
  await talk(inIndia(16, '06:00'));
  await switchDigest(reader);
  await testApp.pool.query("update notification_settings set language = 'hi'");
  await runAt(inIndia(16, '07:00'));
  const mail = await nextMail(reader, 1);
  expect(mail?.subject).toBe('उपज पर आपकी चर्चाओं में 1 नई बातें');
  expect(mail?.text).toContain('सेटिंग्स में बंद कर सकते हैं: https://upaj.example/settings');
});

it('a digest whose transaction fails is sent later, and does not stop the others', async () => {
  const { pool } = testApp;
  const [one, other] = await Promise.all([signUpKnown(testApp), signUpKnown(testApp)]);
  const [poisoned, fine] = one.userId < other.userId ? [one, other] : [other, one];
  for (const person of [poisoned, fine]) {
    await talk(inIndia(16, '06:00'), person.userId);
    await switchDigest(person);
  }
  await pool.query(`create function refuse_digest() returns trigger language plpgsql as
    $$ begin raise exception 'a broken row'; end $$`);
  await pool.query(`create trigger poison before update on notification_settings for each row
    when (old.user_id = '${poisoned.userId}') execute function refuse_digest()`);
  await runAt(inIndia(16, '07:00'));
  await nextMail(fine, 1);
  expect(await mails(poisoned)).toEqual([]);
  await pool.query('drop trigger poison on notification_settings');
  await runAt(inIndia(16, '07:10'));
  await nextMail(poisoned, 1);
  expect(await mails(fine)).toHaveLength(1);
});

it('a digest that another process has taken is not sent twice', async () => {
  const { pool } = testApp;
  await talk(inIndia(16, '06:00'));
  await switchDigest(reader);
  const other = await pool.connect();
  await other.query('begin');
  await other.query("update notification_settings set digest_day = '2026-06-16'");
  const running = runAt(inIndia(16, '07:00'));
  await waitForLocks(pool, 1);
  await other.query('commit');
  other.release();
  await running;
  await runAt(inIndia(16, '07:10'));
  expect(await mails(reader)).toEqual([]);
});

it('the setting is off until it is switched on, and other settings leave it', async () => {
  const url = '/api/v1/notifications/settings';
  const { headers } = reader;
  const read = async () => (await app.inject({ url, headers })).json().data;
  expect(await read()).toMatchObject({ digest: false, discussions: true, likes: true });
  await switchDigest(reader);
  await app.inject({ method: 'PATCH', url, payload: { likes: false }, headers });
  expect(await read()).toMatchObject({ digest: true, discussions: true, likes: false });
});
