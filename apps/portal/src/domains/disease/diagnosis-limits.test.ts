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

it('what the account has gives way first, since nothing is lost then, the oldest before others', () => {
  const kept = many((age) => (age === 3 || age === 5 ? { savedId: 'copy' } : {}));
  expect(givingWay(kept, added)).toEqual(['5']);
});

it('a copy that does not know yet how the field is counts as none', () => {
  const unsent = { savedId: 'copy', progress: 'worse', isProgressUnsent: true } as const;
  const kept = many((age) => (age === 3 ? unsent : {}));
  expect(givingWay(kept, added)).toEqual([`${diagnosisLimits.count - 1}`]);
});

it('of too many bytes as many give way as are needed', () => {
  const third = bytes(diagnosisLimits.bytes / 3);
  const kept = [1, 2, 3].map((age) => demoDiagnosis({ id: `${age}`, ...third }, age));
  expect(givingWay(kept, demoDiagnosis(third))).toEqual(['3']);
  expect(givingWay(kept, demoDiagnosis(bytes(diagnosisLimits.bytes)))).toEqual(['3', '2', '1']);
});
