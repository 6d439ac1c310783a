import type { ChatQuestion } from '@upaj/contract/chat.schema';
import { streamAnswer } from '../../../domains/chat/stream-answer.ts';
import { currentLanguage } from '../../../shared/i18n/translations.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { getApiError, getRetryAfter } from '../../../shared/transport/api-error.ts';
import {
  answerEnded,
  answerRetried,
  eventArrived,
  questionAsked,
  selectAwaited,
  selectChat,
} from '../chat.slice.ts';
import type { AnswerFailure, ChatMessage } from '../chat-message.ts';
import { historyBefore } from './history.ts';
import { conversationSaved } from './save-conversation.ts';

type State = Parameters<typeof selectChat>[0];
type Thunk<Result> = (dispatch: CacheDispatch, getState: () => unknown, extra: unknown) => Result;

/** The one answer that is on its way. */
let running: AbortController | undefined;

/** Why an answer failed, as the conversation keeps it. */
function failureOf(error: unknown): AnswerFailure {
  const wait = getRetryAfter(error);
  return {
    // 0 is no answer of a server.
    status: Object(error).status || undefined,
    code: getApiError(error)?.code,
    ...(wait && { retryAt: new Date(Date.now() + wait * 1000).toISOString() }),
  };
}

/** The request for an answer: the question before it, and the turns before that. */
function requestFor(messages: readonly ChatMessage[], answerId: string): ChatQuestion | undefined {
  const question = messages[messages.findIndex(({ id }) => id === answerId) - 1];
  if (!question) return undefined;
  return {
    message: question.text,
    history: historyBefore(messages, question.id),
    language: currentLanguage(),
  };
}

/** Lets the answer come; it ends when it is whole, stopped, broken off, or no longer of the user who is here. */
const answerStreamed =
  (id: string): Thunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    // The slice that holds the conversation has joined this store.
    const chat = () => selectChat(getState() as State);
    const { messages, userId } = chat();
    const request = requestFor(messages, id);
    if (!request) return;
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    dispatch(conversationSaved());
    try {
      await streamAnswer({ dispatch, getState, extra }, request, {
        signal,
        onEvent: (event) => {
          if (chat().userId !== userId) return controller.abort();
          dispatch(eventArrived({ id, event }));
          if (event.kind === 'end') controller.abort();
        },
      });
      dispatch(answerEnded({ id, state: signal.aborted ? 'stopped' : 'broken' }));
    } catch (error) {
      dispatch(answerEnded({ id, state: 'failed', failure: failureOf(error) }));
    }
    dispatch(conversationSaved());
  };

/** Asks a question, unless an answer is still on its way. The first one begins the session. */
export const askQuestion =
  (text: string): Thunk<void> =>
  (dispatch, getState) => {
    if (selectAwaited(getState() as State)) return;
    const { payload } = dispatch(questionAsked(text));
    void dispatch(answerStreamed(payload.answerId));
  };

/** Asks the same question again; the new answer takes the place of the old one. */
export const retryAnswer =
  (id: string): Thunk<void> =>
  (dispatch, getState) => {
    if (selectAwaited(getState() as State)) return;
    dispatch(answerRetried(id));
    void dispatch(answerStreamed(id));
  };

/** Stops the answer that is on its way; what has come of it stays. */
export const stopAnswer = (): void => running?.abort();
