import type { PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { Piece } from './reader.ts';
import { topicsOf } from './topics.ts';
import { wordsOf } from './words.ts';

/** Words of farming that name neither a crop nor a topic. */
const farmWords: ReadonlySet<string> = new Set(
  wordsOf(
    `farm farming farmer farmers agriculture agricultural crop crops cultivation cultivate plant plants tree trees orchard field fields garden
     kheti krishi fasal fasle kisan khet paudha paudhe podha podhe ped bagh bagicha palan mandi मंडी
     borewell tubewell boring biogas fencing transformer hydroponic hydroponics biofloc incubator pump irrigation
     बोरवेल ट्यूबवेल बोरिंग बायोगैस बाड़ ट्रांसफार्मर इनक्यूबेटर पंप मोटर कुआं
     खेती कृषि फसल फसलें किसान खेत पौधा पौधे पेड़ बाग बगीचा पालन`,
  ),
);

/** Money, papers, sheds and illness belong to every life. */
const commonTopics: ReadonlySet<PracticeTopic> = new Set([
  'market',
  'scheme',
  'storage',
  'machinery',
  'health',
  'housing',
]);
const vague: ReadonlySet<string> = new Set(
  'medicine symptom keep dose register documents bank status price cost clean'.split(' '),
);

/** Money is put into shares as plants into a field. */
const invested: ReadonlySet<string> = new Set(['plant', 'sow', 'sowingtime']);

/** Parts of plants: whoever writes of leaves writes of farming. */
const parts: ReadonlySet<string> = new Set(
  'leaf flower fruit pod grain ear stem root shoot branch boll tuber vein'.split(' '),
);

/** How surely a phrase belongs to farming. */
function sureness({ subjects, concept, isStranger, words, isGuess, place, isSmall }: Piece) {
  if (isGuess) return 'perhaps';
  if (subjects || isStranger || words.some((word) => farmWords.has(word))) return 'surely';
  if (parts.has(concept ?? '')) return 'surely';
  if (vague.has(concept ?? '')) return 'vaguely';
  const { strong, weak } = topicsOf(concept);
  const topics = [...strong, ...weak];
  if (topics.some((topic) => !commonTopics.has(topic))) return 'surely';
  if (topics.length > 0) return 'perhaps';
  return concept || place || isSmall ? undefined : 'strange';
}

/** Whether a message belongs to farming: it says so surely, or what may be farming outweighs its strange words. */
export function isFarming(pieces: readonly Piece[]): boolean {
  const all = pieces.map(sureness);
  if (all.includes('surely')) return true;
  const perhaps = all.filter((each) => each === 'perhaps').length;
  const strange = all.filter((each) => each === 'strange').length;
  // Nothing but "how much?" or "price today": a question that lacks its crop.
  if (strange === 0) return true;
  return perhaps > 0 && perhaps >= strange;
}

/** Farming in spite of a word such as film or python: plastic film for mulch, a snake in the field. */
export const isSurelyFarming = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    ({ concept, words, isGuess }) =>
      words.some((word) => farmWords.has(word)) ||
      (!isGuess &&
        !vague.has(concept ?? '') &&
        !invested.has(concept ?? '') &&
        [...topicsOf(concept).strong, ...topicsOf(concept).weak].some(
          (topic) => !commonTopics.has(topic),
        )),
  );
