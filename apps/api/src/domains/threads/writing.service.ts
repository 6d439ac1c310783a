import { randomUUID } from 'node:crypto';
import { ApiError, notAllowed, notFound } from '@upaj/contract/api-error';
import { requireConsent } from '@upaj/contract/post-checks';
import { hashtagsIn, isEditMarked, isPostEditable } from '@upaj/contract/threads.rules';
import { type NewThread, Thread, type ThreadChange } from '@upaj/contract/threads.schema';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import { type Idempotency, requestDigest } from '../../platform/idempotency/idempotency.ts';
import { type Post, requireOpen, visibleTo } from './post.ts';
import type { PostChanges } from './post-changes.ts';
import type { PostRules } from './post-limits.ts';
import { fingerprintOf, requireCrop, requireFewLinks } from './post-text-rules.ts';
import type { PostStore } from './posts.store.ts';
import type { ThreadPictures } from './thread-pictures.service.ts';
import type { ThreadText, ThreadWriteStore } from './thread-writes.store.ts';
import { threadWritten } from './threads.events.ts';

export type Writing = ReturnType<typeof createWriting>;

interface Deps {
  inTransaction: InTransaction;
  idempotency: Idempotency;
  store: ThreadWriteStore;
  posts: PostStore;
  rules: PostRules;
  changes: PostChanges;
  pictures: ThreadPictures;
  reads: { read(person: Person | undefined, threadId: string, tx?: Tx): Promise<Thread> };
  now: () => Date;
}

/** The stored texts of a form. */
const textOf = (title: string, content: string, crop: string | null): ThreadText => ({
  title,
  content,
  crop,
  hashtags: hashtagsIn(title, content),
  fingerprint: fingerprintOf(content),
});

/** Writes, changes and deletes discussions. */
export function createWriting(deps: Deps) {
  const { inTransaction, idempotency, store, posts, rules, changes, pictures, reads, now } = deps;

  async function write(tx: Tx, person: Person, form: NewThread): Promise<Thread> {
    const writer = await rules.writer(tx, person.id);
    const text = textOf(form.title, form.content, form.crop ?? null);
    requireFewLinks(text, writer.links);
    await rules.requireNotHidden(tx, writer, text.content);
    await rules.requireNew(tx, writer, text.fingerprint);
    await rules.requireTurn(tx, writer, 'thread');
    const id = randomUUID();
    const { id: authorId, isNewcomer: isByNewcomer } = writer;
    await store.insert(tx, { ...text, id, authorId, isByNewcomer, createdAt: now() });
    await pictures.use(tx, writer, form.pictures ?? [], id);
    await publish(tx, threadWritten, { threadId: id });
    return reads.read(person, id, tx);
  }

  /** Locks a discussion that can still be changed. */
  async function lockOpen(tx: Tx, id: string): Promise<Post> {
    const post = await posts.lock(tx, 'thread', id);
    if (!post) throw notFound('Discussion');
    requireOpen(post);
    return post;
  }

  /** Sets changed texts of a discussion and keeps the earlier ones. */
  async function edit(tx: Tx, post: Post, text: ThreadText, at: Date): Promise<void> {
    const { id, content, createdAt } = post;
    const title = post.title ?? '';
    if (title !== text.title || content !== text.content)
      await store.keepVersion(tx, id, { title, content }, at);
    await store.setText(tx, id, text, isEditMarked(createdAt, at) ? at : post.editedAt);
    await changes.ofThread(tx, id);
  }

  return {
    /** Refuses a person who has not written a discussion. */
    async requireAuthor(person: Person, id: string): Promise<void> {
      const { authorId } = visibleTo(person, 'thread', await posts.find('thread', id));
      if (authorId !== person.id) throw notAllowed();
    },

    /** Begins a discussion; a repeated `key` replays the stored response. */
    async create(person: Person, form: NewThread, key: string | undefined): Promise<Thread> {
      requireConsent(form, form.showsContacts);
      requireCrop(form.crop);
      const digest = requestDigest('createThread', form);
      const request = { userId: person.id, key, digest, response: Thread };
      const { response } = await inTransaction((tx) =>
        idempotency.idempotent(tx, request, () => write(tx, person, form)),
      );
      return response;
    },

    /** Changes a discussion; its access policy has checked the author. Throws `edit_closed` after 24 hours. */
    async update(person: Person, id: string, change: ThreadChange): Promise<Thread> {
      requireConsent(change, change.showsContacts);
      requireCrop(change.crop);
      return inTransaction(async (tx) => {
        const writer = await rules.writer(tx, person.id);
        const post = await lockOpen(tx, id);
        const at = now();
        if (!isPostEditable(post.createdAt, at)) throw new ApiError('edit_closed');
        const before = { title: post.title ?? '', content: post.content };
        const crop = await store.crop(tx, id);
        const { title, content } = { ...before, ...change };
        const text = textOf(title, content, change.crop === undefined ? crop : change.crop);
        if (title === before.title && content === before.content && text.crop === crop)
          return reads.read(person, id, tx);
        requireFewLinks(text, writer.links);
        await rules.requireNotHidden(tx, writer, text.content);
        await edit(tx, post, text, at);
        return reads.read(person, id, tx);
      });
    },

    /** Deletes a discussion; its access policy has checked the author. Its comments stay. */
    async remove(person: Person, id: string): Promise<void> {
      const removed = await inTransaction(async (tx) => {
        await rules.lockAccount(tx, person.id);
        const post = await lockOpen(tx, id);
        const { title, content } = post;
        const at = now();
        await store.keepVersion(tx, id, { title: title ?? '', content }, at);
        await store.setDeleted(tx, id, at);
        await changes.ofThread(tx, id);
        await changes.closed(tx, post);
        return pictures.removeOfThread(tx, id);
      });
      await pictures.removeFiles(removed);
    },

    /** Switches the notifications of a discussion off or on for a person. */
    async mute(person: Person, id: string, isMuted: boolean): Promise<void> {
      visibleTo(person, 'thread', await posts.find('thread', id));
      await store.setMuted(id, person.id, isMuted);
    },
  };
}
