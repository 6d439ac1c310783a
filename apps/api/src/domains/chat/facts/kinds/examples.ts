import { practiceFacts } from '@upaj/content/practice/practice-facts';
import { isDevanagari } from '@upaj/content/search/fold';
import { nameOf } from '../follow-ups.ts';
import { answerableExamples } from './examples/answerable.data.ts';
import { everydayAnswerableExamples } from './examples/answerable-everyday.data.ts';
import { notedAnswerableExamples } from './examples/answerable-notes.data.ts';
import {
  distressExamples,
  instructionExamples,
  medicalExamples,
  poisoningExamples,
} from './examples/dangers.data.ts';
import {
  indirectDistressExamples,
  indirectInstructionExamples,
  indirectMedicalExamples,
  indirectPoisoningExamples,
} from './examples/dangers-indirect.data.ts';
import { offTopicExamples } from './examples/off-topic.data.ts';
import { lookalikeOffTopicExamples } from './examples/off-topic-lookalikes.data.ts';
import { unanswerableExamples } from './examples/unanswerable.data.ts';
import { nearUnanswerableExamples } from './examples/unanswerable-near.data.ts';
import { ruralUnanswerableExamples } from './examples/unanswerable-rural.data.ts';
import type { Kind } from './kind.ts';

/** A message whose kind is known. */
export interface Example {
  text: string;
  kind: Kind;
}

const linesOf = (kind: Kind, text: string): Example[] =>
  text.split('\n').flatMap((line) => (line.trim() ? [{ text: line.trim(), kind }] : []));

/** Facts have far more phrases than there are other examples: one of so many is enough. */
const step = 8;

/** What facts answer in few words: their keyword phrases, most with the name of the crop before or behind, as people write. */
function phrasesOfFacts(): Example[] {
  const phrases = practiceFacts.flatMap(({ subject, keywords }) =>
    keywords.map((phrase) => ({ subject, phrase })),
  );
  return phrases
    .filter((_, at) => at % step === 0)
    .map(({ subject, phrase }, at): Example => {
      const { en, hi } = nameOf(subject);
      const name = isDevanagari(phrase) ? hi : en;
      const isBare = subject === 'general' || at % 3 === 0;
      const named = at % 3 === 1 ? `${name} ${phrase}` : `${phrase} ${name}`;
      return { text: isBare ? phrase : named, kind: 'answerable' };
    });
}

/** All messages that the classifier learns from. */
export const readExamples = (): Example[] => [
  ...phrasesOfFacts(),
  ...linesOf('answerable', answerableExamples),
  ...linesOf('answerable', everydayAnswerableExamples),
  ...linesOf('answerable', notedAnswerableExamples),
  ...linesOf('unanswerable', unanswerableExamples),
  ...linesOf('unanswerable', ruralUnanswerableExamples),
  ...linesOf('unanswerable', nearUnanswerableExamples),
  ...linesOf('off topic', offTopicExamples),
  ...linesOf('off topic', lookalikeOffTopicExamples),
  ...linesOf('instructions', instructionExamples),
  ...linesOf('instructions', indirectInstructionExamples),
  ...linesOf('poisoning', poisoningExamples),
  ...linesOf('poisoning', indirectPoisoningExamples),
  ...linesOf('distress', distressExamples),
  ...linesOf('distress', indirectDistressExamples),
  ...linesOf('medical', medicalExamples),
  ...linesOf('medical', indirectMedicalExamples),
];
