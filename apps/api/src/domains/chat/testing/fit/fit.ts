/** One choice among rows of features. */
export interface Choice {
  rows: readonly (readonly number[])[];
  /** How right each row is, from 0 to 1. */
  gains: readonly number[];
  /** What the choice counts; 1 without it. */
  weight?: number;
}

const steps = 800;
const rate = 0.05;

const dot = (left: readonly number[], right: ArrayLike<number>): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** Moves weights against a slope, step by step (Adam). */
export function descend(
  size: number,
  slopeAt: (weights: Float64Array) => Float64Array,
): Float64Array {
  const weights = new Float64Array(size);
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let step = 1; step <= steps; step += 1) {
    const slope = slopeAt(weights);
    for (let at = 0; at < size; at += 1) {
      const each = slope[at] ?? 0;
      const mean = 0.9 * (means[at] ?? 0) + 0.1 * each;
      const square = 0.999 * (squares[at] ?? 0) + 0.001 * each * each;
      means[at] = mean;
      squares[at] = square;
      const move = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - rate * move;
    }
  }
  return weights;
}

/** How far each row's share is from what its gain asks for. */
function pulls({ rows, gains }: Choice, weights: Float64Array): number[] {
  const shares = softmax(rows.map((row) => dot(row, weights)));
  const right = shares.map((share, at) => share * (gains[at] ?? 0));
  const all = right.reduce((sum, share) => sum + share, 0) || 1e-12;
  return shares.map((share, at) => share - (right[at] ?? 0) / all);
}

/** Weights by which the right rows of the choices get the largest shares; `ridge` keeps them small. */
export function fitChoices(
  choices: readonly Choice[],
  size: number,
  ridge: number,
): ArrayLike<number> {
  const useful = choices.filter(({ gains }) => gains.some((gain) => gain > 0));
  return descend(size, (weights) => {
    const slope = weights.map((weight) => ridge * weight);
    for (const choice of useful) {
      for (const [at, pull] of pulls(choice, weights).entries()) {
        for (const [place, value] of choice.rows[at]?.entries() ?? [])
          slope[place] = (slope[place] ?? 0) + (choice.weight ?? 1) * pull * value;
      }
    }
    return slope.map((each) => each / useful.length);
  });
}
