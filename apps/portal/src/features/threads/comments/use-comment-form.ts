import type { WrittenComment } from '@upaj/contract/comments.schema';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCreateCommentMutation } from '../../../domains/threads/comments.api.ts';
import { changeThread, type ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { withWritten } from '../../../domains/threads/thread-view.ts';
import { createContentKeys } from '../../../shared/forms/content-key.ts';
import { readDraft, storeDraft } from '../../../shared/forms/draft-storage.ts';
import { fieldErrorMessage } from '../../../shared/forms/use-field-error-text.ts';
import { ownKey, storageKeys } from '../../../shared/storage-keys.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import { loadCommentChecks } from './load-comment-checks.ts';

/** What is commented on, or replied to. */
export interface CommentTarget {
  on: 'thread' | 'comment';
  id: string;
  threadId: string;
}

const unchecked = { error: 'unchecked', hasContacts: false };

/** A comment that is being written: kept in this tab until the server has it, and sent once. */
export function useCommentForm(
  { on, id, threadId }: CommentTarget,
  onSent: (written: WrittenComment) => void,
) {
  const dispatch = useDispatch<ThreadDispatch>();
  const key = ownKey(storageKeys.commentDraft, id);
  const [content, setContent] = useState(() => String(readDraft(key)?.content ?? ''));
  const [isGiven, setGiven] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const keys = useRef(createContentKeys());
  const [create, { error, isLoading, reset }] = useCreateCommentMutation();

  useEffect(() => storeDraft(key, content === '' ? undefined : { content }), [key, content]);

  async function send(): Promise<void> {
    if (isLoading || isChecking) return;
    setChecking(true);
    const checks = await loadCommentChecks().catch(() => undefined);
    setChecking(false);
    // Nothing is sent unchecked.
    const checked = checks?.checkComment(content, isGiven) ?? unchecked;
    setFieldError(checked.error);
    if (checked.error) return;
    const body = { on, id, content, ...(checked.hasContacts && { showsContacts: true }) };
    const result = await create({ body, idempotencyKey: keys.current(body) });
    const refused = getApiError(result.error)?.fields?.content;
    if (refused) setFieldError(fieldErrorMessage(refused));
    if (!result.data) return;
    const { data: written } = result.data;
    dispatch(changeThread(threadId, (view) => withWritten(view, written)));
    // The same words again are another comment.
    keys.current = createContentKeys();
    // The form may be gone before its next render.
    storeDraft(key, undefined);
    setContent('');
    setGiven(false);
    onSent(written);
  }

  function write(next: string): void {
    setContent(next);
    setFieldError(undefined);
    if (error) reset();
  }

  return {
    content,
    write,
    isGiven,
    setGiven,
    send,
    fieldError,
    isLoading: isLoading || isChecking,
    /** Why it was not sent, unless the text itself is the reason. */
    error: fieldError ? undefined : error,
  };
}
