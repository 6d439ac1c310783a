import { comparePictures } from './compare.mjs';

/** @typedef {import('./args.mjs').Mode} Mode */
/** @typedef {import('./capture.mjs').Camera} Camera */
/** @typedef {import('./capture.mjs').Shot} Shot */
/** @typedef {import('./stories.mjs').Pair} Pair */
/** @typedef {'same' | 'changed' | 'added' | 'removed' | 'failed' | 'skipped'} State */
/** @typedef {'before' | 'after' | 'difference'} Kind */
/**
 * What came of a story in a mode.
 * @typedef {object} Result
 * @property {Pair} pair
 * @property {string} mode
 * @property {State} state
 * @property {string} [note] why it failed, or how it differs
 * @property {Partial<Record<Kind, Buffer>>} [pictures]
 */

/** Pictures that differ are taken once more in a fresh page after a longer rest, so that neither the story before nor a slow machine is a difference. */
const TRIES = [
  { isFresh: false, quietMs: 250 },
  { isFresh: true, quietMs: 1000 },
];

/**
 * Captures and compares every story in every mode; several at once, each with two cameras of its own.
 * @param {object} work
 * @param {readonly Pair[]} work.pairs
 * @param {readonly Mode[]} work.modes
 * @param {number} work.workers
 * @param {() => Promise<{ before: Camera, after: Camera }>} work.open
 * @param {(result: Result) => void} work.done called with each result, in no order
 */
export async function compareStories({ pairs, modes, workers, open, done }) {
  // A page can be shared within a mode.
  const tasks = modes.flatMap((mode) => pairs.map((pair) => ({ pair, mode })));
  const left = tasks.values();
  const size = Math.max(1, Math.min(workers, tasks.length));
  await Promise.all(
    Array.from({ length: size }, async () => {
      const cameras = await open();
      for (const { pair, mode } of left) done(await compareStory(pair, mode, cameras));
      await Promise.all([cameras.before.close(), cameras.after.close()]);
    }),
  );
}

/**
 * @param {Pair} pair
 * @param {Mode} mode
 * @param {{ before: Camera, after: Camera }} cameras
 * @returns {Promise<Result>}
 */
async function compareStory(pair, mode, cameras) {
  const named = { pair, mode: mode.name };
  /** @type {Result} */
  let result = { ...named, state: 'failed' };
  /** @type {Buffer[]} */
  const earlier = [];
  /** @type {Buffer[]} */
  const later = [];
  for (const how of TRIES) {
    const [before, after] = await Promise.all([
      pair.before && cameras.before.capture(pair.before.id, mode, how),
      pair.after && cameras.after.capture(pair.after.id, mode, how),
    ]);
    if ([before, after].some((shot) => shot && 'isSkipped' in shot)) {
      return { ...named, state: 'skipped' };
    }
    if (before && 'picture' in before) earlier.push(before.picture);
    if (after && 'picture' in after) later.push(after.picture);
    const note = failureOf(before, after);
    result = note
      ? { ...named, state: 'failed', note }
      : { ...named, ...compareStates(earlier, later) };
    if (!['failed', 'changed'].includes(result.state)) return result;
  }
  return result;
}

/**
 * @param {Shot | undefined} before
 * @param {Shot | undefined} after
 */
function failureOf(before, after) {
  const notes = [];
  if (before && 'failure' in before) notes.push(`Before: ${before.failure}`);
  if (after && 'failure' in after) notes.push(`After: ${after.failure}`);
  return notes.join(' ');
}

/**
 * Compares all pictures of both states; they are the same if two of them are.
 * @param {readonly Buffer[]} earlier
 * @param {readonly Buffer[]} later
 * @returns {Pick<Result, 'state' | 'note' | 'pictures'>}
 */
function compareStates(earlier, later) {
  const [before, after] = [earlier.at(-1), later.at(-1)];
  if (!before) return { state: 'added', pictures: { after } };
  if (!after) return { state: 'removed', pictures: { before } };
  if (earlier.some((one) => later.some((other) => !comparePictures(one, other)))) {
    return { state: 'same' };
  }
  const difference = comparePictures(before, after);
  const isUnsteady = [earlier, later].some(
    ([first, second]) => first && second && comparePictures(first, second),
  );
  const notes = [
    difference?.sizes && `The size went from ${difference.sizes}.`,
    `${difference?.pixels} pixels differ.`,
    isUnsteady && 'Unsteady: two pictures of the same state differ too.',
  ];
  return {
    state: 'changed',
    note: notes.filter(Boolean).join(' '),
    pictures: { before, after, difference: difference?.picture },
  };
}
