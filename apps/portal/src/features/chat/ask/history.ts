import type { ChatQuestion } from '@upaj/contract/chat.schema';
import { maxQuestionBytes } from '@upaj/contract/limits';
import { type ChatMessage, isAnswer } from '../chat-message.ts';

type Turn = ChatQuestion['history'][number];

/**
 * What a question carries of the conversation: turns as the contract takes them, cut so that the last pair fits in Hindi too,
 * and the bytes that the question itself leaves of the largest body.
 */
const most = { turns: 40, characters: 3000, bytes: maxQuestionBytes - 7000 };

const encoder = new TextEncoder();
const bytesOf = (turn: Turn) => encoder.encode(JSON.stringify(turn)).length + 1;

/** The beginning of a text, and no half of a character. */
const cut = (text: string): string =>
  text
    .slice(0, most.characters)
    .replace(/\p{Surrogate}$/u, '')
    .trim();

/** A question and its answer, unless there was none. */
function pairOf(question: ChatMessage, answer: ChatMessage | undefined): Turn[] {
  if (isAnswer(question) || !answer || !isAnswer(answer)) return [];
  const [asked, answered] = [cut(question.text), cut(answer.text)];
  if (!asked || !answered) return [];
  return [
    { role: 'user', text: asked },
    { role: 'model', text: answered },
  ];
}

/** The turns before a message, as user and model; the last ones that the server takes, and whole pairs of them. */
export function historyBefore(messages: readonly ChatMessage[], id: string): Turn[] {
  const end = messages.findIndex((message) => message.id === id);
  const pairs = messages
    .slice(0, end)
    .map((message, at) => pairOf(message, messages[at + 1]))
    .filter((pair) => pair.length > 0);
  const history: Turn[] = [];
  let bytes = 0;
  for (const pair of pairs.toReversed()) {
    bytes += pair.reduce((sum, turn) => sum + bytesOf(turn), 0);
    if (history.length + pair.length > most.turns || bytes > most.bytes) break;
    history.unshift(...pair);
  }
  return history;
}
