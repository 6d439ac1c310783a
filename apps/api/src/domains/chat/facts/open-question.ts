import type { SubjectId } from '@upaj/content/practice/subjects';
import { isAnimal } from './animals.ts';
import { type Piece, termsOf } from './reader.ts';
import { wordsOf } from './words.ts';

const set = (line: string): ReadonlySet<string> => new Set(wordsOf(line));

/** How many plants stand on an acre, and not what they give. */
const plants = set(
  'trees tree plants plant palms palm ped pedo paudhe paudha podhe पेड़ पेड़ों पौधे पौधा पौधों',
);
const weighed = set('kilo kg किलो gives give deta dete deti देता देती देते');
const much = set('kitna kitni kitne कितना कितनी कितने how number per acre ekad एकड़ प्रति');
const days = set('din dino day days दिन दिनों');
const among = set(
  'beech bich बीच between inside under saath sath साथ intercrop beside along together',
);
const which = set(
  'which kaun kon kaunsi kaunsa kaunse konsi konsa konse कौन कौनसी कौनसा best good acchi achi achhi accha acha achha badhiya अच्छी अच्छा अच्छे बढ़िया kind kinds type types प्रकार prakar name names naam नाम common',
);
const when = set(
  'kab कब when date month mahina mahine महीना महीने maah माह hafte हफ्ते season january february march april may june july august september october november december जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
);
const where = set(
  'kahan kaha कहां where can sakta sakte sakti सकता सकते सकती possible chalega chalegi चलेगा चलेगी hoga hogi होगा होगी hota होता',
);

/** What is asked of a crop where no other word tells it: "haldi kab", "which mango for Malda", "til ek acre me kitna". */
function questionIn(words: readonly string[], named: readonly (readonly SubjectId[])[]) {
  const crops = named.filter((subjects) => !subjects.some(isAnimal)).length;
  const has = (own: ReadonlySet<string>) => words.some((word) => own.has(word));
  if (has(plants) && has(much) && !has(weighed)) return { concept: 'spacing', by: much };
  if (has(among) && named.length > 1) return { concept: 'intercrop', by: among };
  if (has(which)) return { concept: 'variety', by: which };
  if (has(when)) return { concept: 'sowingtime', by: when };
  // So many days old a crop is cut, and fodder fed to an animal.
  if (has(much) && has(days) && crops > 0)
    return { concept: crops < named.length ? 'feed' : 'harvest', by: much };
  if (has(much)) return { concept: 'yield', by: much };
  return has(where) ? { concept: 'climate', by: where } : undefined;
}

/** The pieces of a message; where it names a crop and says nothing else, its question word gets a meaning. */
export function withOpenQuestion(pieces: readonly Piece[]): readonly Piece[] {
  const named = pieces.flatMap(({ subjects }) => (subjects ? [subjects] : []));
  const crops = [...new Map(named.map((subjects) => [subjects.join(), subjects])).values()];
  const says = pieces.flatMap(termsOf).some((term) => !term.startsWith('@'));
  if (crops.length === 0 || says) return pieces;
  const question = questionIn(
    pieces.flatMap(({ words }) => words),
    crops,
  );
  const at = pieces.findIndex(
    ({ words, isSmall }) => isSmall && words.some((word) => question?.by.has(word)),
  );
  const piece = pieces[at];
  return question && piece
    ? pieces.with(at, { words: piece.words, concept: question.concept })
    : pieces;
}
