import { statesOfPin } from '@upaj/content/places/pin';
import type { StateSlug } from '@upaj/content/state-slugs';
import type { Bilingual } from '@upaj/content/text';
import type { Subject } from '../facts.ts';
import { wordsOf } from '../normalise/sound.ts';
import { stateNamed } from './places.ts';
import type { Piece } from './read.ts';

/** Where a message asks for: a district or state in English, a PIN code, or a name that may be a town. */
export interface NamedPlace {
  place?: string;
  pin?: string;
  town?: string;
  /** The state that the place or the PIN code lies in. */
  state?: StateSlug | undefined;
}

/** What only live data can answer. */
export type LiveNeed =
  | { kind: 'price'; subject: string; name: Bilingual; isAnimal: boolean; state?: StateSlug }
  | ({ kind: 'weather' } & NamedPlace)
  | ({ kind: 'labs' } & NamedPlace)
  | { kind: 'schemes'; state?: StateSlug };

const set = (line: string): ReadonlySet<string> => new Set(wordsOf(line));

const weather = set('weather forecast mausam mosam mousam मौसम पूर्वानुमान');
const forecast = set(
  'weather forecast mausam mosam मौसम barish baarish barsaat rain rainfall बारिश वर्षा tapman temperature',
);
const ahead = set(
  'today tomorrow week next forecast aaj kal hogi hoga parso hafte agle report kaisa rahega aayegi aaegi will आज कल होगी होगा परसों हफ्ते अगले कैसा रहेगा आएगी पूर्वानुमान',
);
const near = set(
  'near nearby nearest paas pass najdik nazdik nikat kahan where location address पास नजदीक नजदीकी निकट कहां पता najdiki nazdiki kaha',
);
const laboratory = set('lab labs laboratory laboratories प्रयोगशाला लैब prayogshala');
const centre = set('kendra केंद्र centre center');
/** A rate of these is no price. */
const measures = new Set([
  'seed',
  'seedrate',
  'dose',
  'fertilizer',
  'urea',
  'dap',
  'bags',
  'spray',
  'interest',
  'subsidy',
  'loan',
]);

const before = set('in near at of around for');
const behind = set('me mein m main ke ka ki में के का की');

/** A word that says nothing else, where the name of a place stands: "weather in Bero", "Bero ka mausam". */
function townIn(pieces: readonly Piece[]): string | undefined {
  const isName = ({ words, concept, subjects, isSmall }: Piece) =>
    !concept && !subjects && !isSmall && /^\p{L}[\p{L}\p{M}]{2,}$/u.test(words[0] ?? '');
  const wordAt = (at: number) => pieces[at]?.words[0] ?? '';
  return pieces.find(
    (piece, at) => isName(piece) && (before.has(wordAt(at - 1)) || behind.has(wordAt(at + 1))),
  )?.words[0];
}

/** The place that a message names, the surest name of it. */
export function placeIn(words: readonly string[], pieces: readonly Piece[]): NamedPlace {
  // A PIN code is also written with a blank: 834 001.
  const pin = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(words.join(' '))?.[0].replace(' ', '');
  const [ofPin] = statesOfPin(pin ?? '');
  if (pin && ofPin) return { pin, state: stateNamed(ofPin.en) };
  const named = pieces.find((piece) => piece.place)?.place;
  if (named) return { place: named.name, state: named.state };
  const town = townIn(pieces);
  return town === undefined ? {} : { town };
}

interface Said {
  words: readonly string[];
  pieces: readonly Piece[];
  subjects: readonly string[];
  states: readonly StateSlug[];
  topics: ReadonlyMap<string, number>;
  /** A crop or an animal by its id. */
  subjectOf: (id: string) => Subject | undefined;
}

/** From here on the model's reading of a topic counts as the word for it would. */
const likely = 0.5;

/** Live data that a message asks for; facts cannot know it. */
export function liveNeedOf({
  words,
  pieces,
  subjects,
  states,
  subjectOf,
  topics,
}: Said): LiveNeed | undefined {
  const has = (of: ReadonlySet<string>) => words.some((word) => of.has(word));
  const concepts = new Set(pieces.map(({ concept }) => concept));
  const isLikely = (topic: string) => (topics.get(topic) ?? 0) >= likely;
  const where = placeIn(words, pieces);
  const subject = subjectOf(subjects[0] ?? '');
  const isRate = [...measures].some((measure) => concepts.has(measure));
  if (subject && (concepts.has('msp') || (concepts.has('price') && !isRate) || isLikely('market')))
    return {
      kind: 'price',
      subject: subject.id,
      name: subject.name,
      isAnimal: subject.isAnimal,
      ...(where.state && { state: where.state }),
    };
  const isTested = concepts.has('soiltest') || has(laboratory);
  const isPlaced = where.place !== undefined || where.pin !== undefined;
  if (
    (isTested || (has(centre) && concepts.has('soil'))) &&
    (has(near) || where.pin || (has(laboratory) && isPlaced))
  )
    return { kind: 'labs', ...where };
  if (isLikely('weather') && (has(forecast) || subjects.length === 0))
    return { kind: 'weather', ...where };
  if (has(weather) && (has(ahead) || isPlaced)) return { kind: 'weather', ...where };
  if (subjects.length === 0 && has(forecast) && has(ahead)) return { kind: 'weather', ...where };
  const [state] = states;
  if (
    isLikely('scheme') &&
    ['scheme', 'eligible', 'subsidy', 'loan', 'insurance'].some((each) => concepts.has(each))
  )
    return { kind: 'schemes', ...(state && { state }) };
  return undefined;
}
