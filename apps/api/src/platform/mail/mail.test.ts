import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { contactMail } from '../../domains/contact/contact.template.ts';
import type { RetryPolicy } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { openDatabase, type TestDatabase } from '../jobs/testing/open-database.ts';
import { quietLog } from '../jobs/testing/quiet-log.ts';
import type { Mailer } from './mailer.ts';
import type { SmtpTimeouts } from './smtp.ts';
import { type Answer, type MailServer, openMailServer, rejection } from './testing/mail-server.ts';
import { openMailer } from './testing/open-mailer.ts';

const office = { name: 'Upaj office', address: 'office@upaj.example' };
const values = { name: 'Asha Devi', email: 'asha@example.com', message: 'Where is my order?' };

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});

const shortTimeouts: SmtpTimeouts = { connect: 1000, greeting: 500, silence: 1500 };

let server: MailServer;
let jobs: Jobs;
let mailer: Mailer;
const { log, lines } = quietLog();

async function open(
  answer?: (at: number) => Answer,
  options?: Partial<RetryPolicy>,
  more?: SMTPServerOptions,
  { credentials = '', timeouts }: { credentials?: string; timeouts?: SmtpTimeouts } = {},
): Promise<void> {
  server = await openMailServer(answer, more);
  const smtpUrl = server.url.replace('//', `//${credentials}`);
  ({ mailer, jobs } = await openMailer({ ...database, log, smtpUrl, options, timeouts }));
}

afterEach(async () => {
  await jobs.stop(0);
  await server.close();
  await database.pool.query('delete from jobs.job');
  lines.splice(0);
});

async function queue(): Promise<unknown[]> {
  const { rows } = await database.pool.query('select state, retry_count, output from jobs.job');
  return rows;
}

const empty = () => eventually(async () => expect(await queue()).toEqual([]));
const failed = (retry_count: number, output: unknown) =>
  eventually(async () =>
    expect(await queue()).toMatchObject([{ state: 'failed', retry_count, output }]),
  );

