import { foldText } from '@upaj/content/search/fold';

const numbers: Readonly<Record<string, string>> = {
  half: '0.5',
  quarter: '0.25',
  seven: '7',
  nine: '9',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
  बीस: '20',
  पचास: '50',
  सौ: '100',
  आधे: '0.5',
  पाव: '0.25',
  सवा: '1.25',
  सात: '7',
  नौ: '9',
  पंद्रह: '15',
  पच्चीस: '25',
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
  [
    'ml',
    'ml|mls|m\\.? ?l|millilitres?|milliliters?|cc|c\\. ?c|मिली|मिलीलीटर|मि\\.? ?ली|एमएल|एम\\.? ?एल\\.?|सीसी|सी\\.? ?सी',
  ],
  ['mg', 'mcg|micrograms?|mg|milligrams?|मिलीग्राम|मिग्रा'],
  ['kg', 'kg|kgs|kilos?|kilograms?|किलो|किलोग्राम|किग्रा|कि\\.? ?ग्रा'],
  ['g', 'g|gm|gms|gram|grams|grammes?|ग्राम|ग्रा'],
  ['l', 'l|ltr|ltrs|litres?|liters?|लीटर|ली'],
  ['ppm', 'ppm|पीपीएम'],
  ['%', '%|percent|per cent|प्रतिशत|फीसदी'],
  [
    'dose',
    'caps?|capfuls?|spoons?|teaspoons?|tablespoons?|tablets?|bolus|drops?|sachets?|pouch|pouches|ढक्कन|चम्मच|गोली|गोलियां|बूंद|बूंदें|पुड़िया|पाउच',
  ],
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

/** A folded text with `1/2`, `½` and `half a ml` as numbers before their unit. */
const plainNumbers = (text: string): string =>
  foldText(text)
    .replace(/(?<!\d)(\d{1,2})[/⁄](\d{1,2})(?![\d/])/g, (_, top, below) =>
      String(Number(top) / Number(below)),
    )
    .replace(/\b(half|quarter) (?:an?|of an?) /g, '$1 ')
    .replace(/\bpoint five\b/g, 'half')
    .replace(
      /\b(twenty|thirty|forty|fifty)[ -](one|two|three|four|five|six|seven|eight|nine)\b/g,
      (_, tens, ones) => String(Number(numbers[tens]) + Number(numbers[ones])),
    )
    .replace(/\b(?:and )?a half (?=[a-z])/g, 'half ');

/** The amounts in a text in one spelling, such as `2 ml`. */
export function dosesIn(text: string): string[] {
  return [...plainNumbers(text).matchAll(DOSE)].flatMap(([, from = '', to, unit = '']) =>
    [from, to].flatMap((number) => (number ? [`${amountOf(number)} ${unitOf(unit)}`] : [])),
  );
}
