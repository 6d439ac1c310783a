import { randomUUID } from 'node:crypto';
import type { Thread } from '@upaj/contract/threads.schema';
import { beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import {
  comment,
  openedBefore,
  sendThread,
  startThread,
  threadForm,
} from '../../../test/support/posts.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

const MINUTE = 60_000;
let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  asha = await signUp(app);
  await openedBefore(testApp.pool, asha, 1);
});

const after = (minutes: number) => testApp.setNow(new Date(today.getTime() + minutes * MINUTE));
const url = (id: string) => `/api/v1/tweets/${id}`;
const read = async (id: string, { headers }: Pick<SignedIn, 'headers'> = asha) =>
  app.inject({ url: url(id), headers });
const edit = (id: string, payload: object, { headers }: Pick<SignedIn, 'headers'> = asha) =>
  app.inject({ method: 'PATCH', url: url(id), payload, headers });
const remove = (id: string, { headers }: Pick<SignedIn, 'headers'> = asha) =>
  app.inject({ method: 'DELETE', url: url(id), headers });
const versions = async (id: string) =>
  (
    await testApp.pool.query(
      'select title, content from post_versions where thread_id = $1 order by id',
      [id],
    )
  ).rows;

it('a discussion has the hashtags of its text and the crop that was chosen', {
  tags: ['CALL-20', 'PRODUCT-19', 'ENTITY-2', 'ENTITY-4'],
}, async () => {
  const content = 'What helps my #गेहूं in the #rabi season?';
  const reply = await sendThread(app, asha, { title: 'Rust on #Wheat', content, crop: 'wheat' });
  expect(reply.statusCode).toBe(201);
  expect(reply.json().message).toBe('Thread Created');
  expect((await read(reply.json().data._id)).json().data).toMatchObject({
    title: 'Rust on #Wheat',
    content,
    crop: 'wheat',
    hashtag: 'wheat',
    hashtags: ['wheat', 'गेहूं', 'rabi'],
    username: 'Asha Devi',
    userId: asha.userId,
    commentCount: 0,
    likeCount: 0,
    isByNewcomer: true,
    editedAt: null,
    isDeleted: false,
  });
});

it('a crop that there is not is refused', async () => {
  const reply = await sendThread(app, asha, { crop: 'cocoa' });
  expect([reply.statusCode, reply.json().fields]).toMatchObject([
    400,
    { crop: { code: 'wrong_choice' } },
  ]);
});

it.each([
  ['title', { title: 'Call 98765 43210 for seeds' }],
  ['content', { content: 'Write to asha@example.com about it' }],
  ['content', { content: 'Pay to asha.devi@upi please' }],
  ['content', { content: 'My number is २३४५ ६७८९ ०१२४, help' }],
])('contact details in the %s need consent', async (field, more) => {
  const refused = await sendThread(app, asha, more);
  expect(refused.json().fields).toMatchObject({ [field]: { code: 'contact_consent' } });
  const agreed = await sendThread(app, asha, { ...more, showsContacts: true });
  expect(agreed.statusCode).toBe(201);
});

