import { contract } from '@upaj/contract/contract';
import {
  type Cases,
  type ConformanceClient,
  expectFields,
  expectSame,
  expectSuccess,
} from './client.ts';
import { beginThread, openForum } from './forum.ts';
import { about } from './market.ts';
import type { TestUser } from './users.ts';

const { toggleLike, getThread } = contract;

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
};
