import { demoId } from '@upaj/demo/id';
import type { DemoPerson } from '@upaj/demo/people';
import { db } from '@upaj/mocks/db';
import { addComment } from '@upaj/mocks/thread-changes';
import type { Session } from '../domains/session/session.slice.ts';

/** Ids of discussions of the demo. */
export const demoThreads = {
  /** Of Anjali, with three comments; the first one has two replies. */
  onions: demoId('thread', 'onion-storage-at-home'),
  /** Of Meera. */
  own: demoId('thread', 'first-soil-test'),
  /** In Hindi. */
  prices: demoId('thread', 'wheat-price-at-the-mandi'),
  /** Its author's account is deleted; some of its comments concern moderation. */
  manure: demoId('thread', 'manure-price'),
} as const;

/** A comment of a demo discussion, counted from 0, or a reply to it: `0 1`. */
export const demoComment = (slug: string, place: number | `${number} ${number}`): string =>
  demoId('comment', `${slug} ${place}`);

/** The session of someone of the demo. */
export const sessionOf = ({ id, name }: DemoPerson): Session => ({
  token: `mock-session-${id}.test`,
  userId: id,
  userName: name,
  isSeller: false,
  otp: null,
});

interface Written {
  author: string;
  content: string;
  parentId?: string;
  hoursAgo?: number;
}

/** Lets someone write into a discussion of the mock server, as from another device. */
export function writeComment(
  threadId: string,
  { author, content, parentId, hoursAgo = 0 }: Written,
) {
  const createdAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  return addComment({
    id: crypto.randomUUID(),
    threadId,
    parentId: parentId ?? null,
    authorId: author,
    content,
    createdAt,
    editedAt: null,
    deletedAt: null,
    isHidden: false,
    isByNewcomer: false,
    likedBy: [],
  });
}

/** Puts the first pictures of the market into a discussion of the mock server. */
export function showPictures(threadId: string, count: number): void {
  const thread = db.threads.get(threadId);
  if (!thread) throw new Error(`The mocks have no discussion ${threadId}`);
  const pictures = [...db.crops.values()].flatMap(({ image }) => image).slice(0, count);
  db.threads.set(threadId, { ...thread, pictures });
}

/** What the mock server holds of a post now. */
export function storedPost(id: string) {
  const found = db.threads.get(id) ?? db.comments.get(id);
  if (!found) throw new Error(`The mocks have no post ${id}`);
  return found;
}
