import { expect, it } from 'vitest';
import { demoDiagnosis } from '../../testing/demo-diagnoses.ts';
import type { DeviceDiagnosis } from './diagnosis.ts';
import { diagnosisLimits, givingWay } from './diagnosis-limits.ts';

/** As many diagnoses as a device keeps, the first one the newest. */
const many = (change: (age: number) => Partial<DeviceDiagnosis> = () => ({})) =>
  Array.from({ length: diagnosisLimits.count }, (_, age) =>
    demoDiagnosis({ id: `${age}`, ...change(age) }, age + 1),
  );
const added = demoDiagnosis();
const bytes = (size: number) => ({ pictures: [new Blob([new Uint8Array(size)])] });

it('as long as there is room nothing gives way', () => {
  expect(givingWay(many().slice(1), added)).toEqual([]);
});

it('of too many diagnoses the oldest gives way', () => {
  expect(givingWay(many(), added)).toEqual([`${diagnosisLimits.count - 1}`]);
});

it('what its user keeps on the account, or can withdraw, gives way last', () => {
  const last = diagnosisLimits.count - 1;
  const kept = many((age) => {
    if (age === last) return { savedId: 'copy' };
    return age === last - 1 ? { feedback: { isRight: true, sentId: 'given' } } : {};
  });
  expect(givingWay(kept, added)).toEqual([`${last - 2}`]);
});

it('of too many bytes as many give way as are needed', () => {
  const third = bytes(diagnosisLimits.bytes / 3);
  const kept = [1, 2, 3].map((age) => demoDiagnosis({ id: `${age}`, ...third }, age));
  expect(givingWay(kept, demoDiagnosis(third))).toEqual(['3']);
  expect(givingWay(kept, demoDiagnosis(bytes(diagnosisLimits.bytes)))).toEqual(['3', '2', '1']);
});
