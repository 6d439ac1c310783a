import { setImmediate as pause } from 'node:timers/promises';
import type { Bilingual } from '@upaj/content/text';
import type { Advice } from './advice.ts';
import type { Asked } from './asked.ts';
import { readAskedMost } from './compose/asked-most.ts';
import { compose } from './compose/compose.ts';
import { readTopicNames } from './compose/names.ts';
import { decide } from './decide/decide.ts';
import { type PracticeFact, readFacts } from './facts.ts';
import { readModel } from './model.ts';
import { createNormalise } from './normalise/normalise.ts';
import { rank } from './rank/rank.ts';
import { readFactIndex } from './retrieve/fact-index.ts';
import { retrieve } from './retrieve/retrieve.ts';
import { createLanguageOf } from './understand/language.ts';
import { readLexicon } from './understand/lexicon.ts';
import { createProductIn } from './understand/products.ts';
import { understand } from './understand/understand.ts';
import { createGroupsIn } from './understand/word-groups.ts';

/** The embedded adviser: it knows the practice facts and nothing else. */
export interface Adviser {
  advise(asked: Asked): Advice;
  /** The facts that fit a message best, best first. */
  bestFacts(asked: Asked, most: number): readonly PracticeFact[];
  nameOfZone(zone: string): Bilingual;
}

/** Reads what the adviser knows: facts, words and model; others are served in between. */
export async function createAdviser(): Promise<Adviser> {
  const facts = readFacts();
  await pause();
  const model = readModel();
  const lexicon = readLexicon();
  await pause();
  const index = readFactIndex(facts);
  await pause();
  const reader = {
    facts,
    lexicon,
    model,
    normalise: createNormalise(lexicon.isWord),
    languageOf: createLanguageOf(),
    productIn: createProductIn(),
    groupsIn: createGroupsIn(),
  };
  const pen = {
    facts,
    topics: readTopicNames(),
    askedMost: readAskedMost(),
    nameOfThing: lexicon.thingNamed,
  };
  const find = (asked: Asked) => {
    const understood = understand(asked, reader);
    return {
      understood,
      ranked: rank(retrieve(understood, facts, index), understood, facts, model),
    };
  };
  return {
    advise(asked) {
      const { ranked, understood } = find(asked);
      const decision = decide(understood, ranked, facts, model);
      return { ...compose(decision, understood, asked, pen), understood, decision };
    },
    bestFacts: (asked, most) =>
      find(asked)
        .ranked.slice(0, most)
        .flatMap(({ fact }) => facts.all[fact] ?? []),
    nameOfZone: facts.nameOfZone,
  };
}
