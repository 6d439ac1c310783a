import type { Piece } from './read.ts';

/** What stands before these is a crop or an animal. */
const grown = new Set('kheti farming cultivation palan bagwani खेति पालन बागवानि'.split(' '));
const links = new Set('ki ka ke कि का के'.split(' '));

/** Ways of farming and groups of crops: none of them is a crop. */
const ways = new Set(
  'contract natural mixed integrated smart organic jaivik model modern terrace commercial backyard polyhouse greenhouse samuhik adhunik vaigyanik unnat prakritik sabji sabjiyo sabjiyon sabzi sabziyon vegetable vegetables fruit fruits flower flowers phalo phoolo fodder chara aushadhi medicinal fasal fasalo सब्जि सब्जियों फलों फूलों औषधि जैविक'.split(
    ' ',
  ),
);

/** An unknown word in the place of a crop's name: "chironji ki kheti", "jojoba farming". */
export function strangerIn(pieces: readonly Piece[]): Piece | undefined {
  const wordAt = (at: number) => pieces[at]?.words[0] ?? '';
  return pieces.find(
    ({ concept, isGuess, isSmall, place, words }, here) =>
      (!concept || isGuess) &&
      !isSmall &&
      !place &&
      (words[0]?.length ?? 0) > 4 &&
      !ways.has(words[0] ?? '') &&
      (links.has(wordAt(here + 1)) ? grown.has(wordAt(here + 2)) : grown.has(wordAt(here + 1))),
  );
}

const conjunctions = new Set('and aur or evam tatha dono और एवं तथा या'.split(' '));

/** Crops beside each other or joined by a conjunction: "lentil, gram and mustard" asks about all three. */
export function joinedIn(pieces: readonly Piece[]): ReadonlySet<string> {
  const joined = pieces.flatMap(({ subjects, words }, at) => {
    const [before, behind] = [pieces[at - 1]?.subjects, pieces[at + 1]?.subjects];
    if (!behind) return [];
    if (subjects) return [...subjects, ...behind];
    return conjunctions.has(words[0] ?? '') && before ? [...before, ...behind] : [];
  });
  return new Set(joined);
}

/** Beside one of its kinds "citrus" says nothing more: a citrus canker on lemon. */
const kindsOfCitrus: readonly string[] = ['lemon', 'orange', 'sweet-orange'];
export const isKindNamed = (subject: string, named: readonly string[]): boolean =>
  subject === 'citrus' && kindsOfCitrus.some((each) => named.includes(each));
