/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one word the other;
 * `limit + 1` as soon as it is more than `limit`. Optimal string alignment: libraries count a swap as two.
 */
export function editDistance(left: string, right: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(left.length - right.length) > limit) return far;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1];
      let cost = Math.min(
        (row[j] ?? far) + 1,
        (next[j - 1] ?? far) + 1,
        (row[j - 1] ?? far) + (isSame ? 0 : 1),
      );
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? far) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return far;
    before = row;
    row = next;
  }
  return Math.min(row[right.length] ?? far, far);
}
