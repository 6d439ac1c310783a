import { foldText } from '@upaj/content/search/fold';

const numbers: Readonly<Record<string, string>> = {
  half: '0.5',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  eight: '8',
  ten: '10',
  आधा: '0.5',
  एक: '1',
  डेढ़: '1.5',
  दो: '2',
  ढाई: '2.5',
  तीन: '3',
  चार: '4',
  पांच: '5',
  छह: '6',
  आठ: '8',
  दस: '10',
};
const units: readonly (readonly [unit: string, spellings: string])[] = [
  ['ml', 'ml|mls|millilitres?|milliliters?|cc|मिली|मिलीलीटर|मि\\.? ?ली|एमएल|सीसी'],
  ['mg', 'mg|milligrams?|मिलीग्राम|मिग्रा'],
  ['kg', 'kg|kgs|kilos?|kilograms?|किलो|किलोग्राम|किग्रा|कि\\.? ?ग्रा'],
  ['g', 'g|gm|gms|gram|grams|grammes?|ग्राम|ग्रा'],
  ['l', 'l|ltr|ltrs|litres?|liters?|लीटर|ली'],
  ['ppm', 'ppm|पीपीएम'],
  ['dose', 'caps?|capfuls?|spoons?|teaspoons?|tablespoons?|tablets?|bolus|ढक्कन|चम्मच|गोली|गोलियां'],
];
const spelt = units.map(([, spellings]) => foldText(spellings)).join('|');
const spoken = Object.keys(numbers).map(foldText).join('|');
/** A number, or two with a dash, and a unit: `2-2.5 ml`, `दो मिली`. */
const DOSE = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.])(\\d{1,6}(?:[.,]\\d{1,3})?|${spoken})(?: ?(?:-|–|to|से) ?(\\d{1,6}(?:\\.\\d{1,3})?|${spoken}))? ?-?(${spelt})(?![\\p{L}\\p{M}])`,
  'gu',
);
const folded = new Map(Object.entries(numbers).map(([word, value]) => [foldText(word), value]));
const named = units.map(
  ([unit, spellings]) => [unit, new RegExp(`^(?:${foldText(spellings)})$`, 'u')] as const,
);

const amountOf = (number: string) => folded.get(number) ?? String(Number(number.replace(/,/g, '')));
const unitOf = (spelling: string) =>
  named.find(([, pattern]) => pattern.test(spelling))?.[0] ?? spelling;

/** The amounts in a text in one spelling, such as `2 ml`. */
export function dosesIn(text: string): string[] {
  return [...foldText(text).matchAll(DOSE)].flatMap(([, from = '', to, unit = '']) =>
    [from, to].flatMap((number) => (number ? [`${amountOf(number)} ${unitOf(unit)}`] : [])),
  );
}
