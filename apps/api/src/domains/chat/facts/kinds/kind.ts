import type { Understood } from '../adviser.ts';

/** What a message is: a question that facts answer, one of farming beyond them, or one to refuse and why. */
export type Kind = 'answerable' | 'unanswerable' | NonNullable<Understood['refusal']>;

export const kinds: readonly Kind[] = [
  'answerable',
  'unanswerable',
  'off topic',
  'instructions',
  'poisoning',
  'distress',
  'medical',
];

/** How likely a message is of each kind; the sum is 1. */
export type KindShares = Readonly<Record<Kind, number>>;
