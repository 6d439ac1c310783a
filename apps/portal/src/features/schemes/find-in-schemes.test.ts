import { load } from '@upaj/content/schemes/regions';
import type { Scheme } from '@upaj/content/schemes/scheme';
import { beforeAll, expect, it } from 'vitest';
import { findInSchemes } from './find-in-schemes.ts';

let india: readonly Scheme[];
beforeAll(async () => {
  india = await load('india');
});

const found = (q: string, kind?: Scheme['kind']) =>
  findInSchemes(india, { q, kind }).map(({ id }) => id);

it('without a word and a kind every scheme is shown', () => {
  expect(found('  ')).toHaveLength(india.length);
});

it('a scheme is found by words of its title and of what it gives, in any order', () => {
  expect(found('nidhi KISAN')).toContain('pm-kisan');
  expect(found('₹6,000 year')).toContain('pm-kisan');
  expect(found('nidhi zebra')).toEqual([]);
});

it('a scheme is found in Hindi', () => {
  expect(found('किसान परिवारों')).toContain('pm-kisan');
  expect(found('कल्याण विभाग')).toContain('pm-kisan');
});

it('a scheme is found however its Hindi is spelt', () => {
  expect(found('ज़मीन वाले')).toContain('pm-kisan');
  expect(found('किस्तोँ')).toContain('pm-kisan');
});

it('a kind leaves its own schemes alone, and words search among them', () => {
  const credit = findInSchemes(india, { q: '', kind: 'credit' });
  expect(new Set(credit.map(({ kind }) => kind))).toEqual(new Set(['credit']));
  expect(found('pm-kisan', 'credit')).toEqual([]);
});
