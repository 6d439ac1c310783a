import { randomUUID } from 'node:crypto';
import type { ModerationVerb } from '@upaj/contract/moderation.schema';
import { cutText } from '@upaj/contract/post-text';
import type { Tx } from '../../db/transaction.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { ActionStore } from './actions.store.ts';
import type { ModeratedPost } from './moderated-post.ts';

/** What was done about a post or its author. */
export interface NewAction {
  verb: ModerationVerb;
  reason: string;
  /** End of a suspension. */
  until?: Date | undefined;
  /** Null when reports did it. */
  moderatorId: string | null;
}

/** Graphemes of a post that the log keeps, with an ellipsis. */
const EXCERPT_LENGTH = 200;

/** How a post begins. */
export const excerptOf = (text: string): string => cutText(text, EXCERPT_LENGTH - 1);

export type ActionLog = ReturnType<typeof createActionLog>;

/** Writes down what is done about posts. */
export function createActionLog(deps: Pick<Platform, 'services' | 'now'> & { store: ActionStore }) {
  const { services, store, now } = deps;

  /** What a post says, or said before its author deleted it. */
  async function textOf({ on, id, isDeleted, content }: ModeratedPost): Promise<string> {
    if (!isDeleted) return content;
    const [last] = await services.threads.versionsOf(on, id, 1);
    return last?.content ?? '';
  }

  return {
    /** Logs an action; returns its id. */
    async write(tx: Tx, post: ModeratedPost, action: NewAction): Promise<string> {
      const id = randomUUID();
      const { verb, reason, until = null, moderatorId } = action;
      const { threadId, commentId, authorId: userId } = post;
      await store.insert(tx, {
        id,
        verb,
        threadId,
        commentId,
        userId,
        reason,
        until,
        moderatorId,
        isAutomatic: moderatorId === null,
        createdAt: now(),
        excerpt: excerptOf(await textOf(post)),
      });
      return id;
    },
  };
}
