import { writeFileSync } from 'node:fs';
import { buildFactIndex } from '../../facts/fact-index.ts';
import { type Mention, mentionsIn } from '../../facts/mentions/mention-signs.ts';
import { understand } from '../../facts/understand.ts';
import { askedText } from '../asked.ts';
import { descend } from './fit.ts';
import { readMentionLessons } from './lessons/read-mentions.ts';

// Fits the weights by which the adviser tells which of several crops of a message is asked about, and writes them to
// facts/mentions/mention-weights.data.ts. To be run after a change of the lessons or of how messages are read:
// npx tsx src/domains/chat/testing/fit/fit-mentions.ts && npx biome check --write src/domains/chat/facts/mentions

const ridge = 1.5;
/** Signs that are rarer tell nothing, and weights nearer to 0 count nothing. */
const leastSeen = 4;
const leastWeight = 0.05;

/** The places of the signs of each mention, and whether it is asked about. */
interface Lesson {
  mentions: readonly (readonly number[])[];
  isMeant: readonly boolean[];
  weight: number;
}

/** What a message teaches: nothing if all or none of its crops are asked about. */
function lessonOf(mentions: readonly Mention[], about: readonly string[]) {
  const isMeant = mentions.map(({ subjects }) => subjects.some((each) => about.includes(each)));
  return new Set(isMeant).size < 2 ? [] : [{ mentions, isMeant }];
}

const index = await buildFactIndex();
const read = readMentionLessons().flatMap(({ text, about, weight }) =>
  lessonOf(mentionsIn(understand(askedText(text), index).pieces), about).map((lesson) => ({
    ...lesson,
    weight,
  })),
);

const seen = new Map<string, number>();
for (const { signs } of read.flatMap(({ mentions }) => mentions))
  for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
const signs = [...seen].flatMap(([sign, count]) => (count >= leastSeen ? [sign] : [])).sort();
const placeOf = new Map(signs.map((sign, at) => [sign, at]));
const lessons: Lesson[] = read.map(({ mentions, ...lesson }) => ({
  ...lesson,
  mentions: mentions.map((mention) => mention.signs.flatMap((sign) => placeOf.get(sign) ?? [])),
}));

function addSlope(slope: Float64Array, weights: Float64Array, lesson: Lesson): void {
  const { mentions, isMeant, weight } = lesson;
  const odds = mentions.map((places) =>
    Math.exp(places.reduce((sum, place) => sum + (weights[place] ?? 0), 0)),
  );
  const all = odds.reduce((sum, each) => sum + each, 0);
  const meant = odds.reduce((sum, each, at) => sum + (isMeant[at] ? each : 0), 0);
  for (const [at, places] of mentions.entries()) {
    const own = odds[at] ?? 0;
    const pull = weight * (own / all - (isMeant[at] ? own / meant : 0));
    for (const place of places) slope[place] = (slope[place] ?? 0) + pull;
  }
}

const weights = descend(signs.length, (current) => {
  const slope = current.map((weight) => ridge * weight);
  for (const lesson of lessons) addSlope(slope, current, lesson);
  return slope;
});

const kept = signs.flatMap((sign, at) => {
  const weight = Number((weights[at] ?? 0).toFixed(2));
  return Math.abs(weight) < leastWeight ? [] : [[sign, weight] as const];
});
writeFileSync(
  new URL('../../facts/mentions/mention-weights.data.ts', import.meta.url),
  `// Written by testing/fit/fit-mentions.ts; not to be changed by hand.
/** What each sign around the name of a crop says for its being asked about; names of signs are those of mention-signs.ts. */
export const mentionWeights: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(kept), null, 2)};
`,
);
process.stdout.write(`${lessons.length} messages, ${kept.length} signs\n`);
