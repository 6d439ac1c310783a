import { randomUUID } from 'node:crypto';
import { ApiError, notAllowed, notFound } from '@upaj/contract/api-error';
import { type NewComment, WrittenComment } from '@upaj/contract/comments.schema';
import { requireConsent } from '@upaj/contract/post-checks';
import { isEditMarked, isPostEditable } from '@upaj/contract/threads.rules';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import { type Idempotency, requestDigest } from '../../platform/idempotency/idempotency.ts';
import type { CommentWriteStore } from './comment-writes.store.ts';
import { type Post, requireOpen, visibleTo } from './post.ts';
import type { PostChanges } from './post-changes.ts';
import type { PostRules } from './post-limits.ts';
import { fingerprintOf, requireFewLinks } from './post-text-rules.ts';
import type { PostStore } from './posts.store.ts';
import { commentWritten } from './threads.events.ts';

export type Comments = ReturnType<typeof createComments>;

/** Writes, changes and deletes comments and replies. */
export function createComments(deps: {
  inTransaction: InTransaction;
  idempotency: Idempotency;
  store: CommentWriteStore;
  posts: PostStore;
  rules: PostRules;
  changes: PostChanges;
  reads: { written(person: Person, commentId: string, tx?: Tx): Promise<WrittenComment> };
  now: () => Date;
}) {
  const { inTransaction, idempotency, store, posts, rules, changes, reads, now } = deps;

  /** The comment that a reply to `target` belongs to: replies are one level deep. */
  async function parentOf(tx: Tx, target: Post): Promise<string | null> {
    if (target.on === 'thread') return null;
    if (target.parentId === null) return target.id;
    const parent = await posts.find('comment', target.parentId, tx);
    if (!parent) throw notFound('Comment');
    requireOpen(parent);
    return parent.id;
  }

  async function write(tx: Tx, person: Person, form: NewComment): Promise<WrittenComment> {
    const { on, content } = form;
    const fingerprint = fingerprintOf(content);
    const writer = await rules.writer(tx, person.id);
    const target = visibleTo(person, on, await posts.lock(tx, on, form.id));
    requireOpen(target);
    const parentId = await parentOf(tx, target);
    requireFewLinks({ content }, writer.links);
    await rules.requireNotHidden(tx, writer, content);
    await rules.requireNew(tx, writer, fingerprint);
    await rules.requireTurn(tx, writer, 'comment');
    const [id, createdAt, { threadId }] = [randomUUID(), now(), target];
    const number = await changes.added(tx, { threadId, parentId }, createdAt);
    await store.insert(tx, {
      id,
      threadId,
      parentId,
      number,
      content,
      fingerprint,
      createdAt,
      authorId: writer.id,
      isByNewcomer: writer.isNewcomer,
    });
    await publish(tx, commentWritten, { threadId, commentId: id, parentId });
    return reads.written(person, id, tx);
  }

  /** Locks a comment of the person. */
  async function lockOwn(tx: Tx, person: Person, id: string): Promise<Post> {
    const post = await posts.lock(tx, 'comment', id);
    // One's own comment can be deleted wherever it is.
    if (post?.authorId === person.id) return post;
    visibleTo(person, 'comment', post);
    throw notAllowed();
  }

  return {
    /** Comments on a discussion, or replies to a comment; a repeated `key` replays the stored response. */
    async create(
      person: Person,
      form: NewComment,
      key: string | undefined,
    ): Promise<WrittenComment> {
      requireConsent(form, form.showsContacts);
      const digest = requestDigest('createComment', form);
      const request = { userId: person.id, key, digest, response: WrittenComment };
      const { response } = await inTransaction((tx) =>
        idempotency.idempotent(tx, request, () => write(tx, person, form)),
      );
      return response;
    },

    /** Changes one's own comment. Throws `edit_closed` after 24 hours. */
    async update(
      person: Person,
      id: string,
      form: Pick<NewComment, 'content' | 'showsContacts'>,
    ): Promise<WrittenComment> {
      requireConsent(form, form.showsContacts);
      const { content } = form;
      return inTransaction(async (tx) => {
        const writer = await rules.writer(tx, person.id);
        const post = await lockOwn(tx, person, id);
        requireOpen(post);
        const at = now();
        if (!isPostEditable(post.createdAt, at)) throw new ApiError('edit_closed');
        if (content === post.content) return reads.written(person, id, tx);
        requireFewLinks({ content }, writer.links);
        const fingerprint = fingerprintOf(content);
        await rules.requireNotHidden(tx, writer, content);
        await store.keepVersion(tx, id, post.content, at);
        const editedAt = isEditMarked(post.createdAt, at) ? at : post.editedAt;
        await store.setText(tx, id, { content, fingerprint, editedAt });
        await changes.ofComment(tx, post);
        return reads.written(person, id, tx);
      });
    },

    /** Deletes one's own comment; replies to it stay. */
    async remove(person: Person, id: string): Promise<void> {
      await inTransaction(async (tx) => {
        await rules.lockAccount(tx, person.id);
        const post = await lockOwn(tx, person, id);
        if (post.isHidden || post.isDeleted) throw new ApiError('post_closed');
        const at = now();
        await store.keepVersion(tx, id, post.content, at);
        await store.setDeleted(tx, id, at);
        await changes.removed(tx, post);
      });
    },
  };
}
