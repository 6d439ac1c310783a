import type { SubjectId } from '@upaj/content/practice/subjects';
import { varietyNames } from './lexicon/variety-names.ts';
import type { Piece } from './reader.ts';
import { formsOf, looseOf, wordsOf } from './words.ts';

/** Words that only one crop or animal has: who asks for thanaila has a cow, for tinde cotton. */
const implied: Readonly<Partial<Record<SubjectId, string>>> = {
  cattle:
    'milk milkdrop cleanmilk udder mastitis fmd lumpy hs bq brucella milkfever bloat placenta prolapse tick tickfever calf colostrum azolla horn urea-treat silage deworm rabies jersey sahiwal',
  poultry: 'ranikhet gumboro birdflu chick egg broiler wormy duck turkey',
  goat: 'ppr barbari',
  sheep: 'wool',
  pig: 'swinefever',
  honeybee: 'honey queen',
  silkworm: 'cocoon',
  fish: 'fingerling oxygen pond',
  wheat: 'gullidanda',
  rice: 'khaira planthopper gundhi dsr sri basmati',
  cotton: 'boll bollworm bt',
  sugarcane: 'red-rot ratoon',
};

const byConcept: ReadonlyMap<string, SubjectId> = new Map(
  // The keys of this table are subjects by its type.
  (Object.entries(implied) as [SubjectId, string][]).flatMap(([subject, line]) =>
    line.split(' ').map((concept) => [concept, subject] as const),
  ),
);

const looseText = (words: readonly string[]): string => words.map(looseOf).join(' ');

const byVariety: ReadonlyMap<string, SubjectId> = new Map(
  // The keys of this table are subjects by its type.
  (Object.entries(varietyNames) as [SubjectId, string][]).flatMap(([subject, line]) =>
    formsOf(line).map((name) => [looseText(wordsOf(name)), subject] as const),
  ),
);

const mostVarietyWords = 3;

/** The crops and animals of the varieties and breeds that are named: dasheri, HD 2967. */
function varietiesIn(pieces: readonly Piece[]): readonly SubjectId[] {
  const words = pieces.flatMap((piece) => piece.words);
  return words.flatMap((_, at) => {
    for (let length = mostVarietyWords; length > 0; length -= 1) {
      const subject = byVariety.get(looseText(words.slice(at, at + length)));
      if (subject) return [subject];
    }
    return [];
  });
}

/** The crop or animal that a message is about without naming it; none where its words speak of several. */
export function impliedBy(pieces: readonly Piece[]): readonly SubjectId[] {
  const varieties = [...new Set(varietiesIn(pieces))];
  if (varieties.length > 0) return varieties.length === 1 ? varieties : [];
  const subjects = pieces.flatMap(({ concept }) => byConcept.get(concept ?? '') ?? []);
  const different = [...new Set(subjects)];
  return different.length === 1 ? different : [];
}
