import { animalWords } from './animal-words.ts';
import type { Concept } from './concept.ts';
import { fieldWords, kindWords } from './field-words.ts';
import { keepingWords } from './keeping-words.ts';
import { pestWords } from './pest-words.ts';
import { protectionWords } from './protection-words.ts';
import { schemeWords } from './scheme-words.ts';
import { sowingWords } from './sowing-words.ts';
import { symptomWords } from './symptom-words.ts';

/** Every meaning that the adviser knows in three writings. */
export const concepts: readonly Concept[] = [
  ...sowingWords,
  ...fieldWords,
  ...protectionWords,
  ...keepingWords,
  ...kindWords,
  ...symptomWords,
  ...pestWords,
  ...animalWords,
  ...schemeWords,
];
