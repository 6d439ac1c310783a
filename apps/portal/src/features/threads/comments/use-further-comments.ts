import type { Thread } from '@upaj/contract/threads.schema';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { moreComments } from '../../../domains/threads/read-further.ts';
import type { ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';

/** Reads the next comments when they are wanted. */
export function useFurtherComments({ _id, nextCursor }: Thread) {
  const { t } = useTranslation('thread');
  const dispatch = useDispatch<ThreadDispatch>();
  const errorText = useThreadErrorText();
  const [isLoading, setLoading] = useState(false);
  const [isPaged, setPaged] = useState(false);

  async function show() {
    setPaged(true);
    setLoading(true);
    const { error } = await dispatch(moreComments(_id));
    setLoading(false);
    if (error) dispatch(toastShown('error', t('showMoreFailed', { reason: errorText(error) })));
  }

  return {
    isLoading,
    /** Whether there are more comments than the first, read or not. */
    isPaged: isPaged || nextCursor !== null,
    showMore: nextCursor === null ? undefined : () => void show(),
  };
}
