import { db } from './db.ts';
import type { CommentRecord, ThreadRecord } from './post-records.ts';

const listeners = new Map<string, Set<() => void>>();

/** Stores a discussion that has changed, with the number of the change, and tells the open streams. */
export function storeThread(thread: ThreadRecord): number {
  const change = thread.change + 1;
  db.threads.set(thread.id, { ...thread, change });
  for (const listener of listeners.get(thread.id) ?? []) listener();
  return change;
}

/** The next change of a discussion. */
function touch(threadId: string): number {
  const thread = db.threads.get(threadId);
  return thread ? storeThread(thread) : 0;
}

/** Stores a comment or a reply that has changed; what it replies to has changed as well. */
export function storeComment(comment: CommentRecord): CommentRecord {
  const parent = db.comments.get(comment.parentId ?? '');
  if (parent) db.comments.set(parent.id, { ...parent, change: touch(comment.threadId) });
  const stored = { ...comment, change: touch(comment.threadId) };
  db.comments.set(comment.id, stored);
  return stored;
}

/** Stores a new comment or reply at the end of its discussion. */
export function addComment(comment: Omit<CommentRecord, 'number' | 'change'>): CommentRecord {
  const thread = db.threads.get(comment.threadId);
  if (thread) db.threads.set(thread.id, { ...thread, lastActivityAt: comment.createdAt });
  const stored = storeComment({ ...comment, number: 0, change: 0 });
  const numbered = { ...stored, number: stored.change };
  db.comments.set(numbered.id, numbered);
  return numbered;
}

/** The number of the last change of a discussion, at once and whenever it grows, until the signal ends it. */
export async function* changesOfThread(threadId: string, signal: AbortSignal) {
  let wake = () => {};
  let told = -1;
  const listen = () => wake();
  const own = listeners.get(threadId) ?? new Set();
  listeners.set(threadId, own.add(listen));
  signal.addEventListener('abort', listen);
  try {
    while (!signal.aborted) {
      const change = db.threads.get(threadId)?.change ?? 0;
      if (change === told)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      else yield { data: { change } };
      told = change;
    }
  } finally {
    own.delete(listen);
  }
}
