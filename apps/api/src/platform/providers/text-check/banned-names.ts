import { bannedPesticides } from '@upaj/content/diseases/banned-pesticides';
import { whyForbidden } from '@upaj/content/diseases/may-not-use';
import { foldText } from '@upaj/content/search/fold';
import { foldLetters } from './fold-letters.ts';
import { consonantsOf, shapeOf } from './sound-shape.ts';

/** Well-known brands of active ingredients that no farmer may use. */
const brands = [
  ...['thimet', 'furadan', 'nuvan', 'nuvacron', 'monocil', 'monocron', 'thiodan', 'lannate'],
  ...['hostathion', 'dimecron', 'celphos', 'quickphos', 'roundup', 'metacid', 'folidol'],
  ...['gammexane', 'sevin', 'kelthane', 'lebaycid', 'glycel', 'plantomycin'],
];
/** Hindi spellings that are too short to be compared by their sound. */
const shortInHindi = [
  ...[
    'डीडीटी',
    'डी डी टी',
    'डीडीवीपी',
    'बीएचसी',
    'फोरेट',
    'फोरट',
    'थिमेट',
    'नुवान',
    'लिंडेन',
    'राउंड अप',
    'थायोडान',
    'थियोडान',
  ],
  ...['एल्ड्रिन', 'एंड्रिन', 'पैराथियान', 'पैराथियोन', 'राउंडअप', 'सेल्फोस', 'मोनोसिल', 'फ्यूराडान'],
].map(foldText);
/** Shorter names are found as words only: inside of others they mean nothing. */
const LONG = 8;
/** Fewest consonants of a name that is found by them inside of a text without its blanks. */
const CONSONANTS = 5;
/** Fewest consonants of a name that is found by its sound as a word. */
const OF_WORD = 3;
/** Most pieces that a name is cut into. */
const PIECES = 6;
/** These sound like common words: seven, तोड़ें (pick), miticide. */
const LIKE_WORDS = new Set(['sevin', 'thiodan', 'metacid']);
/** These have the consonants of others: formation, third of N, chloride in. */
const LIKE_CONSONANTS = new Set(['formothion', 'tetradifon', 'captafol', 'monocron', 'chlordane']);

const lettersOnly = (text: string) => text.replace(/[^a-z]/g, '');

const never = bannedPesticides
  .filter(({ status, isForExperts }) => status !== 'restricted' || isForExperts)
  .flatMap(({ name, aliases = [] }) => [name, ...aliases])
  // "Carbofuran 50% SP" is a form of carbofuran.
  .map((name) => name.replace(/ \d.*$/, '').toLowerCase());
const names = [...new Set([...never, ...brands])];
const longNames = names.map(lettersOnly).filter((name) => name.length >= LONG);
const acronyms = names.filter((name) => /^[a-z]{3,4}$/.test(name));
const single = names
  .filter((name) => /^[a-z]{5,}$/.test(name) && !LIKE_WORDS.has(name))
  .map(shapeOf);
const shapes = new Set(single.filter((shape) => consonantsOf(shape).length >= OF_WORD));
/** The consonants and how the name begins: a vowel is no consonant. */
const skeletonOf = (shape: string): string => `${shape.slice(0, 1)}:${consonantsOf(shape)}`;
const skeletons = new Set(
  names
    .filter((name) => !LIKE_CONSONANTS.has(name))
    .map(shapeOf)
    .filter((shape) => consonantsOf(shape).length >= CONSONANTS)
    .map(skeletonOf),
);

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** Shapes of words; a text repeats them often. */
const heard = new Map<string, string>();
/** More words are not kept: answers hold any. */
const MOST_HEARD = 20_000;

function hear(word: string): string {
  const known = heard.get(word);
  if (known !== undefined) return known;
  const shape = shapeOf(word);
  if (heard.size < MOST_HEARD) heard.set(word, shape);
  return shape;
}

/** Whether neighbouring words together sound like a name: "mono croto phos". */
function isJoined(words: readonly string[]): boolean {
  const sounds = words.map(hear);
  return sounds.some((first, at) => {
    // A cut may stand behind a vowel, which keeps a nasal, or inside of a syllable: mo no kro, en do.
    let [shape, syllables] = ['', ''];
    return sounds.slice(at, at + PIECES).some((piece, length) => {
      shape += piece;
      syllables += `${piece}a`;
      const isBrand = length === 1 && brands.includes(words.slice(at, at + 2).join(''));
      const isHeard = [shape, syllables].some((each) => skeletons.has(skeletonOf(each)));
      return isBrand || (first !== '' && isHeard);
    });
  });
}

/** Letters that stand alone, in one word: "D.D.T.", "m o n o". */
const spelt = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{M}])\p{L}\p{M}*(?:[^\p{L}\p{N}]{1,3}\p{L}\p{M}*(?![\p{L}\p{M}]))+/gu,
    (run) => run.replace(/[^\p{L}\p{M}]/gu, ''),
  );

/**
 * Whether a text names an active ingredient or a brand that may not be advised for these crops: also in Hindi letters,
 * misspelt as it sounds, in letters that look alike, and with blanks, dots or invisible characters between its letters.
 */
export function namesBanned(text: string, cropIds: readonly string[]): boolean {
  const plain = foldText(foldLetters(text));
  if (whyForbidden(plain, cropIds)) return true;
  const letters = lettersOnly(plain);
  if (longNames.some((name) => letters.includes(name))) return true;
  const words = wordsOf(plain);
  const alone = wordsOf(spelt(plain));
  const hindi = `${plain} ${alone.join(' ')}`;
  if (shortInHindi.some((name) => hindi.includes(name))) return true;
  if (alone.some((word) => brands.includes(word) || acronyms.includes(word))) return true;
  return (
    [...words, ...alone].some((word) => shapes.has(hear(word))) || [words, alone].some(isJoined)
  );
}
