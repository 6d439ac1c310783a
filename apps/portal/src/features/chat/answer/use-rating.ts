import type { ChatFeedback } from '@upaj/contract/chat.schema';
import { useDispatch } from 'react-redux';
import { useRateAnswerMutation } from '../../../domains/chat/chat.api.ts';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { conversationSaved } from '../ask/save-conversation.ts';
import { answerRated } from '../chat.slice.ts';
import type { Answer, Rating } from '../chat-message.ts';

/** An answer that the server can be told about. */
export interface RatedAnswer {
  answer: Answer;
  answerId: string;
  question: string;
}

/** Limits of the contract. */
const mostFacts = 20;
const longestAnswer = 8000;

const feedbackOf = ({ answer, answerId, question }: RatedAnswer, rating: Rating): ChatFeedback => ({
  ...rating,
  answerId,
  question,
  answer: answer.text.slice(0, longestAnswer),
  factIds: [...new Set(answer.sources.map(({ factId }) => factId))].slice(0, mostFacts),
});

/** Sends what the user thinks of an answer, and remembers it; tells whether it arrived. */
export function useRating(rated: RatedAnswer) {
  const { t } = useTranslation('chat-answer');
  const dispatch: CacheDispatch = useDispatch();
  const errorText = useApiErrorText();
  const [send, { isLoading }] = useRateAnswerMutation();

  async function rate(rating: Rating): Promise<boolean> {
    const { error } = await send({ body: feedbackOf(rated, rating) });
    if (error) {
      dispatch(toastShown('error', t('notRated', { reason: errorText(error) })));
      return false;
    }
    dispatch(answerRated({ id: rated.answer.id, rating }));
    dispatch(conversationSaved());
    dispatch(toastShown('success', t('rated')));
    return true;
  }

  return { rate, isSending: isLoading };
}
