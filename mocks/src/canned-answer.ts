import type { ChatEvent, ChatSource } from '@upaj/contract/chat.schema';

/** An answer of the mock server in both languages. */
export interface CannedAnswer {
  /** The message has a word of each of these. */
  words: readonly (readonly string[])[];
  outcome: Extract<ChatEvent, { kind: 'end' }>['outcome'];
  en: readonly string[];
  hi: readonly string[];
  sources?: readonly ChatSource[];
  followUps?: { en: readonly string[]; hi: readonly string[] };
  choices?: { en: readonly string[]; hi: readonly string[] };
}
