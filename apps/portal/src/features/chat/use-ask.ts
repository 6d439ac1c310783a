import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { questionText } from './ask/question-text.ts';
import { selectAwaited } from './chat.slice.ts';

const loadAsking = () => import('./ask/ask-question.ts');

/**
 * Asks KrishiBot: `ask` for a question, `retry` for an answer by its id. Both tell whether it was asked; not while an
 * answer is on its way, without a line, or if the question is blank.
 *
 * @param onOffline says that there is no line; a message by default
 */
export function useAsk(onOffline?: () => void) {
  const { t } = useTranslation('chat');
  const dispatch: CacheDispatch = useDispatch();
  const isAwaited = useSelector(selectAwaited) !== undefined;
  const [isLoading, setLoading] = useState(false);

  async function run(send: (asking: Awaited<ReturnType<typeof loadAsking>>) => void) {
    if (isAwaited || isLoading) return false;
    if (navigator.onLine === false) {
      if (onOffline) onOffline();
      else dispatch(toastShown('warning', t('offline')));
      return false;
    }
    setLoading(true);
    try {
      send(await loadAsking());
      return true;
    } catch {
      dispatch(toastShown('error', t('notLoaded')));
      return false;
    } finally {
      setLoading(false);
    }
  }

  return {
    isLoading,
    ask: async (typed: string): Promise<boolean> => {
      const text = questionText(typed);
      return text !== '' && run(({ askQuestion }) => dispatch(askQuestion(text)));
    },
    retry: (id: string): Promise<boolean> => run(({ retryAnswer }) => dispatch(retryAnswer(id))),
  };
}
