import * as z from 'zod/mini';
import { Id, paragraph, Timestamp, text } from './fields.ts';
import { ThreadPicture } from './threads.schema.ts';

const on = z
  .enum(['thread', 'comment'])
  .check(z.describe('What the id names; replies are comments'));
const reason = (description: string) => paragraph(1, 500).check(z.describe(description));

export const NewReport = z.strictObject({
  on,
  id: Id.check(z.describe('Discussion, comment or reply')),
  reason: reason('What is wrong with it, 1 to 500 characters'),
});
export type NewReport = z.infer<typeof NewReport>;

/** What a moderator does, or three reports did. */
export const ModerationVerb = z
  .enum(['hide', 'restore', 'warn', 'suspend', 'lift', 'dismiss'])
  .check(
    z.describe(
      'hide or restore a post, warn or suspend its author, lift a suspension, dismiss the reports of a post',
    ),
  );
export type ModerationVerb = z.infer<typeof ModerationVerb>;

const isComplete = ({ action, until }: { action: ModerationVerb; until?: string | undefined }) =>
  (action === 'suspend') === (until !== undefined);

/** An action on a post and its author. */
export const NewModerationAction = z
  .strictObject({
    action: ModerationVerb,
    on,
    id: Id.check(z.describe('The post that gave cause')),
    reason: reason('Why, for the author to read, 1 to 500 characters'),
    until: z
      .optional(Timestamp)
      .check(z.describe('When a suspension ends, at most a year from now; only with `suspend`')),
  })
  .check(z.refine(isComplete, { path: ['until'], params: { code: 'required' } }));
export type NewModerationAction = z.infer<typeof NewModerationAction>;

export const AppealDecision = z
  .enum(['upheld', 'reversed'])
  .check(z.describe('Whether the action stays or is undone'));
export type AppealDecision = z.infer<typeof AppealDecision>;

const appeal = z.nullable(
  z.object({
    text: text('What the person concerned says'),
    createdAt: Timestamp.check(z.describe('When the appeal was made')),
    decision: z.nullable(AppealDecision).check(z.describe('Null until it is decided')),
    reason: z.nullable(z.string()).check(z.describe('Why it was decided so, null until then')),
    decidedAt: z.nullable(Timestamp).check(z.describe('When it was decided, null until then')),
  }),
);

/** A logged action. */
export const ModerationAction = z.object({
  _id: Id.check(z.describe('Id of the action')),
  action: ModerationVerb,
  on,
  targetId: Id.check(z.describe('The post that gave cause')),
  threadId: Id.check(z.describe('The discussion of the post')),
  excerpt: text('How the post began when it was acted upon, at most 200 characters'),
  reason: text('Why; empty if three reports hid it'),
  until: z.nullable(Timestamp).check(z.describe('When a suspension ends, else null')),
  isAutomatic: z
    .boolean()
    .check(z.describe('Whether three reports did it and no moderator has looked yet')),
  userId: z
    .nullable(Id)
    .check(z.describe('The person concerned, null once the account is deleted')),
  username: text('Name of the person concerned, `Unknown User` once the account is deleted'),
  moderator: z
    .nullable(z.string())
    .check(z.describe('Name of the moderator; null for others than moderators')),
  createdAt: Timestamp.check(z.describe('When it was done')),
  appeal: appeal.check(z.describe('The one appeal of the person concerned, null without one')),
  canAppeal: z.boolean().check(z.describe('Whether the signed-in user can appeal against it now')),
  canDecide: z
    .boolean()
    .check(z.describe('Whether the signed-in moderator can decide its appeal now')),
});
export type ModerationAction = z.infer<typeof ModerationAction>;

const report = z.object({
  username: text('Who reported it'),
  reason: text('What is wrong with it'),
  createdAt: Timestamp.check(z.describe('When it was reported')),
});

const version = z.object({
  title: z.nullable(z.string()).check(z.describe('The title, null for comments')),
  content: text('The text as it was'),
  at: Timestamp.check(z.describe('When it was replaced')),
});

/** A post that waits for a moderator, with its reports or with an appeal. */
export const ModerationCase = z.object({
  _id: Id.check(z.describe('Id of the case: of the post, or of the action appealed against')),
  on,
  targetId: Id.check(z.describe('The post')),
  threadId: Id.check(z.describe('Its discussion')),
  title: text('Title of the discussion'),
  content: text('The whole text of the post, also when it is hidden or deleted'),
  pictures: z.array(ThreadPicture).check(z.describe('Its pictures')),
  userId: z.nullable(Id).check(z.describe('The author, null once the account is deleted')),
  username: text('Name of the author, `Unknown User` once the account is deleted'),
  isByNewcomer: z.boolean().check(z.describe('Whether the account was new when it was written')),
  warnings: z.int().check(z.gte(0), z.describe('Warnings that the author has had')),
  suspendedUntil: z
    .nullable(Timestamp)
    .check(z.describe("When the author's suspension ends, null without one")),
  isHidden: z.boolean().check(z.describe('Whether it is hidden')),
  isDeleted: z.boolean().check(z.describe('Whether its author has deleted it')),
  reports: z.array(report).check(z.describe('Open reports, the oldest first, at most 20')),
  reportCount: z.int().check(z.gte(0), z.describe('Number of open reports')),
  versions: z.array(version).check(z.describe('Earlier versions, the latest first, at most 20')),
  appealed: z
    .nullable(ModerationAction)
    .check(z.describe('The action with its appeal, null for a case of reports')),
  createdAt: Timestamp.check(z.describe('Since when it waits')),
});
export type ModerationCase = z.infer<typeof ModerationCase>;

/** How moderation concerns the user. */
export const ModerationState = z.object({
  isModerator: z.boolean().check(z.describe('Whether the user is a moderator')),
  waiting: z
    .int()
    .check(z.gte(0), z.describe('Cases that wait, at most 100 counted; 0 for others')),
  suspendedUntil: z
    .nullable(Timestamp)
    .check(z.describe("When the user's suspension ends, null without one")),
  notices: z.int().check(z.gte(0), z.describe('Actions that concern the user, at most 100')),
});
export type ModerationState = z.infer<typeof ModerationState>;

export const NewAppeal = z.strictObject({
  text: paragraph(1, 1000).check(z.describe('Why the action is wrong, 1 to 1000 characters')),
});

export const NewAppealDecision = z.strictObject({
  decision: AppealDecision,
  reason: reason('Why, for the person concerned to read, 1 to 500 characters'),
});
