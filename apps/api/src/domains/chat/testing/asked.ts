import { isDevanagari } from '@upaj/content/search/fold';
import type { Asked } from '../facts/adviser.ts';
import type { Question } from './question.ts';

/** The day of all questions, so that a score does not depend on the season. */
const today = new Date('2026-11-24T06:00:00Z');

/** A message without a conversation, as the adviser is asked it. */
export const askedText = (message: string): Asked => ({
  message,
  history: [],
  today,
  language: isDevanagari(message) ? 'hi' : 'en',
});

/** A question as the adviser is asked it. */
export const askedOf = ({ text, language, history = [], state }: Question): Asked => ({
  message: text,
  history,
  language: language === 'en' ? 'en' : 'hi',
  ...(state === undefined ? {} : { state }),
  today,
});
