import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { ThreadChanges } from '@upaj/contract/comments.schema';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { comment, sendLike, startThread } from '../../../test/support/posts.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let app: TestApp['app'];
let address: string;
let asker: SignedIn;
let writers: readonly [SignedIn, SignedIn];
let thread: { on: 'thread'; id: string };
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  asker = await signUp(app);
  writers = [await signUp(app), await signUp(app)];
});
beforeEach(async () => {
  thread = { on: 'thread', id: (await startThread(app, asker))._id };
});

/** Opens the stream of the discussion over a line of its own; `changes` collects what it tells. */
async function listen({ headers }: SignedIn = asker) {
  const url = `${address}/api/v1/tweets/${thread.id}/stream`;
  const [reply]: IncomingMessage[] = await once(get(url, { agent: false, headers }), 'response');
  if (!reply) throw new Error('there was no response');
  const changes: number[] = [];
  reply.on('error', () => undefined);
  reply.setEncoding('utf8').on('data', (text: string) => {
    for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm))
      changes.push(JSON.parse(data).change);
  });
  return { status: reply.statusCode, changes, cut: () => void reply.destroy() };
}

const changesSince = async (since: number, who = asker) => {
  const url = `/api/v1/tweets/${thread.id}/changes?since=${since}`;
  return (await app.inject({ url, headers: who.headers })).json<{ data: ThreadChanges }>().data;
};

/** What a client does: reads what is new since its last change, page by page. */
async function follow(state: { change: number; seen: string[] }): Promise<void> {
  for (let isMore = true; isMore; ) {
    const found = await changesSince(state.change);
    ({ isMore } = found);
    state.change = found.change;
    state.seen.push(...found.comments.map(({ _id }) => _id));
  }
}

it('a stream tells the last change at once, and each later one whichever process made it', async () => {
  await comment(app, asker, thread);
  const elsewhere = await testApp.again();
  const live = await listen();
  await eventually(() => expect(live.changes).toEqual([1]));
  await comment(elsewhere, asker, thread);
  await eventually(() => expect(live.changes.at(-1)).toBe(2));
  await sendLike(app, asker, thread);
  await eventually(() => expect(live.changes.at(-1)).toBe(3));
  // Of another discussion nothing is told.
  const { _id } = await startThread(app, asker);
  await comment(app, asker, { on: 'thread', id: _id });
  const parent = await comment(app, asker, thread);
  await eventually(() => expect(live.changes.at(-1)).toBe(4));
  // A reply changes its comment too, under a number of its own: a page of changes may end between them.
  await comment(app, asker, { on: 'comment', id: parent });
  await eventually(() => expect(live.changes.at(-1)).toBe(6));
  expect(live.changes).toEqual([1, 2, 3, 4, 6]);
  expect(await changesSince(4)).toMatchObject({
    comments: [{ _id: parent, replyCount: 1 }],
    replies: [{ commentId: parent }],
  });
  expect(await changesSince(5)).toMatchObject({ comments: [{ _id: parent }], replies: [] });
  live.cut();
});

it('of two people who write at once nothing is missed and nothing comes twice, over cut streams', async () => {
  const state = { change: 0, seen: [] as string[] };
  const isOver = { value: false };
  const reading = (async () => {
    while (!isOver.value) {
      const live = await listen();
      // A line that was cut counts for a moment more.
      if (live.status === 200)
        await eventually(() => expect(live.changes.length).toBeGreaterThan(0));
      await follow(state);
      // The line is cut while others write.
      live.cut();
    }
  })();
  const written: string[] = [];
  await Promise.all(
    writers.map(async (who) => {
      for (let turn = 0; turn < 30; turn += 1) written.push(await comment(app, who, thread));
    }),
  );
  isOver.value = true;
  await reading;
  await follow(state);
  expect(state.change).toBe(60);
  expect([...state.seen].sort()).toEqual([...written].sort());
});

it('a change of a comment comes again under its id', async () => {
  const id = await comment(app, asker, thread);
  const { change } = await changesSince(0);
  await app.inject({
    method: 'PATCH',
    url: `/api/v1/comments/${id}`,
    payload: { content: 'On second thought, sulphur' },
    headers: asker.headers,
  });
  const found = await changesSince(change);
  expect(found).toMatchObject({
    change: change + 1,
    isMore: false,
    comments: [{ _id: id, comment: 'On second thought, sulphur' }],
  });
  expect((await changesSince(change + 1)).comments).toEqual([]);
});

it('there is no stream of a discussion that cannot be seen', async () => {
  await testApp.pool.query('update threads set is_hidden = true where id = $1', [thread.id]);
  const mine = await listen(asker);
  expect([mine.status, (await listen(writers[0])).status]).toEqual([200, 404]);
  mine.cut();
});
