import { pageSize } from '@upaj/content/trade-unit';
import { invalidField, notAllowed, notFound } from '@upaj/contract/api-error';
import type { ModerationAction, NewModerationAction } from '@upaj/contract/moderation.schema';
import * as z from 'zod/mini';
import type { Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import { requestDigest } from '../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { type PagePosition, readCursor, writeCursor } from '../../platform/paging/cursor.ts';
import type { ActionLog } from './action-log.ts';
import type { ShowActions } from './action-view.ts';
import type { ActionRow, ActionStore } from './actions.store.ts';
import { type ModeratedPost, type PostName, postNoun } from './moderated-post.ts';
import { postModerated } from './moderation.events.ts';
import type { Steps } from './steps.ts';

/** A page of a list, as it is asked for. */
export interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

export type Actions = ReturnType<typeof createActions>;

/** What moderators do about posts and their authors, and what everybody sees of it. */
export function createActions(
  deps: Pick<Platform, 'inTransaction' | 'services' | 'idempotency'> & {
    store: ActionStore;
    steps: Steps;
    log: ActionLog;
    show: ShowActions;
  },
) {
  const { inTransaction, services, idempotency, store, steps, log, show } = deps;

  async function act(tx: Tx, person: Person, form: NewModerationAction): Promise<string> {
    const { action: verb, reason } = form;
    const until = form.until === undefined ? undefined : new Date(form.until);
    const post = await lockCause(tx, person, form);
    if (post.authorId === person.id) throw notAllowed();
    await steps[verb]({ tx, post, until });
    const actionId = await log.write(tx, post, { verb, reason, until, moderatorId: person.id });
    await publish(tx, postModerated, { actionId });
    return actionId;
  }

  /** Locks a post for a moderator. Accounts come before discussions in the order of locks. */
  async function lockCause(tx: Tx, person: Person, { on, id }: PostName): Promise<ModeratedPost> {
    await services.accounts.namesForShare(tx, [person.id]);
    const seen = await services.threads.findPost(on, id, tx);
    if (seen?.authorId) await services.accounts.lockForUpdate(tx, seen.authorId);
    const post = await services.threads.lockPost(tx, on, id);
    if (!post) throw notFound(postNoun[on]);
    return post;
  }

  async function page(
    person: Person,
    kind: string,
    { cursor, limit = pageSize }: PageQuery,
    find: (after: PagePosition | undefined, limit: number) => Promise<ActionRow[]>,
  ) {
    const after = cursor === undefined ? undefined : readCursor(kind, cursor);
    if (cursor !== undefined && !after) throw invalidField('cursor', 'wrong_cursor');
    const found = await find(after, limit + 1);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const nextCursor = last && writeCursor(kind, { key: last.createdAt.getTime(), id: last.id });
    return { data: await show(person, rows), nextCursor: nextCursor ?? null };
  }

  async function read(person: Person, id: string): Promise<ModerationAction> {
    const action = await store.find(id);
    const [shown] = action ? await show(person, [action]) : [];
    if (!shown) throw notFound('Action');
    return shown;
  }

  return {
    read,
    lockCause,

    /** Carries out an action once for each key. Throws `conflict` when there is nothing to change. */
    async moderate(
      person: Person,
      form: NewModerationAction,
      key: string | undefined,
    ): Promise<ModerationAction> {
      const digest = requestDigest('moderate', form);
      const request = { userId: person.id, key, digest, response: z.string() };
      const { response: id } = await inTransaction((tx) =>
        idempotency.idempotent(tx, request, () => act(tx, person, form)),
      );
      return read(person, id);
    },

    /** Everything that was done, the newest first. */
    list: (person: Person, query: PageQuery) => page(person, 'actions', query, store.list),

    /** What was done that concerns a person, the newest first. */
    notices: (person: Person, query: PageQuery) =>
      page(person, 'notices', query, (after, limit) => store.listOf(person.id, after, limit)),

    find: store.find,
  };
}
