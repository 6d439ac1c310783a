import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ChatEvent } from '@upaj/contract/chat.schema';
import {
  accountDeleted,
  sessionEnded,
  sessionStarted,
  sessionSynced,
} from '../../domains/session/session.slice.ts';
import { sliceLoaded } from '../../shared/loading/store-parts.ts';
import {
  type Answer,
  type AnswerFailure,
  awaited,
  type BrokenEnd,
  type ChatMessage,
  isAnswer,
  isUnderWay,
  type Rating,
} from './chat-message.ts';

/** Messages that a conversation keeps; older ones are dropped. */
const mostMessages = 100;

interface Chat {
  /** Whose conversation it is. */
  userId: string | null;
  /** When the session began, which is with the first question. */
  startedAt: string | null;
  messages: ChatMessage[];
  /** The messages that were just cleared, which can be taken back. */
  cleared: ChatMessage[] | null;
}

const nothing: Chat = { userId: null, startedAt: null, messages: [], cleared: null };

const findAnswer = ({ messages }: Chat, id: string): Answer | undefined =>
  messages.filter(isAnswer).find((answer) => answer.id === id);

function applyEvent(answer: Answer, event: ChatEvent): void {
  switch (event.kind) {
    case 'start':
      answer.answerId = event.answerId;
      break;
    case 'piece':
      answer.state = 'streaming';
      answer.text += event.text;
      break;
    case 'replaced':
      answer.state = 'streaming';
      answer.text = event.text;
      break;
    case 'sources':
      answer.sources = event.sources;
      break;
    case 'end': {
      const { outcome, by, isFallback, followUps, choices } = event;
      Object.assign(answer, { outcome, by, isFallback, followUps, choices, state: 'done' });
    }
  }
}

const now = () => new Date().toISOString();

export const chatSlice = createSlice({
  name: 'chat',
  initialState: nothing,
  reducers: {
    conversationOpened: (
      _,
      { payload }: PayloadAction<{ userId: string; messages: ChatMessage[] }>,
    ) => ({ ...nothing, ...payload, startedAt: payload.messages[0]?.sentAt ?? null }),
    questionAsked: {
      reducer: (
        chat,
        { payload }: PayloadAction<{ id: string; answerId: string; text: string; sentAt: string }>,
      ) => {
        const { id, answerId, text, sentAt } = payload;
        chat.startedAt ??= sentAt;
        chat.cleared = null;
        chat.messages.push({ id, sender: 'You', text, sentAt }, awaited(answerId, sentAt));
        chat.messages.splice(0, chat.messages.length - mostMessages);
      },
      prepare: (text: string) => ({
        payload: { id: nanoid(), answerId: nanoid(), text, sentAt: now() },
      }),
    },
    answerRetried: {
      reducer: (
        chat,
        { payload: { id, sentAt } }: PayloadAction<{ id: string; sentAt: string }>,
      ) => {
        chat.messages = chat.messages.map((one) => (one.id === id ? awaited(id, sentAt) : one));
      },
      prepare: (id: string) => ({ payload: { id, sentAt: now() } }),
    },
    eventArrived: (
      chat,
      { payload: { id, event } }: PayloadAction<{ id: string; event: ChatEvent }>,
    ) => {
      const answer = findAnswer(chat, id);
      if (answer && isUnderWay(answer)) applyEvent(answer, event);
    },
    answerEnded: (
      chat,
      { payload }: PayloadAction<{ id: string; state: BrokenEnd; failure?: AnswerFailure }>,
    ) => {
      const answer = findAnswer(chat, payload.id);
      if (!answer || !isUnderWay(answer)) return;
      const { state, failure } = payload;
      // What has come of it stays; without a word of it, it is a failure.
      const lost = answer.text ? 'broken' : 'failed';
      answer.state = state === 'stopped' ? state : lost;
      answer.failure = failure;
    },
    answerRated: (chat, { payload }: PayloadAction<{ id: string; rating: Rating }>) => {
      const answer = findAnswer(chat, payload.id);
      if (answer) answer.rating = payload.rating;
    },
    conversationCleared: (chat) => {
      chat.cleared = chat.messages;
      chat.messages = [];
      chat.startedAt = null;
    },
    clearingUndone: (chat) => {
      if (!chat.cleared) return;
      chat.messages = chat.cleared;
      chat.startedAt = chat.messages[0]?.sentAt ?? null;
      chat.cleared = null;
    },
    clearedForgotten: (chat) => {
      chat.cleared = null;
    },
  },
  extraReducers: (build) => {
    build
      .addCase(sessionEnded, () => nothing)
      .addCase(accountDeleted, () => nothing)
      .addCase(sessionStarted, (chat, { payload }) =>
        payload.userId === chat.userId ? chat : nothing,
      )
      .addCase(sessionSynced, (chat, { payload }) =>
        payload.userId === chat.userId ? chat : nothing,
      );
  },
});

export const {
  conversationOpened,
  questionAsked,
  answerRetried,
  eventArrived,
  answerEnded,
  answerRated,
  conversationCleared,
  clearingUndone,
  clearedForgotten,
} = chatSlice.actions;

sliceLoaded(chatSlice);

/** A store that the slice has not joined yet has no conversation. */
export const selectChat = (state: { chat?: Chat }): Chat => state.chat ?? nothing;
export const selectMessages = (state: { chat?: Chat }) => selectChat(state).messages;
export const selectHasMessages = (state: { chat?: Chat }) => selectMessages(state).length > 0;
/** The answer that is on its way. */
export const selectAwaited = (state: { chat?: Chat }): Answer | undefined =>
  selectMessages(state).filter(isAnswer).find(isUnderWay);
