import type { SubjectId } from '@upaj/content/practice/subjects';
import type { FactIndex } from './fact-index.ts';
import { isAlike } from './mentions/asides.ts';
import { meantIn } from './mentions/meant.ts';
import { isNamesake } from './namesakes.ts';
import type { Piece } from './reader.ts';
import { topicsOf } from './topics.ts';
import { wordsOf } from './words.ts';

const set = (line: string): ReadonlySet<string> => new Set(wordsOf(line));

/** All crops and animals that a message names, past ones and products too. */
export const allNamed = (pieces: readonly Piece[]): readonly SubjectId[] => [
  ...new Set(pieces.flatMap(({ subjects }) => subjects ?? [])),
];

/** Less likely meant than this beside the likeliest one, a crop or an animal is named by the way. */
const leastMeant = 0.05;

/** The crops and animals that a message is about. */
export function subjectsIn(pieces: readonly Piece[]): readonly SubjectId[] {
  const meant = meantIn(pieces);
  const named = pieces.flatMap(({ subjects }, at) =>
    subjects && !isNamesake(pieces, at) && !isAlike(pieces, at) ? subjects : [],
  );
  return [...new Set(named)].filter((subject) => meant(subject) >= leastMeant);
}

const grown = set(
  'kheti farming cultivation cultivate grow growing plant plants plantation crop fasal palan orchard bagwani bagbani ugaye ugayen lagaye खेती पालन फसल बागवानी',
);
/** What stands before these is a crop or an animal, even where a fact uses the word for something else. */
const cultivated = set('kheti cultivation palan bagwani bagbani खेती पालन बागवानी farming');
/** Ways of farming. */
const ways = set(
  'contract natural mixed integrated smart precision vertical dairy model modern traditional terrace rooftop commercial backyard zero budget desi home indoor outdoor polyhouse greenhouse protected conservation sustainable regenerative cooperative group community digital advanced scientific small large organic hill dryland state indian samuhik theka aadhunik adhunik vaigyanik unnat paramparik prakritik naturally sabji sabzi vegetable vegetables fruit flower fodder chara आधुनिक वैज्ञानिक उन्नत प्राकृतिक पारंपरिक अनुबंध ठेका सामूहिक सब्जी सब्जियों',
);
const links = set('ki ka ke ko me mein ki का की के में को');

/** No one grows a pest or a disease: what only sounds like one is a crop, as mahua like mahu. */
const isHarm = (concept: string): boolean =>
  topicsOf(concept).strong.some((topic) => topic === 'pests' || topic === 'diseases');

/** An unknown word in the place of a crop's name: "X ki kheti", "X farming", "fertilizer for X". */
export function strangerIn(
  pieces: readonly Piece[],
  subjects: readonly SubjectId[],
  index: FactIndex,
): string | undefined {
  const known = pieces.find(({ isStranger }) => isStranger);
  if (known && subjects.length === 0) return known.words.join(' ');
  if (subjects.length > 0) return undefined;
  const isNew = ({ words, subjects: named, concept, place, isSmall, isHeard }: Piece) => {
    const [word = ''] = words;
    return (
      !named &&
      (!concept || (isHeard && isHarm(concept))) &&
      !place &&
      !isSmall &&
      word.length > 3 &&
      !ways.has(word) &&
      !/\d/.test(word)
    );
  };
  const at = pieces.findIndex((piece, place) => {
    if (!isNew(piece)) return false;
    const next = pieces.slice(place + 1, place + 3).flatMap(({ words }) => words);
    const [first = '', second = ''] = next;
    const isCultivated = cultivated.has(first) || (links.has(first) && cultivated.has(second));
    if (isCultivated) return true;
    const isGrown = grown.has(first) || (links.has(first) && grown.has(second));
    return isGrown && piece.words.every((word) => !index.isWord(word));
  });
  return pieces[at]?.words.join(' ');
}
