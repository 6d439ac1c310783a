import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it('a region is as published in English', () => {
  expect(zoneName('Punjab, Haryana', 'en')).toBe('Punjab, Haryana');
});

it.each([
  ['Punjab, Haryana, western Uttar Pradesh', 'पंजाब, हरियाणा, पश्चिमी उत्तर प्रदेश'],
  ['North India', 'उत्तर भारत'],
  ['North-west plains', 'उत्तर पश्चिम मैदान'],
  ['Andhra Pradesh and Telangana', 'आंध्र प्रदेश और तेलंगाना'],
])('%s is %s in Hindi', (zone, hindi) => {
  expect(zoneName(zone, 'hi')).toBe(hindi);
});
