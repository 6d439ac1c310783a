import type { DeviceDiagnosis } from './diagnosis.ts';

/** How many diagnoses one device keeps of a user, and how many bytes of pictures. */
export const diagnosisLimits = { count: 40, bytes: 30_000_000 } as const;

type Measured = Pick<DeviceDiagnosis, 'id' | 'at' | 'pictures' | 'savedId' | 'feedback'>;

const bytesOf = ({ pictures }: Measured): number =>
  pictures.reduce((sum, { size }) => sum + size, 0);

/** A copy on the account is worth keeping to its owner; pictures that were given can be withdrawn only by their diagnosis. */
const isPrized = ({ savedId, feedback }: Measured): boolean =>
  savedId !== undefined || feedback?.sentId !== undefined;

/** Diagnoses in the order in which they give way: the oldest first, and those that their user has kept last. */
export const leastNeededFirst = <D extends Measured>(kept: readonly D[]): D[] =>
  kept.toSorted(
    (one, other) => Number(isPrized(one)) - Number(isPrized(other)) || one.at - other.at,
  );

/** The ids of those that give way to a new diagnosis. */
export function givingWay(kept: readonly Measured[], added: Measured): string[] {
  let count = kept.length + 1;
  let bytes = kept.reduce((sum, one) => sum + bytesOf(one), bytesOf(added));
  const ids: string[] = [];
  for (const one of leastNeededFirst(kept)) {
    if (count <= diagnosisLimits.count && bytes <= diagnosisLimits.bytes) break;
    count -= 1;
    bytes -= bytesOf(one);
    ids.push(one.id);
  }
  return ids;
}