describe('a mail', () => {
  it('is delivered once, with its headers, as text and as HTML', async () => {
    await open();
    await mailer.send(contactMail, office, 'en', { ...values, message: 'Is 2 < 3?\nYes & no.' });
    await empty();
    expect(server.received).toHaveLength(1);
    const [{ from, to, parsed } = expect.fail()] = server.received;
    expect([from, to]).toEqual(['no-reply@upaj.example', ['office@upaj.example']]);
    expect(parsed).toMatchObject({
      from: { name: 'Upaj', address: 'no-reply@upaj.example' },
      to: [office],
      replyTo: [{ name: 'Asha Devi', address: 'asha@example.com' }],
      subject: 'Message from Asha Devi',
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@upaj\.example>$/),
    });
    expect(parsed.text).toContain(
      'Name: Asha Devi\nE-mail: asha@example.com\n\n> Is 2 < 3?\n> Yes',
    );
    expect(parsed.html).toContain('>Is 2 &lt; 3?\nYes &amp; no.</blockquote>');
    expect(parsed.html).toContain('<html lang="en">');
  });

  it('is delivered in Hindi, exactly as written', async () => {
    await open();
    const message = 'मेरा गेहूँ कब आएगा?';
    await mailer.send(contactMail, office, 'hi', { ...values, name: 'आशा देवी', message });
    await empty();
    const [{ source, parsed } = expect.fail()] = server.received;
    expect(source).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(parsed).toMatchObject({
      subject: 'आशा देवी का संदेश',
      replyTo: [{ name: 'आशा देवी', address: 'asha@example.com' }],
    });
    expect(parsed.text).toContain(`नाम: आशा देवी\nई-मेल: asha@example.com\n\n> ${message}`);
    expect(parsed.html).toContain('<html lang="hi">');
    expect(parsed.html).toContain(message);
  });

  it.each([
    ['the name of its writer', { name: 'Asha\r\nBcc: all@example.com' }],
    ['the e-mail of its writer', { email: 'asha@example.com\r\nBcc: all@example.com' }],
  ])('cannot get another header through %s', async (_where, forged) => {
    await open();
    await mailer.send(contactMail, office, 'en', { ...values, ...forged });
    await failed(0, { message: 'a header of this message has more than one line' });
    expect(server.offered()).toBe(0);
  });

  it('keeps markup and headers in user input as plain text', async () => {
    await open();
    const message = '<img src=x onerror=alert(1)>\n.\nBcc: all@example.com';
    await mailer.send(contactMail, office, 'en', { ...values, name: '"<b>" <x@y.z>', message });
    await empty();
    const [{ to, parsed } = expect.fail()] = server.received;
    expect(to).toEqual(['office@upaj.example']);
    expect(parsed.html).not.toMatch(/<(img|b>")/);
    expect(parsed.text).toContain('> .\n> Bcc: all@example.com');
    expect(parsed.replyTo).toEqual([{ name: '"<b>" <x@y.z>', address: 'asha@example.com' }]);
    expect(parsed.bcc ?? []).toEqual([]);
  });
});

describe('a mail server', () => {
  it('that rejects a message permanently gets no retry, and the mail is kept as failed', async () => {
    await open(() => ({ code: 550 }));
    await mailer.send(contactMail, office, 'en', values);
    await failed(0, { message: expect.stringContaining('550') });
    expect(server.offered()).toBe(1);
    expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(1);
  });

  it('that does not know the recipient gets no retry', async () => {
    await open(undefined, undefined, {
      onRcptTo: (_address, _session, done) => done(rejection(550)),
    });
    await mailer.send(contactMail, office, 'en', values);
    await failed(0, { message: expect.stringContaining('550') });
  });

  it('that defers a message gets it later, and once', async () => {
    await open((at) => (at < 2 ? { code: 451 } : 'take'));
    await mailer.send(contactMail, office, 'en', values);
    await empty();
    expect([server.offered(), server.received.length]).toEqual([3, 1]);
  });

  it('that always defers a message gets a limited number of retries', async () => {
    await open(() => ({ code: 451 }), { retryLimit: 1 });
    await mailer.send(contactMail, office, 'en', values);
    await failed(1, { message: expect.stringContaining('451') });
    expect(server.offered()).toBe(2);
  });

  it('that rejects the password gets retries, since the password can be corrected', async () => {
    const refuse: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(rejection(535)),
    };
    await open(undefined, { retryLimit: 1 }, refuse, { credentials: 'upaj:wrong@' });
    await mailer.send(contactMail, office, 'en', values);
    await failed(1, { message: expect.stringContaining('535') });
  });

  it.each<[string, SMTPServerOptions]>([
    ['our sender', { onMailFrom: (_address, _session, done) => done(rejection(550)) }],
    [
      'to relay for us',
      { onRcptTo: (_address, _session, done) => done(rejection(554, 'Relay access denied')) },
    ],
    [
      'us by policy',
      { onRcptTo: (_address, _session, done) => done(rejection(550, '5.7.1 Not authorised')) },
    ],
  ])('that rejects %s gets a retry, since the settings can be corrected', async (_, refuse) => {
    await open(undefined, { retryLimit: 1 }, refuse);
    await mailer.send(contactMail, office, 'en', values);
    await failed(1, { message: expect.stringContaining('55') });
  });

  it('that closes the connection during a message gets it again', async () => {
    await open((at) => (at === 0 ? 'disconnect' : 'take'));
    await mailer.send(contactMail, office, 'en', values);
    await empty();
    expect([server.offered(), server.received.length]).toEqual([2, 1]);
  });

  it('that stops responding is disconnected, and gets a retry', async () => {
    const silence = (at: number): Answer => (at === 0 ? new Promise(() => undefined) : 'take');
    await open(silence, undefined, undefined, { timeouts: shortTimeouts });
    await mailer.send(contactMail, office, 'en', values);
    await empty();
    expect([server.offered(), server.received.length]).toEqual([2, 1]);
    expect(lines.join()).toContain('ETIMEDOUT');
  });

  it('that never responds does not block other mails', async () => {
    let greets = false;
    const greetLate: SMTPServerOptions = {
      onConnect: (_session, done) => {
        if (greets) done();
        greets = true;
      },
    };
    await open(undefined, undefined, greetLate, { timeouts: shortTimeouts });
    await mailer.send(contactMail, office, 'en', values);
    await empty();
    expect(server.received).toHaveLength(1);
    expect(lines.join()).toContain('Greeting never received');
  });

  it('that is down gets its mail once it is up', async () => {
    await open();
    const { url } = server;
    await server.close();
    await mailer.send(contactMail, office, 'en', values);
    await eventually(() => expect(lines.join()).toContain('ECONNREFUSED'));
    server = await openMailServer(undefined, {}, Number(new URL(url).port));
    await empty();
    expect(server.received).toHaveLength(1);
  });
});
