import { notFound } from '@upaj/contract/api-error';
import { readableText, seesAll } from '@upaj/contract/post-checks';
import { cutText } from '@upaj/contract/post-text';
import { briefLength } from '@upaj/contract/threads.rules';
import type { Thread } from '@upaj/contract/threads.schema';
import type { Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { askAll } from '../../platform/concurrency/ask-all.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { PagePreview } from '../../platform/modules/page-preview-part.ts';
import type { ThreadRow } from './thread-columns.store.ts';
import { createCommentReads, readRows } from './thread-comments.service.ts';
import type { ThreadFinds } from './thread-finds.store.ts';
import { createThreadListing } from './thread-lists.service.ts';
import type { ThreadLists } from './thread-lists.store.ts';
import type { ThreadReadStore } from './thread-reads.store.ts';
import { createSurroundings } from './thread-surroundings.ts';
import { threadPictureView, threadView } from './thread-views.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type ThreadReads = ReturnType<typeof createThreadReads>;

/** Reads discussions as their readers may see them. */
export function createThreadReads(
  deps: Pick<Platform, 'services'> & {
    lists: ThreadLists;
    finds: ThreadFinds;
    store: ThreadReadStore;
  },
) {
  const { services, store } = deps;
  const surroundingsOf = createSurroundings({
    store,
    accounts: { authorsOf: (...of) => services.accounts.authorsOf(...of) },
  });

  /** Refuses a discussion: hidden ones are for author and moderators, deleted ones stay for their comments. */
  async function requireVisible(
    person: Person | undefined,
    found: ThreadRow | undefined,
    tx?: Tx,
  ): Promise<ThreadRow> {
    if (!found) throw notFound('Discussion');
    if (found.isHidden && !seesAll(person, found)) throw notFound('Discussion');
    if (found.deletedAt && !(await store.hasComments(found.id, tx))) throw notFound('Discussion');
    return found;
  }

  const visible = async (person: Person | undefined, id: string, tx?: Tx) =>
    requireVisible(person, await store.findBrief(id, tx), tx);

  const { withReplies, ...commentReads } = createCommentReads({ store, surroundingsOf, visible });

  /** The accepted answer, which may be on a later page of comments. */
  async function answerOf({ acceptedId }: ThreadRow, rows: readonly { id: string }[], tx?: Tx) {
    if (acceptedId === null || rows.some(({ id }) => id === acceptedId)) return [];
    const found = await store.findComment(acceptedId, tx);
    return found ? [found] : [];
  }

  return {
    ...createThreadListing({ ...deps, surroundingsOf }),
    ...commentReads,

    /** A discussion with its first comments. */
    async read(person: Person | undefined, threadId: string, tx?: Tx): Promise<Thread> {
      const thread = await requireVisible(person, await store.find(threadId, tx), tx);
      const { rows, nextCursor } = await readRows('comments', {}, (after, limit) =>
        store.listComments(threadId, after, limit, tx),
      );
      const answer = await answerOf(thread, rows, tx);
      const [surroundings, shown] = await askAll(tx, [
        () => surroundingsOf(person, { threads: [thread] }, tx),
        () => withReplies(person, [...rows, ...answer], tx),
      ]);
      return threadView(thread, surroundings, {
        commentDesc: shown.slice(0, rows.length),
        acceptedAnswer: shown.find(({ _id }) => _id === thread.acceptedId) ?? null,
        nextCursor,
      });
    },

    /** The preview of a shared link, as a visitor reads it; none of a deleted or hidden discussion. */
    async preview(id: string): Promise<PagePreview | undefined> {
      const found = uuid.test(id) ? await store.findBrief(id) : undefined;
      if (!found || found.isHidden || found.deletedAt) return undefined;
      const text = readableText(found.content, undefined, found).split(/\s+/).join(' ');
      return {
        title: readableText(found.title, undefined, found),
        description: cutText(text, briefLength),
        picture: found.pictures[0] && threadPictureView(found.pictures[0]),
      };
    },
  };
}
