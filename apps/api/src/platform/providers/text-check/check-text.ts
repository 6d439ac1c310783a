import { foldText } from '@upaj/content/search/fold';
import { namesBanned } from './banned-names.ts';
import { dosesIn } from './doses.ts';
import { foldLetters } from './fold-letters.ts';

/** Words of pesticides and animal medicines, of their forms, and of giving them. */
const latinWords = new Set(
  [
    ...['pesticide', 'insecticide', 'fungicide', 'herbicide', 'weedicide', 'miticide', 'acaricide'],
    ...['rodenticide', 'nematicide', 'medicine', 'drug', 'antibiotic', 'dewormer', 'injection'],
    ...['vaccine', 'tablet', 'spray', 'drench', 'chemical', 'keetnashak', 'kitnashak', 'dawa'],
    ...['dawai', 'dava', 'davai', 'chhidkav', 'chidkav', 'weedkiller', 'pump', 'knapsack'],
  ].flatMap((word) => [word, `${word}s`]),
);
const otherLatinWords = new Set([
  ...['bolus', 'inject', 'injected', 'sprayed', 'spraying', 'drenches', 'drenched', 'bodyweight'],
  // Forms that pesticides are sold in, such as 17.8 SL.
  ...['ec', 'wp', 'sl', 'sc', 'wg', 'wdg', 'sp', 'gr'],
]);
const hindiWords = [
  ...['कीटनाशक', 'नाशक', 'दवा', 'औषधि', 'इंजेक्शन', 'टीका', 'छिड़क', 'छिड़काव', 'रसायन', 'स्प्रे', 'गोली'],
  ...[
    'शरीर भार',
    'बीजोपचार',
    'थ्रिन',
    'फॉस',
    'एजोल',
    'क्लोप्रिड',
    'मेक्टिन',
    'साइक्लिन',
    'माइसिन',
    'सिलिन',
  ],
].map(foldText);
/** Endings of the names of active ingredients. */
const ingredient =
  /(?<![a-z])[a-z]{2,20}(?:thrin|phos|fos|carb|azole?|conazole|mectin|prid|oxam|zeb|neb|strobin|sulfuron|fop|dim|chlor|uron|mycin|cillin|cyclin|cycline|floxacin|bendazole|quat|phosate|nil|fenozide|amid|amide|anilide|diamide|oxuron|thion|thoate|fipronil|spinosad|misole|profen|oxacin|ivermectin)(?![a-z])/g;
/** So small an amount of a liquid or a powder is a spray or a medicine, whatever it is called. */
const SMALL = /^[\d.]+ (?:ml|mg|ppm|dose)$/;

/** What looks like the name of an active ingredient in a folded text. */
export const ingredientsIn = (text: string): string[] => text.match(ingredient) ?? [];

const isAboutChemicals = (text: string) =>
  text.split(/[^a-z]+/).some((word) => latinWords.has(word) || otherLatinWords.has(word)) ||
  hindiWords.some((word) => text.includes(word)) ||
  ingredientsIn(text).length > 0;

/** What a provider's sentence is held against. */
interface Grounds {
  /** The texts of the facts that the provider was given. */
  texts: readonly string[];
  /** The crops of the question. */
  cropIds: readonly string[];
}

/**
 * Creates the check of one answer, sentence after sentence. A sentence passes unless it names a pesticide that may not be
 * advised, or an amount of a pesticide or a medicine that no fact has. Nothing that a person or the provider writes
 * changes it.
 */
export function createTextCheck({ texts, cropIds }: Grounds) {
  const grounds = texts.map((text) => ({ text: foldText(text), doses: new Set(dosesIn(text)) }));
  /** The two sentences before, shown or not: an amount often follows the name. */
  let before: readonly string[] = [];
  /** The sentence before that was shown: a name may be cut in two by a full stop. */
  let shown = '';
  return (sentence: string): boolean => {
    const text = foldText(foldLetters(sentence));
    const around = [...before, text].join(' ');
    before = [...before, text].slice(-2);
    const passes = !namesBanned(`${shown} ${sentence}`, cropIds) && isSafe(sentence, text, around);
    if (passes) shown = sentence;
    return passes;
  };

  function isSafe(sentence: string, text: string, around: string): boolean {
    const doses = dosesIn(sentence);
    if (doses.length === 0) return true;
    if (!isAboutChemicals(around) && !doses.some((dose) => SMALL.test(dose))) return true;
    const named = ingredientsIn(text);
    return grounds.some(
      (ground) =>
        doses.every((dose) => ground.doses.has(dose)) &&
        named.every((name) => ground.text.includes(name)),
    );
  }
}
