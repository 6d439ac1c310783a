import { statesOfPin } from '@upaj/content/places/pin';
import type { SubjectId } from '@upaj/content/practice/subjects';
import type { StateSlug } from '@upaj/content/state-slugs';
import type { LiveNeed, NamedPlace } from './adviser.ts';
import type { Piece } from './reader.ts';
import { wordsOf } from './words.ts';

const set = (line: string): ReadonlySet<string> => new Set(wordsOf(line));

const forecast = set(
  'weather forecast mausam mosam मौसम barish baarish barsaat rain rainfall बारिश वर्षा tapman temperature',
);
const weather = set('weather forecast mausam mosam मौसम पूर्वानुमान');
const ahead = set(
  'today tomorrow week next forecast aaj kal hogi hoga parso hafte agle report kaisa rahega aayegi aaegi आज कल होगी होगा परसों हफ्ते अगले कैसा रहेगा आएगी पूर्वानुमान',
);
const near = set(
  'near nearby nearest paas pass najdik nazdik nikat kahan where location address पास नजदीक नजदीकी निकट कहां पता najdiki nazdiki kaha',
);
const laboratory = set(
  'lab labs laboratory laboratories प्रयोगशाला लैब prayogshala kendra केंद्र centre center',
);

interface Said {
  words: readonly string[];
  pieces: readonly Piece[];
  subjects: readonly SubjectId[];
  states: readonly StateSlug[];
}

const before = set('in near at of around');
const behind = set('me mein main ke ka ki में के का की');

/** A word that says nothing else, where the name of a place stands: "weather in Bero", "Bero ka mausam". */
function townIn(pieces: readonly Piece[]): string | undefined {
  const isName = ({ words, concept, subjects, isSmall, isStranger }: Piece) =>
    !concept &&
    !subjects &&
    !isSmall &&
    !isStranger &&
    /^\p{L}[\p{L}\p{M}]{2,}$/u.test(words[0] ?? '');
  const wordAt = (at: number) => pieces[at]?.words[0] ?? '';
  const found = pieces.find(
    (piece, at) => isName(piece) && (before.has(wordAt(at - 1)) || behind.has(wordAt(at + 1))),
  );
  return found?.words[0];
}

/** The place that a message names, the surest name of it. */
function placeIn(words: readonly string[], pieces: readonly Piece[]): NamedPlace {
  // A PIN code is also written with a blank: 834 001.
  const pin = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(words.join(' '))?.[0].replace(' ', '');
  if (pin && statesOfPin(pin).length > 0) return { pin };
  const place = pieces.find((piece) => piece.place)?.place?.name;
  if (place !== undefined) return { place };
  const town = townIn(pieces);
  return town === undefined ? {} : { town };
}

/** Live data that a message asks for; facts cannot know it. */
export function liveNeedOf({ words, pieces, subjects, states }: Said): LiveNeed | undefined {
  const has = (of: ReadonlySet<string>) => words.some((word) => of.has(word));
  const concepts = new Set(pieces.map(({ concept }) => concept));
  const where = placeIn(words, pieces);
  const isPlaced = where.place !== undefined || where.pin !== undefined;
  const [subject] = subjects;
  if (subject && (concepts.has('price') || concepts.has('msp'))) return { kind: 'price', subject };
  if (concepts.has('soiltest') || has(laboratory)) {
    if (has(near) || where.pin || (has(laboratory) && isPlaced)) return { kind: 'labs', ...where };
  }
  // Weather by its own name is no crop that sounds like it, such as mausambi.
  if (has(weather) && (has(ahead) || isPlaced)) return { kind: 'weather', ...where };
  if (subjects.length === 0 && has(forecast) && has(ahead)) return { kind: 'weather', ...where };
  const [state] = states;
  if (concepts.has('scheme') || concepts.has('eligible') || concepts.has('subsidy'))
    return { kind: 'schemes', ...(state ? { state } : {}) };
  return undefined;
}
