import { animalWords } from './animal-words.ts';
import { askingKeeping } from './asking-keeping.ts';
import { askingOthers } from './asking-others.ts';
import { askingWords } from './asking-words.ts';
import type { Concept } from './concept.ts';
import { diseaseWords } from './disease-words.ts';
import { fieldWords } from './field-words.ts';
import { keepingWords } from './keeping-words.ts';
import { kindWords } from './kind-words.ts';
import { pestWords } from './pest-words.ts';
import { plainWords } from './plain-words.ts';
import { protectionWords } from './protection-words.ts';
import { schemeWords } from './scheme-words.ts';
import { signWords } from './sign-words.ts';
import { sowingWords } from './sowing-words.ts';
import { symptomWords } from './symptom-words.ts';
import { thingWords } from './thing-words.ts';

/** Every meaning that the adviser knows in three writings. */
export const concepts: readonly Concept[] = [
  ...askingWords,
  ...askingOthers,
  ...askingKeeping,
  ...plainWords,
  ...sowingWords,
  ...fieldWords,
  ...protectionWords,
  ...keepingWords,
  ...kindWords,
  ...symptomWords,
  ...diseaseWords,
  ...pestWords,
  ...animalWords,
  ...signWords,
  ...schemeWords,
  ...thingWords,
];
