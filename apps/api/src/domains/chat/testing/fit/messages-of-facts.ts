import { createHash } from 'node:crypto';
import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import { isDevanagari } from '@upaj/content/search/fold';
import { nameOf } from '../../facts/follow-ups.ts';

/** A share between 0 and 1 that is always the same for a text. */
export const shareOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

/** Facts that may answer the same question. */
export const groupOf = ({ id, subject, topic }: PracticeFact): string =>
  subject === 'general' ? id.replace(/-\d+$/, '') : `${subject} ${topic}`;

/** A phrase of a fact as a farmer sends it, with the crop before or behind. */
export function namedMessage({ subject }: PracticeFact, phrase: string): string {
  if (subject === 'general') return phrase;
  const { en, hi } = nameOf(subject);
  const name = isDevanagari(phrase) ? hi : en;
  return shareOf(phrase) < 0.5 ? `${name} ${phrase}` : `${phrase} ${name}`;
}
