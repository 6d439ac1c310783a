import { ErrorReply } from '@upaj/contract/error-reply';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { createInTransaction } from '../../db/transaction.ts';
import { createServer } from '../../platform/http/server.ts';
import { openDatabase, type TestDatabase } from '../../platform/jobs/testing/open-database.ts';
import { quietLog } from '../../platform/jobs/testing/quiet-log.ts';
import { registerLimits } from '../../platform/limits/endpoint-limits.ts';
import { createLimits } from '../../platform/limits/limits.ts';
import { type MailServer, openMailServer } from '../../platform/mail/testing/mail-server.ts';
import { openMailer } from '../../platform/mail/testing/open-mailer.ts';
import { contactLimits } from './contact.module.ts';
import { contactRoutes } from './contact.routes.ts';
import { createContact } from './contact.service.ts';
import { createContactStore } from './contact.store.ts';

const now = new Date('2026-06-15T06:00:00.000Z');
const message = {
  user_name: ' Asha Devi ',
  user_email: 'Asha@Example.com',
  message: 'Where is my order?',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});

let app: FastifyInstance;
let server: MailServer;
beforeEach(async () => {
  server = await openMailServer();
  const { mailer, jobs } = await openMailer({ ...database, ...quietLog(), smtpUrl: server.url });
  const inTransaction = createInTransaction(database.db);
  const store = createContactStore(database.db);
  const to = { name: '', address: 'office@upaj.example' };
  app = await createServer({ logger: false, trustProxy: true });
  app.decorate('identify', async () => undefined);
  registerLimits(app, createLimits(database.pool), contactLimits);
  contactRoutes(app, createContact({ inTransaction, store, mailer, to, now: () => now }));
  app.addHook('onClose', () => jobs.stop());
});
afterEach(async () => {
  await app.close();
  await server.close();
  await database.pool.query('truncate contact_messages, limits, jobs.job');
});

const send = (payload: object, address = '203.0.113.7') =>
  app.inject({
    method: 'POST',
    url: '/api/v1/contact',
    headers: { 'x-forwarded-for': address },
    payload,
  });

async function storedMessages(): Promise<unknown[]> {
  const { rows } = await database.pool.query('select * from contact_messages order by message');
  return rows;
}

it('a message is stored and mailed to the operators', {
  tags: ['CALL-25', 'ERROR-18', 'PRODUCT-24', 'ENTITY-10', 'ENTITY-11', 'ENTITY-12'],
}, async () => {
  const reply = await send(message);
  expect(reply.statusCode).toBe(202);
  expect(reply.json()).toEqual({
    success: true,
    message: 'Your message has been sent successfully!',
  });
  expect(await storedMessages()).toEqual([
    {
      id: expect.any(String),
      name: 'Asha Devi',
      email: 'asha@example.com',
      message: 'Where is my order?',
      language: 'en',
      user_id: null,
      created_at: now,
    },
  ]);
  await eventually(() => expect(server.received).toHaveLength(1));
  expect(server.received).toMatchObject([
    {
      to: ['office@upaj.example'],
      parsed: { replyTo: [{ name: 'Asha Devi', address: 'asha@example.com' }] },
    },
  ]);
});

it('a message in Hindi is mailed in Hindi', async () => {
  await send({ ...message, message: 'मेरा order कब आएगा?' });
  expect(await storedMessages()).toMatchObject([{ language: 'hi' }]);
  await eventually(() => expect(server.received).toHaveLength(1));
  expect(server.received).toMatchObject([{ parsed: { subject: 'Asha Devi का संदेश' } }]);
});

it('a robot that fills in the hidden field gets a success response, and nothing is stored', async () => {
  const person = await send(message);
  const robot = await send({ ...message, message: 'Buy!', website: 'https://example.com' });
  expect([robot.statusCode, robot.body]).toEqual([person.statusCode, person.body]);
  expect(await storedMessages()).toMatchObject([{ message: message.message }]);
  await eventually(() => expect(server.received).toHaveLength(1));
});

it('a message is neither stored nor mailed when its mail cannot be queued', async () => {
  await database.pool.query('alter table jobs.job rename to hidden');
  try {
    const reply = await send(message);
    expect(reply.statusCode).toBe(500);
    expect(ErrorReply.parse(reply.json()).code).toBe('internal');
    expect(await storedMessages()).toEqual([]);
  } finally {
    await database.pool.query('alter table jobs.hidden rename to job');
  }
});

it('one address may write five times, and then gets the time to wait', async () => {
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    expect((await send({ ...message, message: text })).statusCode).toBe(202);
  }
  const sixth = await send({ ...message, message: 'six' });
  expect(sixth.statusCode).toBe(429);
  expect(ErrorReply.parse(sixth.json()).code).toBe('rate_limited');
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(590);
  expect(await storedMessages()).toHaveLength(5);
  expect((await send({ ...message, message: 'other' }, '203.0.113.8')).statusCode).toBe(202);
});

it('invalid fields are named, and such a request is not counted', async () => {
  for (const user_email of ['', 'asha', 'a@b.example\r\nBcc: all@example.com', 7, 'asha@', '@']) {
    const reply = await send({ ...message, user_email });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(ErrorReply.parse(reply.json()).fields ?? {})).toEqual(['user_email']);
  }
  const forged = await send({ ...message, user_name: 'Asha\r\nBcc: all@example.com' });
  expect(Object.keys(ErrorReply.parse(forged.json()).fields ?? {})).toEqual(['user_name']);
  expect(await storedMessages()).toEqual([]);
  expect((await send(message)).statusCode).toBe(202);
});
