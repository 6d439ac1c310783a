import type { AppealDecision, ModerationVerb } from '@upaj/contract/moderation.schema';

/** The post that a report or an action is about. */
export interface PostTarget {
  threadId: string;
  /** Null for the discussion itself. */
  commentId: string | null;
}

/** A report of the mock server. */
export interface ReportRecord extends PostTarget {
  id: string;
  reporterId: string;
  reason: string;
  createdAt: string;
  /** When a moderator has decided about the post. */
  closedAt: string | null;
}

/** An appeal, and what was decided about it. */
export interface AppealRecord {
  text: string;
  createdAt: string;
  decision: AppealDecision | null;
  reason: string | null;
  decidedAt: string | null;
}

/** A logged action of the mock server. */
export interface ActionRecord extends PostTarget {
  id: string;
  action: ModerationVerb;
  excerpt: string;
  reason: string;
  until: string | null;
  isAutomatic: boolean;
  moderatorId: string | null;
  /** The person concerned, null once the account is deleted. */
  userId: string | null;
  createdAt: string;
  appeal: AppealRecord | null;
}