it('a discussion that is sent twice with one key is one', async () => {
  const [form, key] = [threadForm(asha.userId), { 'idempotency-key': randomUUID() }];
  const replies = await Promise.all([1, 2, 3].map(() => sendThread(app, asha, form, key)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(replies.map((reply) => reply.json().data._id)).size).toBe(1);
  const other = await sendThread(app, asha, { ...form, title: 'Another title' }, key);
  expect(other.json().code).toBe('idempotency_mismatch');
});

it('a change within five minutes is not marked, a later one is', async () => {
  const { _id: id, content } = await startThread(app, asha, { title: 'Yelow leaves' });
  after(4);
  const soon = await edit(id, { title: 'Yellow leaves' });
  expect(soon.json().data).toMatchObject({ title: 'Yellow leaves', content, editedAt: null });
  after(5);
  const late = await edit(id, { content: 'The #wheat is yellow at its tips' });
  expect(late.json().data).toMatchObject({ hashtags: ['wheat'], title: 'Yellow leaves' });
  expect(new Date(late.json().data.editedAt).getTime()).toBe(today.getTime() + 5 * MINUTE);
  after(6);
  const same = await edit(id, { title: 'Yellow leaves' });
  expect(same.json().data.editedAt).toBe(late.json().data.editedAt);
  after(0);
  expect(await versions(id)).toEqual([
    { title: 'Yelow leaves', content },
    { title: 'Yellow leaves', content },
  ]);
});

it('a changed discussion is found by its new words and its new crop only', async () => {
  const title = 'Which potash for sorrel';
  const { _id: id } = await startThread(app, asha, { title, crop: 'rice' });
  await edit(id, { title: 'Which zinc for chicory', crop: 'wheat' });
  const found = async (query: string) =>
    (await app.inject({ url: `/api/v1/tweets?${query}` }))
      .json<{ data: Thread[] }>()
      .data.some(({ _id }) => _id === id);
  expect([await found('q=sorrel'), await found('q=chicory')]).toEqual([false, true]);
  expect([await found('crop=rice'), await found('crop=wheat')]).toEqual([false, true]);
  expect((await edit(id, { crop: null })).json().data.crop).toBeNull();
});

it('a discussion cannot be changed after 24 hours, nor by others, nor into details without consent', async () => {
  const { _id: id } = await startThread(app, asha);
  const others = await edit(id, { title: 'Not yours to change' }, await signUp(app));
  expect(others.json().code).toBe('not_allowed');
  const details = await edit(id, { content: 'Call 9876543210 in the evening' });
  expect(details.json().fields).toMatchObject({ content: { code: 'contact_consent' } });
  after(24 * 60);
  expect((await edit(id, { title: 'Too late for this' })).json().code).toBe('edit_closed');
  after(0);
});

it('a deleted discussion with comments is a tombstone, and its text is a version', async () => {
  const form = { title: 'Lost in the monsoon', content: 'Where did all my #rice go?' };
  const { _id: id } = await startThread(app, asha, form);
  const commentId = await comment(app, await signUp(app), { on: 'thread', id });
  expect((await remove(id)).statusCode).toBe(204);
  expect((await read(id)).json().data).toMatchObject({
    isDeleted: true,
    title: '',
    content: '',
    hashtags: [],
    userId: null,
    username: 'Unknown User',
    commentDesc: [{ _id: commentId }],
  });
  expect(await versions(id)).toEqual([form]);
  const list = (await app.inject({ url: '/api/v1/tweets?q=monsoon' })).json().data;
  expect(list).toEqual([]);
  expect((await remove(id)).json().code).toBe('post_closed');
  expect((await edit(id, { title: 'Back from the dead' })).json().code).toBe('post_closed');
});

it('a deleted discussion without comments is gone for everybody', async () => {
  const { _id: id } = await startThread(app, asha);
  expect((await remove(id)).statusCode).toBe(204);
  for (const reply of [await read(id), await remove(id), await edit(id, { title: 'Hello again' })])
    expect(reply.statusCode).toBe(404);
});

it('a person mutes a discussion and hears it again', async () => {
  const { _id: id } = await startThread(app, asha);
  const { headers } = await signUp(app);
  const mute = (isMuted: boolean) =>
    app.inject({ method: 'PUT', url: `${url(id)}/mute`, payload: { isMuted }, headers });
  for (const isMuted of [true, true, false, false]) {
    expect((await mute(isMuted)).statusCode).toBe(200);
    expect((await read(id, { headers })).json().data.isMuted).toBe(isMuted);
  }
  const unknown = await app.inject({
    method: 'PUT',
    url: `${url(randomUUID())}/mute`,
    payload: { isMuted: true },
    headers,
  });
  expect(unknown.statusCode).toBe(404);
});
