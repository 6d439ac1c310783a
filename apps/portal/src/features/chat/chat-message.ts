import type { ChatEvent, ChatFeedback, ChatSource } from '@upaj/contract/chat.schema';

type End = Extract<ChatEvent, { kind: 'end' }>;

/** What the user has asked. */
export interface Question {
  id: string;
  sender: 'You';
  text: string;
  /** Its time and date. */
  sentAt: string;
}

/** Why there is no answer, or no whole one. */
export interface AnswerFailure {
  status?: unknown;
  /** Code of the server's error. */
  code?: string;
  /** When the user may ask again, if the server says so. */
  retryAt?: string;
}

/** Of the user, as the server has it. */
export type Rating = Pick<ChatFeedback, 'isHelpful' | 'reason' | 'comment'>;

/** What KrishiBot has answered so far. */
export interface Answer {
  id: string;
  sender: 'KrishiBot';
  text: string;
  sentAt: string;
  /** `broken`: the stream ended before the answer did. */
  state: 'waiting' | 'streaming' | 'done' | 'stopped' | 'broken' | 'failed';
  sources: ChatSource[];
  followUps: string[];
  /** The server's name of the answer. */
  answerId?: string;
  /** Known once it is whole. */
  outcome?: End['outcome'];
  choices?: End['choices'];
  by?: End['by'];
  isFallback?: boolean;
  failure?: AnswerFailure;
  rating?: Rating;
}

export type ChatMessage = Question | Answer;

/** How an answer ends that does not reach its last event. */
export type BrokenEnd = 'stopped' | 'broken' | 'failed';

export const isAnswer = (message: ChatMessage): message is Answer => message.sender !== 'You';

/** Whether an answer is on its way. */
export const isUnderWay = ({ state }: Answer): boolean =>
  state === 'waiting' || state === 'streaming';

/** An answer that has just been asked for. */
export const awaited = (id: string, sentAt: string): Answer => ({
  id,
  sender: 'KrishiBot',
  text: '',
  sentAt,
  state: 'waiting',
  sources: [],
  followUps: [],
});
