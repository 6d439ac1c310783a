import type { Linear } from '../src/model.ts';
import { readTable } from '../src/table.ts';
import { signsOfMention } from '../src/understand/mentions.ts';
import { read } from '../src/understand/read.ts';
import {
  facts,
  isKept,
  kindSigns,
  lessons,
  lexicon,
  normalise,
  phrasings,
  signs,
} from './inputs.ts';
import { type Example, learnLinear } from './linear.ts';

interface LogRow {
  query: string;
  topic: string;
}

/** Learns topics from the log and from how writers asked for our facts; what the log calls other counts half. */
export const learnTopics = (rows: readonly LogRow[]): Linear =>
  learnLinear([
    ...rows.map(({ query, topic }) => ({
      signs: signs(query),
      label: topic,
      weight: topic === 'other' ? 0.5 : 1,
    })),
    ...phrasings.map(({ fact, text }) => ({
      signs: signs(text),
      label: facts.all[fact]?.topic ?? '',
      weight: 0.5,
    })),
  ]);

/** One of so many rows of the log stands for farmers' questions beside the examples of each kind. */
const everyRow = 8;
/** Of danger there are few examples. */
const kindWeights: Readonly<Record<string, number>> = {
  answerable: 1,
  unanswerable: 1,
  'small talk': 5,
};
const rareWeight = 3;

/** Learns the kinds of messages. */
export const learnKinds = (rows: readonly LogRow[]): Linear =>
  learnLinear(
    [
      ...readTable('training/kinds.tsv').map(
        ([label = '', text = '']): Example => ({
          signs: kindSigns(text),
          label,
          weight: kindWeights[label] ?? rareWeight,
        }),
      ),
      ...rows
        .filter((_, at) => at % everyRow === 0)
        .map(({ query }) => ({ signs: kindSigns(query), label: 'answerable', weight: 1 })),
    ],
    4,
  );

/** Where the writers only said which crop is meant; these are easier than what farmers ask. */
const easy = 0.3;
const subjectsOf = (numbers: readonly number[]) =>
  numbers.map((at) => facts.all[at]?.subject ?? '');

function mentionsIn(text: string, about: readonly string[], weight: number): Example[] {
  const pieces = read(normalise(text).words, lexicon);
  const places = pieces.flatMap(({ subjects }, at) => (subjects ? [at] : []));
  if (new Set(places.map((at) => pieces[at]?.subjects?.join())).size < 2) return [];
  return places.map((at) => ({
    signs: signsOfMention(pieces, at),
    label: pieces[at]?.subjects?.some((subject) => about.includes(subject)) ? 'about' : 'aside',
    weight,
  }));
}

/** Learns which of several named crops a message asks about. */
export const learnMentions = (): Linear =>
  learnLinear(
    [
      ...lessons
        .filter((lesson) => lesson.best.length > 0 && !isKept(lesson))
        .flatMap(({ also, best, text }) => mentionsIn(text, subjectsOf([...best, ...also]), 1)),
      ...readTable('training/two-crops.tsv').flatMap(([text = '', about = '']) =>
        mentionsIn(text, about.split(' '), easy),
      ),
    ],
    4,
  );
