import { cookingWords, otherWorlds } from './lexicon/other-worlds.ts';
import { thingWords } from './lexicon/thing-words.ts';
import type { Piece } from './reader.ts';
import { topicsOf } from './topics.ts';
import { looseOf, wordsOf } from './words.ts';

/** Words of farming that name neither a crop nor a topic. */
const farmWords: ReadonlySet<string> = new Set(
  wordsOf(
    `farm farming farmer farmers agriculture agricultural crop crops cultivation cultivate plant plants tree trees orchard field fields garden
     swaraj mahindra sonalika eicher massey kubota deere weeder thresher chaff chaara tarbandi taarbandi fence mahua chakki mill kolhu patwari lekhpal nahar canal mend medh bund
     zameen jameen jamin land lease batai theka ghee dairy snf apeda fssai export agri agro horticulture kvk vigyan veterinary vet
     fertigation humic seaweed mycorrhiza nitrate gibberellin hormone tanki tank sticker sprayer nursury samiti society pacs iffco kribhco nigam godown warehouse
     gobar cowdung manure dealer wholesaler mandiyo anaj grains pulses fishery livestock animal animals janwar bull beekeeper plough hal panja trench
     जमीन पट्टा बटाई ठेका नहर मेड़ पटवारी लेखपाल तारबंदी बाड़ घी समिति निगम डीलर पशुपालन डेयरी चक्की कोल्हू थ्रेशर टंकी जानवर जानवरों
     bagiche kheto khete paudho podho pedo sabji sabjiya sabzi vegetable vegetables fodder sheds barn tractor trolley tubewells सब्जी सब्जियां सब्जियों
     खेतों पौधों पेड़ों बगीचे फसलों किसानों ट्रैक्टर
     kheti krishi fasal fasle kisan khet paudha paudhe podha podhe ped bagh bagicha palan mandi मंडी
     borewell tubewell boring biogas fencing transformer hydroponic hydroponics biofloc incubator pump irrigation
     बोरवेल ट्यूबवेल बोरिंग बायोगैस बाड़ ट्रांसफार्मर इनक्यूबेटर पंप मोटर कुआं
     खेती कृषि फसल फसलें किसान खेत पौधा पौधे पेड़ बाग बगीचा पालन`,
  ),
);

/** Words of the farm that everybody also says of something else: alone they do not make a question one of farming. */
const everyday: ReadonlySet<string> = new Set([
  ...thingWords.map(([id]) => id),
  ...`rat bird ant snail animal-pest hole crack drop spot small curl gum smell burn dry rot cold heat frost climate weather rain
   young old black white red eat safety harvest sick weight blood wound cough die swelling price cost market bags dose
   medicine symptom clean keep storage documents register bank status buy money hire machine helpline pension loan insurance
   tax housing health virus bacteria trap powder deformed edge early late oxygen horn soil branch square boll
   egg milk fruit flower leaf root green trap fungus waterlogging stunted yield feed kid scale water`.split(
    /\s+/,
  ),
]);

const vague: ReadonlySet<string> = new Set(
  'medicine symptom keep dose register documents bank status price cost clean money buy limit'.split(
    ' ',
  ),
);

/** Money is put into shares as plants into a field. */
const invested: ReadonlySet<string> = new Set(['plant', 'sow', 'sowingtime']);

/** Words of other worlds, also as they may be spelt. */
const others: ReadonlySet<string> = new Set(wordsOf(`${otherWorlds} ${cookingWords}`));
/** Shorter words are too much alike: kar is not car, kab not cab. */
const leastLoose = 5;
const loosely = (words: Iterable<string>): ReadonlySet<string> =>
  new Set([...words].map(looseOf).filter((word) => word.length >= leastLoose));
const othersLoosely = loosely(others);

/** Names of crops and animals that are also dishes, brands and people; a dish does not make a question one of farming. */
const isNamed = ({ subjects, isStranger, isGuess, words }: Piece): boolean =>
  (subjects !== undefined || isStranger === true) &&
  isGuess !== true &&
  !words.every((word) => others.has(word));

const isOther = ({ words, isSmall }: Piece): boolean =>
  !isSmall && words.some((word) => others.has(word) || othersLoosely.has(looseOf(word)));

const isFarmWord = ({ words }: Piece): boolean => words.some((word) => farmWords.has(word));

/** What a phrase says for farming, or against it. */
function evidenceOf(piece: Piece): number {
  const { concept, words, isGuess, isHeard, place, isSmall } = piece;
  if (isNamed(piece) || isFarmWord(piece)) return isHeard ? 2 : 5;
  if (isOther(piece)) return -2;
  const { strong, weak } = topicsOf(concept);
  if (concept) {
    if (isGuess) return 0.5;
    if (vague.has(concept)) return 0;
    const isTopical = strong.length + weak.length > 0 || everyday.has(concept);
    if (!isTopical) return 0.5;
    return everyday.has(concept) || isHeard ? 1 : 5;
  }
  if (piece.subjects || isGuess) return 0.5;
  return place || isSmall || words.every((word) => /^\d+$/.test(word)) ? 0 : -1;
}

/** Whether a message belongs to farming: its words for it outweigh those of other worlds and the strange ones. */
export function isFarming(pieces: readonly Piece[]): boolean {
  const evidence = pieces.map(evidenceOf);
  const sum = evidence.reduce((all, each) => all + each, 0);
  // Nothing but "price today" or a place: a question that lacks its crop.
  if (evidence.every((each) => each === 0))
    return pieces.some(({ concept, place }) => concept !== undefined || place !== undefined);
  return sum > 0 || pieces.some((piece) => isFarmWord(piece) || isNamed(piece));
}

/** Whether a word of another world stands in a message that says nothing sure of farming. */
export const isOfOtherWorld = (pieces: readonly Piece[]): boolean =>
  pieces.some(isOther) && !pieces.some((piece) => evidenceOf(piece) >= 2);

/** What happens to animals and hardly to a picture of them. */
const happenings: ReadonlySet<string> = new Set(
  'eat sick die cough wound blood swelling bloat lame egg milk milkdrop feed breeding'.split(' '),
);

const cooking: ReadonlySet<string> = new Set(wordsOf(cookingWords));

/** Farming in spite of a word such as film or python: plastic film for mulch, a snake in the field. */
export function isSurelyFarming(pieces: readonly Piece[]): boolean {
  const isCooked = pieces.some(({ words }) => words.some((word) => cooking.has(word)));
  const isAnimalHarmed =
    !isCooked &&
    pieces.some(isNamed) &&
    pieces.some(({ concept, isGuess }) => !isGuess && happenings.has(concept ?? ''));
  if (isAnimalHarmed) return true;
  return pieces.some(
    (piece) =>
      isFarmWord(piece) ||
      (!piece.isGuess &&
        !piece.isHeard &&
        !isOther(piece) &&
        !vague.has(piece.concept ?? '') &&
        !invested.has(piece.concept ?? '') &&
        !everyday.has(piece.concept ?? '') &&
        topicsOf(piece.concept).strong.length + topicsOf(piece.concept).weak.length > 0),
  );
}
