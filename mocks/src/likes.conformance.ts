import { contract } from '@upaj/contract/contract';
import type { ConformanceCase } from './conformance-case.ts';
import {
  type ConformanceClient,
  expectError,
  expectFields,
  expectSame,
  expectSuccess,
} from './conformance-client.ts';
import { about, invalid, refused } from './conformance-orders.ts';
import { untilUnread } from './conformance-stream.ts';
import {
  addComment,
  addReply,
  beginThread,
  closed,
  deletedThread,
  openForum,
} from './conformance-threads.ts';
import { createUser, type TestUser, unknownId } from './conformance-users.ts';

const { toggleLike, getThread, listNotifications } = contract;

interface Wish {
  on?: 'thread' | 'comment';
  id: string;
  isLiked?: boolean;
}

const wish = ({ token }: { token?: string }, { on = 'thread', ...rest }: Wish) => ({
  ...{ token, body: { on, ...rest } },
});
const like = async (client: ConformanceClient, user: TestUser, wanted: Wish) =>
  (await expectSuccess(client, toggleLike, wish(user, wanted))).data;

/** Cases of likes. */
export const likesCases: readonly ConformanceCase[] = [
  {
    name: 'a discussion is liked once by each, and no longer',
    async run(client) {
      const { asker, reader } = await openForum(client);
      const thread = await beginThread(client, asker);
      const id = thread._id;
      const liked = { isLiked: true, likes: 1 };
      for (const isLiked of [true, true])
        expectSame(await like(client, reader, { id, isLiked }), liked, 'liked');
      expectSame(await like(client, asker, { id }), { isLiked: true, likes: 2 }, 'by its author');
      const read = async (who: TestUser) =>
        (await expectSuccess(client, getThread, about(thread, who))).data;
      const { likes, likeCount, isLiked } = await read(reader);
      const both = [reader.id, asker.id].toSorted();
      expectSame([likes.toSorted(), likeCount, isLiked], [both, 2, true], 'counted');
      expectSame(await like(client, reader, { id }), { isLiked: false, likes: 1 }, 'toggled');
      expectSame(
        await like(client, reader, { id, isLiked: false }),
        { isLiked: false, likes: 1 },
        'no longer',
      );
      expectFields(await read(reader), { likes: [asker.id], likeCount: 1, isLiked: false });
    },
  },
  {
    name: 'many requests at once like a comment once or not at all',
    async run(client) {
      const { asker, reader } = await openForum(client);
      const thread = await beginThread(client, asker);
      const comment = await addComment(client, reader, thread);
      const reply = await addReply(client, asker, comment);
      for (const { _id: id } of [comment, reply]) {
        const wishes = Array.from({ length: 7 }, () => like(client, reader, { on: 'comment', id }));
        await Promise.all(wishes);
      }
      const { data } = await expectSuccess(client, getThread, about(thread, reader));
      const [read] = data.commentDesc;
      const once = { likes: [reader.id], likeCount: 1, isLiked: true };
      expectFields(read ?? {}, once);
      expectFields(read?.replies[0] ?? {}, once);
    },
  },
  {
    name: 'a like needs a session and something that can be liked',
    async run(client) {
      const forum = await openForum(client);
      const { asker, reader, suspended } = forum;
      const { _id: id } = await beginThread(client, asker);
      const { thread, comment } = await deletedThread(client, forum);
      const onComment = { on: 'comment' } as const;
      const requests = [
        [wish({}, { id }), refused.notSignedIn],
        [wish(suspended, { id }), closed.suspended],
        [wish(reader, { id: 'x' }), invalid({ id: 'wrong_uuid' })],
        [wish(reader, { id: unknownId }), closed.noThread],
        [wish(reader, { id, ...onComment }), closed.noComment],
        [wish(reader, { id: thread._id }), closed.post],
        [wish(reader, { id: comment._id, ...onComment }), closed.post],
      ] as const;
      for (const [request, error] of requests)
        await expectError(client, toggleLike, request, error);
    },
  },
  {
    name: 'an author is told of the likes of others together, and never of their own',
    async run(client) {
      const { reader, known } = await openForum(client);
      const author = await createUser(client);
      const { _id: id, title } = await beginThread(client, author);
      for (const user of [author, reader]) await like(client, user, { id });
      await untilUnread(client, author, 1);
      await like(client, known, { id });
      const { token } = author;
      const read = async () => (await expectSuccess(client, listNotifications, { token })).data;
      let [told, ...none] = await read();
      // The second like changes no number of unread notifications that could be waited for.
      for (let tries = 0; told?.count !== 2 && tries < 200; tries += 1)
        [told, ...none] = await read();
      expectFields(told ?? {}, { kind: 'post-liked', subject: title, count: 2 });
      expectSame([told?.href, none], [`/discussions/${id}`, []], 'where it leads');
    },
  },
];
