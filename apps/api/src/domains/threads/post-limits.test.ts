import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import {
  comment,
  openedBefore,
  sendComment,
  sendPicture,
  sendThread,
  startThread,
  type Target,
} from '../../../test/support/posts.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
let testApp: TestApp;
let servers: readonly [FastifyInstance, FastifyInstance];
let thread: Target;
beforeAll(async () => {
  testApp = await openTestApp({ hasLimits: true });
  // Two processes on one database.
  servers = [testApp.app, await testApp.again()];
  const asker = await signUp(testApp.app);
  await openedBefore(testApp.pool, asker, 100);
  thread = { on: 'thread', id: (await startThread(testApp.app, asker))._id };
});

/** A person whose account was opened so many hours ago. */
async function person(hours: number): Promise<SignedIn> {
  const who = await signUp(testApp.app);
  await openedBefore(testApp.pool, who, hours);
  return who;
}
/** The servers in turn. */
const serverOf = (turn: number) => servers[turn % 2 === 0 ? 0 : 1];
const at = (ms: number) => testApp.setNow(new Date(today.getTime() + ms));

type Send = (app: FastifyInstance, who: SignedIn) => ReturnType<typeof sendThread>;
const send: Record<'thread' | 'comment', Send> = {
  thread: (app, who) => sendThread(app, who),
  comment: (app, who) => sendComment(app, who, thread),
};

/** Posts some times in equal steps, in turn through both servers, and gives the statuses. */
async function post(kind: Send, who: SignedIn, times: number, step: number) {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    at(turn * step);
    statuses.push((await kind(serverOf(turn), who)).statusCode);
  }
  return statuses;
}

describe.each([
  { who: 'new', hours: 1, kind: 'thread', most: 3, step: 2 * MINUTE },
  { who: 'new', hours: 1, kind: 'comment', most: 10, step: 30 * SECOND },
  { who: 'known', hours: 24, kind: 'thread', most: 30, step: 0 },
  { who: 'known', hours: 24, kind: 'comment', most: 100, step: 0 },
] as const)('a $who account', ({ hours, kind, most, step }) => {
  it(`writes ${most} ${kind}s in 24 hours, over two processes`, async () => {
    const who = await person(hours);
    const statuses = await post(send[kind], who, most, step);
    expect(new Set(statuses)).toEqual(new Set([201]));
    at(most * step);
    const refused = await send[kind](serverOf(most), who);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBe((24 * HOUR - most * step) / SECOND);
    at(24 * HOUR);
    expect((await send[kind](servers[0], who)).statusCode).toBe(201);
    at(0);
  });

  it(`writes no more than ${most} ${kind}s at once, over two processes`, async () => {
    const who = await person(hours);
    const sendMany = (times: number) =>
      Promise.all(Array.from({ length: times }, (_, turn) => send[kind](serverOf(turn), who)));
    // A new account has to wait between two posts, so that only one gets through.
    const left = step > 0 ? 1 : 4;
    for (let before = most - left; step === 0 && before > 0; before -= 8)
      await sendMany(Math.min(8, before));
    const statuses = (await sendMany(left + 4)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(left);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});

it.each([
  ['thread', 120],
  ['comment', 30],
] as const)('a new account waits between two posts (%s: %i s)', async (kind, seconds) => {
  const who = await person(1);
  expect((await send[kind](servers[0], who)).statusCode).toBe(201);
  at((seconds - 1) * SECOND);
  const refused = await send[kind](servers[1], who);
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 1]);
  at(seconds * SECOND);
  expect((await send[kind](servers[1], who)).statusCode).toBe(201);
  at(0);
});

it('deleted posts count, and comments and replies count together', async () => {
  const who = await person(1);
  const parent = await comment(servers[0], who, thread);
  for (let turn = 1; turn < 10; turn += 1) {
    at(turn * 30 * SECOND);
    const id = await comment(servers[0], who, { on: 'comment', id: parent });
    await servers[1].inject({
      method: 'DELETE',
      url: `/api/v1/comments/${id}`,
      headers: who.headers,
    });
  }
  at(10 * 30 * SECOND);
  expect((await sendComment(servers[1], who, thread)).statusCode).toBe(429);
  at(0);
});

it('the same text is refused for five minutes, in capitals and by the other process as well', async () => {
  const who = await person(48);
  const say = (app: FastifyInstance, content: string) => sendComment(app, who, thread, { content });
  expect((await say(servers[0], 'Buy my seeds!')).statusCode).toBe(201);
  const repeated = await say(servers[1], 'BUY  my seeds');
  expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'already_posted']);
  expect((await say(servers[1], '👍👍')).statusCode).toBe(201);
  expect((await say(servers[1], '🙏🙏')).statusCode).toBe(201);
  at(5 * MINUTE);
  expect((await say(servers[1], 'Buy my seeds!')).statusCode).toBe(201);
  at(0);
  const form = { content: 'Buy my plough, it is nearly new' };
  const replies = await Promise.all(
    [0, 1, 2, 3].map((turn) => sendThread(serverOf(turn), who, form)),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
});

const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `www.a${n}.example`).join(' ');

it.each([
  ['new', 1, 2],
  ['known', 24, 20],
] as const)('a %s account puts so many links into a post: %#', async (_who, hours, most) => {
  const who = await person(hours);
  const tooMany = { content: { code: 'too_many_links', limit: most } };
  const refused = await sendThread(servers[0], who, { content: links(most + 1) });
  expect([refused.statusCode, refused.json().fields]).toMatchObject([400, tooMany]);
  const split = { title: `See ${links(1)}`, content: links(most) };
  expect((await sendThread(servers[0], who, split)).json().fields).toMatchObject(tooMany);
  expect((await sendThread(servers[0], who, { content: links(most) })).statusCode).toBe(201);
  const reply = await sendComment(servers[0], who, thread, { content: links(most + 1) });
  expect(reply.json().fields).toMatchObject(tooMany);
});

it.each([
  ['new', 1, 1],
  ['known', 24, 3],
] as const)('a %s account shows so many pictures in a post: %#', async (_who, hours, most) => {
  const who = await person(hours);
  const uploaded = await Promise.all(
    Array.from({ length: 4 }, () =>
      sendPicture(servers[0], who).then((reply) => reply.json().data.id),
    ),
  );
  const show = (count: number) =>
    sendThread(servers[0], who, { pictures: uploaded.slice(0, count) });
  const refused = await show(most + 1);
  expect([refused.statusCode, refused.json().fields]).toMatchObject([
    400,
    { pictures: { code: 'too_many', limit: most } },
  ]);
  expect((await show(most)).json().data.pictures).toHaveLength(most);
});
