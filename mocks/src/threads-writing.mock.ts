import { findCrop } from '@upaj/content/crops/crops';
import { badPicture, invalidField, notAllowed, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { isEditMarked } from '@upaj/contract/threads.rules';
import type { NewThread, ThreadChange, ThreadPicture } from '@upaj/contract/threads.schema';
import { db } from './db.ts';
import { fingerprintOf } from './fingerprint.ts';
import { runIdempotent } from './idempotency.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { isPicture } from './parse-request.ts';
import {
  checkConsent,
  checkLinks,
  limitsOf,
  newPost,
  refuseClosed,
  refuseHiddenText,
  refuseLateEdit,
  refuseRepeated,
  refuseSuspended,
} from './post-checks.ts';
import { tellOfAcceptance } from './post-news.ts';
import type { ThreadRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';
import { storeThread } from './thread-changes.ts';
import { findThread } from './thread-posts.ts';
import { toThread } from './thread-view.ts';

function findOwn(id: string, person: PersonRecord): ThreadRecord {
  const thread = findThread(id, person);
  if (thread.authorId !== person.id) throw notAllowed();
  return thread;
}

function checkCrop(crop: string | null | undefined): void {
  if (crop && !findCrop(crop)) throw invalidField('crop', 'wrong_choice');
}

const addThreadPicture = mockEndpoint(contract.addThreadPicture, (asked) => {
  refuseSuspended(asked.person);
  return runIdempotent(asked, async () => {
    const [file] = asked.files;
    if (!file || !(await isPicture(file))) throw badPicture('images');
    // The mock stores the original file; the server makes three sizes of it.
    const url = URL.createObjectURL(file);
    const size = { width: 960, height: 720 };
    const picture = { id: crypto.randomUUID(), url, srcset: `${url} 960w`, ...size };
    db.threadPictures.set(picture.id, { authorId: asked.person.id, isTaken: false, picture });
    return { status: 201, body: { success: true, data: picture } };
  });
});

/** The user's own pictures with these ids; throws if there are too many, or one is not there. */
function takePictures(ids: readonly string[], person: PersonRecord): ThreadPicture[] {
  const { pictures: most } = limitsOf(person);
  if (ids.length > most) throw invalidField('pictures', 'too_many', most);
  if (new Set(ids).size < ids.length) throw invalidField('pictures', 'repeated');
  return ids.map((id) => {
    const found = db.threadPictures.get(id);
    if (!found || found.isTaken || found.authorId !== person.id)
      throw invalidField('pictures', 'unknown_picture');
    return found.picture;
  });
}

function postThread({ title, content, crop, pictures: ids = [] }: NewThread, person: PersonRecord) {
  checkLinks({ title, content }, person);
  const post = newPost(content, person);
  refuseHiddenText(content, person);
  refuseRepeated(post.fingerprint, person);
  const pictures = takePictures(ids, person);
  for (const picture of pictures)
    db.threadPictures.set(picture.id, { authorId: person.id, isTaken: true, picture });
  const facts = { title, crop: crop ?? null, pictures, acceptedId: null, change: 0 };
  const thread = { ...post, ...facts, lastActivityAt: post.createdAt };
  db.threads.set(thread.id, thread);
  return thread;
}

const createThread = mockEndpoint(contract.createThread, (asked) => {
  const { body, person } = asked;
  if (body.userId !== person.id) throw notAllowed();
  checkConsent(body);
  checkCrop(body.crop);
  return runIdempotent(asked, async () => {
    refuseSuspended(person);
    const data = toThread(postThread(body, person), person);
    return { status: 201, body: { success: true, data, message: 'Thread Created' } };
  });
});

/** Sets the changed texts of a discussion, and keeps the earlier ones. */
function editThread(thread: ThreadRecord, change: ThreadChange, person: PersonRecord): void {
  const { title, content, crop } = { ...thread, ...change };
  const isSame = title === thread.title && content === thread.content;
  if (isSame && crop === thread.crop) return;
  checkLinks({ title, content }, person);
  const fingerprint = fingerprintOf(content);
  refuseHiddenText(content, person);
  const now = new Date();
  const at = now.toISOString();
  const old = { title: thread.title, content: thread.content, at };
  storeThread({
    ...thread,
    title,
    content,
    crop,
    fingerprint,
    versions: isSame ? thread.versions : [...thread.versions, old],
    editedAt: isEditMarked(new Date(thread.createdAt), now) ? at : thread.editedAt,
  });
}

const updateThread = mockEndpoint(contract.updateThread, ({ params, body, person }) => {
  const thread = findOwn(params.id, person);
  checkConsent(body);
  checkCrop(body.crop);
  refuseSuspended(person);
  refuseLateEdit(thread);
  editThread(thread, body, person);
  const data = toThread(findThread(thread.id, person), person);
  return { status: 200, body: { success: true, data } };
});

const deleteThread = mockEndpoint(contract.deleteThread, ({ params, person }) => {
  const thread = findOwn(params.id, person);
  refuseClosed(thread);
  const { title, content, versions } = thread;
  const at = new Date().toISOString();
  for (const { id } of thread.pictures) db.threadPictures.delete(id);
  storeThread({
    ...thread,
    title: '',
    content: '',
    pictures: [],
    deletedAt: at,
    versions: [...versions, { title, content, at }],
  });
  return { status: 204 };
});

const acceptAnswer = mockEndpoint(contract.acceptAnswer, ({ params, body, person }) => {
  const thread = findOwn(params.id, person);
  refuseSuspended(person);
  refuseClosed(thread);
  const { commentId } = body;
  const comment = db.comments.get(commentId ?? '');
  const isOfThread = comment?.threadId === thread.id && comment.parentId === null;
  if (commentId !== null && !isOfThread) throw notFound('Comment');
  if (comment) refuseClosed(comment);
  storeThread({ ...thread, acceptedId: commentId });
  if (comment && thread.acceptedId !== commentId) tellOfAcceptance(thread, comment, person);
  return { status: 200, body: { success: true, data: { commentId } } };
});

const muteThread = mockEndpoint(contract.muteThread, ({ params, body, person }) => {
  const { id } = findThread(params.id, person);
  const muted = new Set(db.threadMutes.get(id));
  if (body.isMuted) muted.add(person.id);
  else muted.delete(person.id);
  db.threadMutes.set(id, muted);
  return { status: 200, body: { success: true } };
});

/** What users of the mock server do with discussions. */
export const threadWritingHandlers = [
  addThreadPicture,
  createThread,
  updateThread,
  deleteThread,
  acceptAnswer,
  muteThread,
];
