import { expect, it } from 'vitest';
import { cropFormResolverAt } from './crops.schema.ts';

const typed = {
  name: 'Sharbati Wheat',
  description: 'Clean',
  price: '700',
  quantity: '500',
  unit: 'kg' as const,
  category: 'Crops' as const,
  harvestDate: '2026-02-01',
  expiryDate: '2026-03-01',
  Location: 'Ranchi',
};

const errorsAt = async (time: string) => {
  const resolve = cropFormResolverAt(() => new Date(time));
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolve(typed, undefined, options);
  return Object.entries(errors).map(([name, error]) => [name, error?.message]);
};

it('the last day of sale ends at midnight in India', async () => {
  expect(await errorsAt('2026-03-01T18:29:59Z')).toEqual([]);
  expect(await errorsAt('2026-03-01T18:30:00Z')).toEqual([['expiryDate', 'in_past']]);
});
