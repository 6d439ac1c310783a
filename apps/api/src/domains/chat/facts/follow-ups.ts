import type { PracticeTopic } from '@upaj/content/practice/practice-fact';
import { type SubjectId, subjectNames } from '@upaj/content/practice/subjects';
import type { Bilingual } from '@upaj/content/text';
import type { FactIndex } from './fact-index.ts';
import type { Reading } from './reading.ts';

/** A subject as it stands inside a sentence: Rice (paddy) is rice. */
export function nameOf(subject: SubjectId): Bilingual {
  const { en, hi } = subjectNames[subject];
  return { en: en.replace(/ \(.*\)$/, '').toLowerCase(), hi: hi.replace(/ \(.*\)$/, '') };
}

/** Names in -ा that do not change before का, की or में. */
const unchanged: ReadonlySet<string> = new Set('मक्का राजमा लोबिया केसुआरिना रजनीगंधा'.split(' '));

/** A subject before a Hindi postposition: केला becomes केले, as in केले की. */
export function nameBefore(subject: SubjectId): Bilingual {
  const { en, hi } = nameOf(subject);
  const isChanged = !unchanged.has(hi.split(' ').at(-1) ?? '');
  return { en, hi: isChanged ? hi.replace(/ा$/u, 'े') : hi };
}

type Template = (name: Bilingual) => Bilingual;

/** Questions that the facts of a crop or an animal answer, the most asked first. */
const templates: readonly (readonly [PracticeTopic, Template])[] = [
  ['sowing', ({ en, hi }) => ({ en: `When should ${en} be sown?`, hi: `${hi} की बुवाई कब करें?` })],
  [
    'seed',
    ({ en, hi }) => ({ en: `How much seed does ${en} need?`, hi: `${hi} का बीज कितना लगेगा?` }),
  ],
  [
    'nutrients',
    ({ en, hi }) => ({ en: `How much fertiliser for ${en}?`, hi: `${hi} में खाद कितनी डालें?` }),
  ],
  ['irrigation', ({ en, hi }) => ({ en: `When to irrigate ${en}?`, hi: `${hi} में सिंचाई कब करें?` })],
  [
    'pests',
    ({ en, hi }) => ({ en: `Which insects attack ${en}?`, hi: `${hi} में कौन से कीट लगते हैं?` }),
  ],
  [
    'diseases',
    ({ en, hi }) => ({ en: `Which diseases does ${en} get?`, hi: `${hi} में कौन से रोग लगते हैं?` }),
  ],
  [
    'weeds',
    ({ en, hi }) => ({ en: `How to control weeds in ${en}?`, hi: `${hi} में खरपतवार कैसे रोकें?` }),
  ],
  ['harvest', ({ en, hi }) => ({ en: `When to harvest ${en}?`, hi: `${hi} की कटाई कब करें?` })],
  [
    'varieties',
    ({ en, hi }) => ({
      en: `Which variety or breed of ${en} is good?`,
      hi: `${hi} की कौन सी किस्म या नस्ल अच्छी है?`,
    }),
  ],
  ['feeding', ({ en, hi }) => ({ en: `What to feed ${en}?`, hi: `${hi} को क्या खिलाएं?` })],
  [
    'health',
    ({ en, hi }) => ({ en: `Which vaccines does ${en} need?`, hi: `${hi} को कौन से टीके लगवाएं?` }),
  ],
  ['housing', ({ en, hi }) => ({ en: `What shed does ${en} need?`, hi: `${hi} के लिए शेड कैसा हो?` })],
];

/** The questions about a subject that were not asked yet. */
export function questionsAbout(
  subject: SubjectId,
  { topics, language }: Reading,
  index: FactIndex,
  most = 3,
): string[] {
  const known = index.topicsOf(subject);
  return templates
    .filter(([topic]) => known.has(topic) && !topics.includes(topic))
    .slice(0, most)
    .map(([, template]) => template(nameBefore(subject))[language]);
}
