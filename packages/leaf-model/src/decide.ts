/** Numbers of the model file that turn logits into an answer. */
export interface DecisionRules {
  /** Names of the classes, in the order of the logits; the last one is `other`. */
  classes: readonly string[];
  /** What is added to the logit of each class, in the order of `classes`. */
  bias: readonly number[];
  /** By which the logits of a crop are divided, so that its shares are calibrated. */
  temperature: Readonly<Record<string, number>>;
  /** Least share with which a crop is answered. */
  gates: Readonly<Record<string, number>>;
  /** Share of `other`, among the stated crop and `other`, from which on it is no leaf of the crop. */
  otherGate: number;
  /** Share of all other crops together above which it is no leaf of the stated crop. */
  foreignGate: number;
  /** How much a further picture counts: 0 gives the mean, 1 takes the pictures as independent. */
  combine: { weight: number };
}

/** Chance of one class. */
export interface Share {
  /** Id of the class, such as `tomato__late_blight`. */
  state: string;
  /** Calibrated chance, 0 to 1. */
  share: number;
}

/** What the pictures of one field show; `likely` are the two most likely, the first one first. */
export type Decision =
  | { outcome: 'answer'; state: string; share: number; likely: readonly Share[] }
  | { outcome: 'unsure'; likely: readonly Share[] }
  | { outcome: 'no leaf' };

/** The class of what is no leaf of a trained crop. */
export const otherClass = 'other';

/** Keeps the logarithm of a share of nothing finite. */
const leastShare = 1e-9;

/** The crop of a class: `tomato` of `tomato__late_blight`. */
export function cropOfState(state: string): string {
  return state.split('__', 1)[0] ?? state;
}

/** The crops that the model was trained for, by the names of its classes. */
export function trainedCrops(rules: Pick<DecisionRules, 'classes'>): readonly string[] {
  return [...new Set(rules.classes.filter((name) => name !== otherClass).map(cropOfState))];
}

/**
 * What the pictures of one field show together.
 *
 * `logits` has one row a picture, `crop` is one of `trainedCrops`; without it all of them compete.
 * Throws a RangeError for a crop that was not trained, for no picture and for a row of another length.
 */
export function decide(
  rules: DecisionRules,
  logits: readonly Float32Array[],
  crop?: string,
): Decision {
  check(rules, logits, crop);
  const rows = logits.map((row) => row.map((logit, place) => logit + (rules.bias[place] ?? 0)));
  const winner = crop ?? likeliestCrop(rules, rows);
  const isWanted = (state: string) => crop === undefined || cropOfState(state) === crop;
  const temperature = numberOf(rules.temperature, winner);
  const leaves = rows
    .map((row) => sharesOf(rules, row, temperature, isWanted))
    .filter((shares) => shares !== undefined);
  if (leaves.length === 0) return { outcome: 'no leaf' };
  const ranked = combine(leaves, rules.combine.weight).sort((a, b) => b.share - a.share);
  const likely = ranked.slice(0, 2);
  const [best] = ranked;
  if (!best || best.share < numberOf(rules.gates, cropOfState(best.state))) {
    return { outcome: 'unsure', likely };
  }
  return { outcome: 'answer', state: best.state, share: best.share, likely };
}

function check(rules: DecisionRules, logits: readonly Float32Array[], crop?: string): void {
  if (logits.length === 0) throw new RangeError('There is no picture to decide on');
  if (logits.some((row) => row.length !== rules.classes.length)) {
    throw new RangeError(`A picture needs ${rules.classes.length} logits`);
  }
  if (crop !== undefined && !trainedCrops(rules).includes(crop)) {
    throw new RangeError(`The model was not trained for ${crop}`);
  }
}

function numberOf(numbers: Readonly<Record<string, number>>, crop: string): number {
  const number = numbers[crop];
  if (number === undefined) throw new RangeError(`The model has no number for ${crop}`);
  return number;
}

/** The crop of the class with the highest logit in the sum of the pictures. */
function likeliestCrop(rules: DecisionRules, logits: readonly Float32Array[]): string {
  let best = { crop: '', sum: Number.NEGATIVE_INFINITY };
  for (const [place, state] of rules.classes.entries()) {
    const sum = logits.reduce((total, row) => total + (row[place] ?? 0), 0);
    if (state !== otherClass && sum > best.sum) best = { crop: cropOfState(state), sum };
  }
  return best.crop;
}

/** Shares of the wanted classes in one picture; undefined if it shows no leaf of them. */
function sharesOf(
  rules: DecisionRules,
  row: Float32Array,
  temperature: number,
  isWanted: (state: string) => boolean,
): Share[] | undefined {
  const all = softmax([...row].map((logit) => logit / temperature));
  const shares = rules.classes.map((state, place) => ({ state, share: all[place] ?? 0 }));
  const wanted = shares.filter(({ state }) => state !== otherClass && isWanted(state));
  const other = shares.find(({ state }) => state === otherClass)?.share ?? 0;
  const wantedSum = sum(wanted);
  const masked = wantedSum + other;
  if (other >= rules.otherGate * masked || 1 - masked > rules.foreignGate) return undefined;
  return wanted.map(({ state, share }) => ({ state, share: share / masked }));
}

/**
 * One leaf keeps its shares. Of several, the sum of the logarithms counts, weighted by
 * count ** (weight - 1): leaves of one field are no independent witnesses.
 */
function combine(leaves: readonly Share[][], weight: number): Share[] {
  const [first = []] = leaves;
  if (leaves.length === 1) return [...first];
  const scale = leaves.length ** (weight - 1);
  const logs = first.map((_, place) =>
    leaves.reduce((total, leaf) => total + Math.log((leaf[place]?.share ?? 0) + leastShare), 0),
  );
  const together = softmax(logs.map((log) => log * scale));
  return first.map(({ state }, place) => ({ state, share: together[place] ?? 0 }));
}

function sum(shares: readonly Share[]): number {
  return shares.reduce((total, { share }) => total + share, 0);
}

function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const total = powers.reduce((soFar, power) => soFar + power, 0);
  return powers.map((power) => power / total);
}
