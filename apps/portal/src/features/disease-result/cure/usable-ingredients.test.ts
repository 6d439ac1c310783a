import { diseases } from '@upaj/content/diseases/diseases';
import { findDisease } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { expect, it } from 'vitest';
import { usableIngredients } from './usable-ingredients.ts';

it('a banned ingredient that got into the facts is not named', () => {
  const disease = findDisease('potato-late-blight');
  if (!disease) throw new Error('the facts have no late blight');
  const ingredients = ['mancozeb', 'Methyl parathion', 'monocrotophos'];
  expect(usableIngredients({ ...disease, ingredients }, 'potato')).toEqual(['mancozeb']);
});

it('one that is forbidden on the crop alone is not named for it', () => {
  const disease = diseases.find(({ ingredients }) => ingredients.includes('mancozeb'));
  if (!disease) throw new Error('the facts have no mancozeb');
  expect(usableIngredients(disease, 'guava')).not.toContain('mancozeb');
});
