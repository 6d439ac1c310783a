import type { Bilingual } from '@upaj/content/text';
import type { Facts } from '../facts.ts';
import { readTable } from '../table.ts';

/** A subject as it stands inside a sentence: `hi` by itself, `before` before a postposition, as केला and केले. */
export interface Name extends Bilingual {
  before: string;
}

/** Names in -ा that do not change before का, की or में. */
const unchanged: ReadonlySet<string> = new Set(
  'मक्का राजमा लोबिया केसुआरिना रजनीगंधा पेठा टैपिओका जरबेरा'.split(' '),
);
/** What is said of many: a goat is good, but goats are fed. */
const many: Readonly<Record<string, string>> = {
  buffalo: 'buffaloes',
  dog: 'dogs',
  duck: 'ducks',
  goat: 'goats',
  honeybee: 'honeybees',
  pig: 'pigs',
  rabbit: 'rabbits',
  silkworm: 'silkworms',
  yak: 'yaks',
};

const short = (name: string) => name.replace(/ \(.*\)$/, '');

/** A subject as questions and answers speak of it: Rice (paddy) is rice. */
export function nameOf(subject: string, { subjects }: Facts): Name {
  const { en, hi } = subjects.get(subject)?.name ?? { en: subject, hi: subject };
  const name = short(hi);
  return {
    en: many[subject] ?? short(en).toLowerCase(),
    hi: name,
    before: unchanged.has(name.split(' ').at(-1) ?? '') ? name : name.replace(/ा$/u, 'े'),
  };
}

/** A topic as it is named, and the usual question about it. */
export interface TopicName extends Bilingual {
  question(name: Name): Bilingual;
}

/** Reads the names of the topics, those most asked first. */
export const readTopicNames = (): ReadonlyMap<string, TopicName> =>
  new Map(
    readTable('data/topics.tsv').map(
      ([id = '', en = '', hi = '', question = '', questionHi = '']) => [
        id,
        {
          en,
          hi,
          question: (name) => ({
            en: question.replace('{en}', name.en),
            hi: questionHi.replace('{before}', name.before),
          }),
        },
      ],
    ),
  );
