import { contract } from '@upaj/contract/contract';
import {
  type Cases,
  type ConformanceClient,
  expectError,
  expectFields,
  expectSame,
  expectSuccess,
} from './client.ts';
import { addComment, addReply, beginThread, closed, deletedThread, openForum } from './forum.ts';
import { about, invalid, refused } from './market.ts';
import { untilUnread } from './stream.ts';
import { createUser, type TestUser, unknownId } from './users.ts';

const { toggleLike, getThread, listNotifications, deleteComment, acceptAnswer } = contract;

/** The only notification of a user, once it counts this; how many changes are on their way is left to the server. */
async function untilTold(client: ConformanceClient, { token }: TestUser, count: number) {
  for (let tries = 0; tries < 200; tries += 1) {
    const [told, ...others] = (await expectSuccess(client, listNotifications, { token })).data;
    if (others.length === 0 && told?.count === count) return told;
  }
  throw new Error(`no single notification that counts ${count}`);
}

interface Wish {
  on?: 'thread' | 'comment';
  id: string;
  isLiked?: boolean;
}

const wish = ({ token }: { token?: string }, { on = 'thread', ...rest }: Wish) => ({
  token,
  body: { on, ...rest },
});
const like = async (client: ConformanceClient, user: TestUser, wanted: Wish) =>
  (await expectSuccess(client, toggleLike, wish(user, wanted))).data;

/** Cases of likes. */
export const likesCases: Cases = {
  async 'a discussion is liked once by each, and no longer'(client) {
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
  async 'many requests at once like a comment once or not at all'(client) {
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
  async 'a like needs a session and something that can be liked'(client) {
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
    for (const [request, error] of requests) await expectError(client, toggleLike, request, error);
  },
  async 'an author is told of the likes of others together, and never of their own'(client) {
    const { reader, known } = await openForum(client);
    const author = await createUser(client);
    const { _id: id, title } = await beginThread(client, author);
    for (const user of [author, reader]) await like(client, user, { id });
    await untilUnread(client, author, 1);
    await like(client, known, { id });
    // A person who changes their mind is still one person.
    for (const isLiked of [false, true, false, true]) await like(client, known, { id, isLiked });
    const told = await untilTold(client, author, 2);
    expectFields(told ?? {}, { kind: 'post-liked', subject: title, href: `/discussions/${id}` });
  },
  async 'what is liked no longer, deleted or accepted no longer is taken back'(client) {
    const asker = await createUser(client);
    const reader = await createUser(client);
    const known = await createUser(client);
    const { _id: id } = await beginThread(client, asker);
    for (const user of [reader, known]) await like(client, user, { id });
    await untilTold(client, asker, 2);
    await like(client, known, { id, isLiked: false });
    await untilTold(client, asker, 1);
    await like(client, reader, { id, isLiked: false });
    await untilUnread(client, asker, 0);
    const comment = await addComment(client, reader, { _id: id });
    const first = await untilTold(client, asker, 1);
    await addComment(client, known, { _id: id }).then(({ _id }) =>
      expectSuccess(client, deleteComment, { token: known.token, params: { id: _id } }),
    );
    const answer = (commentId: string | null) =>
      expectSuccess(client, acceptAnswer, {
        token: asker.token,
        params: { id },
        body: { commentId },
      });
    await answer(comment._id);
    await untilUnread(client, reader, 1);
    await answer(null);
    await untilUnread(client, reader, 0);
    const left = await untilTold(client, asker, 1);
    expectSame([left?._id, left?.href], [first?._id, first?.href], 'the comment that is left');
    await expectSuccess(client, deleteComment, {
      token: reader.token,
      params: { id: comment._id },
    });
    await untilUnread(client, asker, 0);
    const { token } = asker;
    expectSame((await expectSuccess(client, listNotifications, { token })).data, [], 'nothing');
  },
};
