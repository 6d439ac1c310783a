import { badPicture, invalidField, notAllowed, notFound } from '@upaj/contract/api-error';
import { requireConsent } from '@upaj/contract/post-checks';
import { isEditMarked } from '@upaj/contract/threads.rules';
import type { ThreadPicture } from '@upaj/contract/threads.schema';
import { find, keepPictures } from './collection.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { newPost, refuseClosed, refuseSuspended } from './post-checks.ts';
import type { ThreadRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';
import { storeThread } from './thread-changes.ts';
import { hashtagUses, listPage, similarTo } from './thread-list.ts';
import { findThread } from './thread-posts.ts';
import { toThread } from './thread-view.ts';

function findOwn(id: string, person: PersonRecord): ThreadRecord {
  const thread = findThread(id, person);
  if (thread.authorId !== person.id) throw notAllowed();
  return thread;
}

/** The user's own pictures with these ids, which are then taken; throws if one is not there. */
function takePictures(ids: readonly string[], person: PersonRecord): ThreadPicture[] {
  const found = ids.map((id) => {
    const record = db.threadPictures.get(id);
    if (!record || record.isTaken || record.authorId !== person.id)
      throw invalidField('pictures', 'unknown_picture');
    return record;
  });
  for (const record of found)
    db.threadPictures.set(record.picture.id, { ...record, isTaken: true });
  return found.map(({ picture }) => picture);
}

/** The mock server's discussions. */
export const threadsHandlers = mockEndpoints({
  listThreads: ({ query, person }) => listPage(query, query.sort ?? 'newest', person),
  listPopularThreads: ({ query, person }) => listPage(query, 'popular', person),
  listMyThreads: ({ query, person }) => listPage(query, 'newest', person, person.id),
  listSimilarThreads: ({ query }) => ({ data: similarTo(query.title) }),
  listHashtags: () => ({ data: hashtagUses() }),
  getThread: ({ params, person }) => ({ data: toThread(findThread(params.id, person), person) }),

  async addThreadPicture({ person, files }) {
    refuseSuspended(person);
    const [picture] = await keepPictures(files, 'images');
    if (!picture) throw badPicture('images');
    db.threadPictures.set(picture.id, { authorId: person.id, isTaken: false, picture });
    return { data: picture };
  },

  createThread({ body, person }) {
    const { title, content, crop = null, pictures = [], showsContacts } = body;
    requireConsent(body, showsContacts);
    refuseSuspended(person);
    const post = newPost(content, person);
    const facts = { title, crop, pictures: takePictures(pictures, person), acceptedId: null };
    const thread = { ...post, ...facts, change: 0, lastActivityAt: post.createdAt };
    db.threads.set(thread.id, thread);
    return { data: toThread(thread, person), message: 'Thread Created' };
  },

  updateThread({ params, body, person }) {
    const thread = findOwn(params.id, person);
    const { showsContacts, ...change } = body;
    requireConsent(body, showsContacts);
    refuseSuspended(person);
    refuseClosed(thread);
    const now = new Date();
    const isMarked = isEditMarked(new Date(thread.createdAt), now);
    const editedAt = isMarked ? now.toISOString() : thread.editedAt;
    storeThread({ ...thread, ...change, editedAt });
    return { data: toThread(findThread(thread.id, person), person) };
  },

  deleteThread({ params, person }) {
    const thread = findOwn(params.id, person);
    refuseClosed(thread);
    const deletedAt = new Date().toISOString();
    storeThread({ ...thread, title: '', content: '', pictures: [], deletedAt });
  },

  acceptAnswer({ params, body: { commentId }, person }) {
    const thread = findOwn(params.id, person);
    refuseSuspended(person);
    refuseClosed(thread);
    if (commentId !== null) {
      const comment = find(db.comments, commentId, 'Comment');
      if (comment.threadId !== thread.id || comment.parentId !== null) throw notFound('Comment');
      refuseClosed(comment);
    }
    storeThread({ ...thread, acceptedId: commentId });
    return { data: { commentId } };
  },

  muteThread({ params, body, person }) {
    const { id } = findThread(params.id, person);
    const muted = new Set(db.threadMutes.get(id));
    if (body.isMuted) muted.add(person.id);
    else muted.delete(person.id);
    db.threadMutes.set(id, muted);
    return {};
  },
});
