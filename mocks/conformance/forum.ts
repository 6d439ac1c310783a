import type { Comment, Reply } from '@upaj/contract/comments.schema';
import { contract } from '@upaj/contract/contract';
import type { Thread } from '@upaj/contract/threads.schema';
import { type ConformanceClient, expectSuccess } from './client.ts';
import { moderate, tomorrow } from './moderation.ts';
import { createKnownUser, createModerator, createUser, type TestUser } from './users.ts';

/** Users of the cases of discussions. */
export interface Forum {
  /** Accounts of their first day. */
  asker: TestUser;
  reader: TestUser;
  /** An older account. */
  known: TestUser;
  suspended: TestUser;
  moderator: TestUser;
  /** The other moderator. */
  judge: TestUser;
}

const letters = 'bdfgklmnprstvz';

/** A word that no text has had before. */
export const uniqueWord = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(12)),
    (byte) => letters[byte % letters.length] ?? '',
  ).join('a');

/** A discussion as it is sent. */
export const threadForm = ({ id }: TestUser, change: Record<string, unknown> = {}) => {
  const word = uniqueWord();
  const texts = {
    title: `How do you grow ${word}?`,
    content: `I have never grown ${word} before.`,
  };
  return { ...texts, userId: id, ...change };
};

/** Begins a discussion. */
export async function beginThread(
  client: ConformanceClient,
  author: TestUser,
  change: Record<string, unknown> = {},
): Promise<Thread> {
  const sent = { token: author.token, body: threadForm(author, change) };
  return (await expectSuccess(client, contract.createThread, sent)).data;
}

/** A comment as it is sent. */
export const commentForm = (
  { _id: id }: Pick<Thread, '_id'>,
  change: Record<string, unknown> = {},
) => ({ on: 'thread', id, content: `Sow ${uniqueWord()} early`, ...change });

/** Comments on a discussion. */
export async function addComment(
  client: ConformanceClient,
  author: TestUser,
  thread: Pick<Thread, '_id'>,
  change: Record<string, unknown> = {},
): Promise<Comment> {
  const sent = { token: author.token, body: commentForm(thread, change) };
  const { comment } = (await expectSuccess(client, contract.createComment, sent)).data;
  if (!comment) throw new Error('the comment is a reply');
  return comment;
}

/** Replies to a comment. */
export async function addReply(
  client: ConformanceClient,
  author: TestUser,
  comment: Pick<Comment, '_id'>,
): Promise<Reply> {
  const sent = { token: author.token, body: commentForm(comment, { on: 'comment' }) };
  const { reply } = (await expectSuccess(client, contract.createComment, sent)).data;
  if (!reply) throw new Error('the reply is a comment');
  return reply;
}

/** Deletes a discussion that has a comment: it stays as a tombstone. */
export async function deletedThread(client: ConformanceClient, { asker, reader }: Forum) {
  const thread = await beginThread(client, asker);
  const comment = await addComment(client, reader, thread);
  const sent = { token: asker.token, params: { id: thread._id } };
  await expectSuccess(client, contract.deleteThread, sent);
  return { thread, comment };
}

async function createForum(client: ConformanceClient): Promise<Forum> {
  const forum = {
    asker: await createUser(client),
    reader: await createUser(client),
    known: await createKnownUser(client),
    suspended: await createKnownUser(client),
    moderator: await createModerator(client),
    judge: await createModerator(client),
  };
  const { _id: id } = await beginThread(client, forum.suspended);
  const target = { on: 'thread', id, until: tomorrow() } as const;
  await moderate(client, forum.moderator, 'suspend', target);
  return forum;
}

const forums = new WeakMap<ConformanceClient, Promise<Forum>>();

/** Users who are shared by all cases of a client. */
export function openForum(client: ConformanceClient): Promise<Forum> {
  const forum = forums.get(client) ?? createForum(client);
  forums.set(client, forum);
  return forum;
}

/** The expected errors of discussions. */
export const closed = {
  post: { status: 409, code: 'post_closed' },
  repeated: { status: 409, code: 'already_posted' },
  conflict: { status: 409, code: 'conflict' },
  appeal: { status: 409, code: 'appeal_exists' },
  suspended: { status: 403, code: 'suspended' },
  tooNew: { status: 403, code: 'account_too_new' },
  noThread: { status: 404, code: 'not_found', message: 'Discussion not found' },
  noComment: { status: 404, code: 'not_found', message: 'Comment not found' },
  noAction: { status: 404, code: 'not_found', message: 'Action not found' },
  mismatch: { status: 422, code: 'idempotency_mismatch' },
} as const;
