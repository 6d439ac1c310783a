import { editDistance } from './edit-distance.ts';
import { foldedWords, isDevanagari } from './fold.ts';
import type { NameGroup } from './name-group.ts';
import { categoryNames, families } from './names-of-categories.ts';
import { fieldCropNames, pulseNames } from './names-of-crops.ts';
import { fruitNames, vegetableNames } from './names-of-garden-goods.ts';
import { dairyNames, fertilizerNames } from './names-of-inputs.ts';
import { kindNames, schemeNames } from './names-of-schemes.ts';
import { themeNames, topicNames } from './names-of-themes.ts';
import { MIN_KEY, soundKey, soundKeys } from './sound-key.ts';

/** All names of the search. */
export const nameGroups: readonly NameGroup[] = [
  ...fieldCropNames,
  ...pulseNames,
  ...vegetableNames,
  ...fruitNames,
  ...dairyNames,
  ...fertilizerNames,
  ...Object.values(categoryNames),
  ...families.map(({ names }) => names),
  ...schemeNames,
  ...Object.values(kindNames),
  ...Object.values(topicNames),
  ...themeNames,
];

interface Name {
  /** Display form. */
  text: string;
  /** Folded, without spaces: फूल गोभी and फूलगोभी are one. */
  folded: string;
  /** Key of its group. */
  key: string;
}

/** Groups keys by the result of `of` for their names; names without a result are left out. */
function keysBy(
  names: readonly Name[],
  of: (name: Name) => string,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const name of names) {
    const at = of(name);
    const keys = found.get(at) ?? [];
    if (at && !keys.includes(name.key)) found.set(at, [...keys, name.key]);
  }
  return found;
}

function buildIndex() {
  const names: readonly Name[] = nameGroups.flatMap((group) =>
    group.map((text) => ({ text, folded: foldedWords(text).join(''), key: group[0] })),
  );
  const sounds = new Map<Name, string>();
  for (const [at, sound] of soundKeys(names.map(({ folded }) => folded)).entries()) {
    const name = names[at];
    if (name && sound.length >= MIN_KEY) sounds.set(name, sound);
  }
  return {
    names,
    exact: keysBy(names, ({ folded }) => folded),
    bySound: keysBy(names, (name) => sounds.get(name) ?? ''),
    longest: Math.max(...names.map(({ text }) => foldedWords(text).length)),
  };
}

let built: ReturnType<typeof buildIndex> | undefined;

/** Built at the first look-up, since it takes a fifth of a second and most importers never search. */
function index() {
  built ??= buildIndex();
  return built;
}

/** Number of words of the longest name. */
export const longestName = (): number => index().longest;

/** A word in singular and plural forms. */
function singular(word: string): string[] {
  if (isDevanagari(word)) {
    const stem = word.replace(/(?:ियो|ियां|ों|ो|ें|े)$/u, '');
    return stem === word || stem.length < 2 ? [] : [stem, `${stem}ा`, `${stem}ि`];
  }
  if (!/^[a-z]{4,}s$/.test(word)) return [];
  return [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
}

/** The keys of an exact name, in singular or plural. */
export function keysOf(phrase: string): readonly string[] {
  for (const form of [phrase, ...singular(phrase)]) {
    const keys = index().exact.get(form);
    if (keys) return keys;
  }
  return [];
}

/** The keys of names that sound like it. */
export function keysBySound(phrase: string): readonly string[] {
  if (phrase.length < 4 && !isDevanagari(phrase)) return [];
  const sound = soundKey(phrase);
  return sound.length < MIN_KEY ? [] : (index().bySound.get(sound) ?? []);
}

/** The keys of names that begin so. */
export function keysFrom(start: string): readonly string[] {
  const found = index().names.filter(({ folded }) => folded.startsWith(start));
  return [...new Set(found.map(({ key }) => key))];
}

const slips = (length: number) => (length >= 8 ? 2 : 1);

function nearest(phrase: string, limit: number): readonly Name[] {
  let best = limit;
  let found: Name[] = [];
  for (const name of index().names) {
    if (name.folded.length < 4 || name.folded === phrase) continue;
    const distance = editDistance(phrase, name.folded, best);
    if (distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(name);
  }
  return found;
}

/** The keys of the names within one typing error; none for short words. */
export function keysNear(phrase: string): readonly string[] {
  if (phrase.length < 4 || /\d/.test(phrase)) return [];
  return [...new Set(nearest(phrase, slips(phrase.length)).map(({ key }) => key))];
}

/** The closest name beyond the distance of `keysNear`: a suggestion, never a match. */
export function closestName(phrase: string): string | undefined {
  const folded = foldedWords(phrase).join('');
  if (folded.length < 3) return undefined;
  return nearest(folded, Math.max(1, Math.floor(folded.length / 3)))[0]?.text;
}
