import { bannedPesticides } from '@upaj/content/diseases/banned-pesticides';
import { whyForbidden } from '@upaj/content/diseases/may-not-use';
import { foldText, isDevanagari } from '@upaj/content/search/fold';
import { soundKeys } from '@upaj/content/search/sound-key';

/** Well-known brands of active ingredients that no farmer may use. */
const brands = [
  ...['thimet', 'furadan', 'nuvan', 'nuvacron', 'monocil', 'monocron', 'thiodan', 'lannate'],
  ...['hostathion', 'dimecron', 'celphos', 'quickphos', 'roundup', 'metacid', 'folidol'],
  ...['gammexane', 'sevin', 'kelthane', 'lebaycid', 'glycel', 'plantomycin'],
];
/** Hindi spellings that are too short to be compared by their sound. */
const shortInHindi = [
  ...['डीडीटी', 'डी डी टी', 'डीडीवीपी', 'बीएचसी', 'फोरेट', 'फोरट', 'थिमेट', 'नुवान', 'लिंडेन'],
  ...['एल्ड्रिन', 'एंड्रिन', 'पैराथियान', 'पैराथियोन', 'राउंडअप', 'सेल्फोस', 'मोनोसिल', 'फ्यूराडान'],
].map(foldText);
/** Shorter names are found as words only: inside of others they mean nothing. */
const LONG = 8;
/** Fewest consonants of a name that is recognised by its sound. */
const CONSONANTS = 4;

const lettersOnly = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
const consonants = (key: string) => key.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1');

const never = bannedPesticides
  .filter(({ status, isForExperts }) => status !== 'restricted' || isForExperts)
  .flatMap(({ name, aliases = [] }) => [name, ...aliases])
  // "Carbofuran 50% SP" is a form of carbofuran.
  .map((name) => name.replace(/ \d.*$/, ''));
const longNames = [...new Set([...never, ...brands].map(lettersOnly))].filter(
  (name) => name.length >= LONG,
);
const sounds = new Set(
  soundKeys([...never, ...brands].filter((name) => /^[a-z]+$/i.test(name)).map(foldText))
    .map(consonants)
    .filter((key) => key.length >= CONSONANTS),
);

/**
 * Whether a text names an active ingredient or a brand that may not be advised for these crops: also in Hindi letters,
 * and with blanks, hyphens or invisible characters between its letters.
 */
export function namesBanned(text: string, cropIds: readonly string[]): boolean {
  const plain = foldText(text.normalize('NFKD').replace(/[\u0300-\u036f\p{Cf}]/gu, ''));
  if (whyForbidden(plain, cropIds)) return true;
  const letters = lettersOnly(plain);
  if (longNames.some((name) => letters.includes(name))) return true;
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u);
  if (words.some((word) => brands.includes(word))) return true;
  if (shortInHindi.some((name) => plain.includes(name))) return true;
  const hindi = words.filter(isDevanagari);
  return soundKeys(hindi).some((key) => sounds.has(consonants(key)));
}
