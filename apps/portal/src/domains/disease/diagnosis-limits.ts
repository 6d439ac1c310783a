import type { DeviceDiagnosis } from './diagnosis.ts';

/** How many diagnoses one device keeps of a user, and how many bytes of pictures. */
export const diagnosisLimits = { count: 40, bytes: 30_000_000 } as const;

type Measured = Pick<DeviceDiagnosis, 'id' | 'at' | 'pictures' | 'savedId' | 'isProgressUnsent'>;

const bytesOf = ({ pictures }: Measured): number =>
  pictures.reduce((sum, { size }) => sum + size, 0);

/** Whether the account has it too, with how the field is: nothing is lost without the one of the device. */
const isOnAccount = ({ savedId, isProgressUnsent }: Measured): boolean =>
  savedId !== undefined && !isProgressUnsent;

/** Diagnoses in the order in which they give way: those that the account has, then the others, the oldest first. */
export const leastNeededFirst = <D extends Measured>(kept: readonly D[]): D[] =>
  kept.toSorted(
    (one, other) => Number(isOnAccount(other)) - Number(isOnAccount(one)) || one.at - other.at,
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
