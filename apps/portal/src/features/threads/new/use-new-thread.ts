import type { ThreadForm } from '@upaj/contract/threads.schema';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { onDevice } from '../../../shared/forms/draft-storage.ts';
import { useApiForm } from '../../../shared/forms/use-api-form.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { ownKey, storageKeys } from '../../../shared/storage-keys.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import { blankThread, draftFields, type ThreadFields } from './thread-fields.ts';
import { useSendThread } from './use-send-thread.ts';
import { useThreadPictures } from './use-thread-pictures.ts';

/** Milliseconds between two savings of the draft. */
const saveEveryMs = 2000;
const draftOptions = { everyMs: saveEveryMs, storage: onDevice };

const resolver = async () => (await import('./new-thread.schema.ts')).newThreadResolver;

/** The form of a new discussion with its draft and its pictures: checks, sends, and loses nothing that was typed. */
export function useNewThread() {
  const { userId } = useSelector(selectSession);
  const form = useApiForm<ThreadFields, ThreadForm>({
    resolver,
    defaultValues: blankThread,
  });
  const key = userId ? ownKey(storageKeys.threadDraft, userId) : undefined;
  const draft = useDraft(key, form, draftFields, draftOptions);
  const pictures = useThreadPictures(userId);
  const [isDiscarded, setDiscarded] = useState(false);

  function forget(): void {
    draft.forget();
    pictures.forget();
  }

  const { send, ...sending } = useSendThread({
    onSent: forget,
    onFailed: (error) => {
      const { fields } = getApiError(error) ?? {};
      if (fields?.pictures) pictures.setError(fields.pictures);
    },
  });

  /** The discussion with its pictures, once all of them are sent; undefined if one was not. */
  async function withPictures(thread: ThreadForm) {
    const ids = await pictures.settle();
    return ids && { ...thread, pictures: ids };
  }

  return {
    form,
    pictures,
    forget,
    ...sending,
    hasDraft: !isDiscarded && (draft.isRestored || pictures.isRestored),
    discard: () => {
      form.reset(blankThread);
      pictures.clear();
      forget();
      setDiscarded(true);
    },
    submit: form.submit((thread) => send(() => withPictures(thread))),
  };
}
