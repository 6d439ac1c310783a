import { contract } from '@upaj/contract/contract';
import { averageRating } from '@upaj/contract/reviews.rules';
import { demoListings } from '@upaj/demo/market';
import { developerToken } from '@upaj/demo/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../conformance/client.ts';
import { mockClient as client } from '../conformance/mock-client.ts';
import { db } from './db.ts';
import { resetDb, server } from './node.ts';
import { reviewsOf } from './review-records.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  resetDb();
});

const ownReviewOf = (slug: string) => {
  const { id = '' } = demoListings.find((listing) => listing.slug === slug) ?? {};
  return reviewsOf(id)[0]?.id ?? '';
};

it('the average of every demo listing is that of its reviews', () => {
  for (const { id, rating, ratingCount } of db.crops.values()) {
    const found = reviewsOf(id);
    const sum = found.reduce((stars, review) => stars + review.rating, 0);
    expect([averageRating(sum, found.length), found.length]).toEqual([rating, ratingCount]);
  }
});

it('an author cannot change a review after seven days', async () => {
  const body = { rating: 1 };
  const change = (slug: string) => ({
    params: { id: ownReviewOf(slug) },
    token: developerToken,
    body,
  });
  const closed = { status: 409, code: 'review_closed' } as const;
  await expectError(client, contract.updateReview, change('sharbati-wheat'), closed);
  const { data } = await expectSuccess(client, contract.updateReview, change('green-peas'));
  expect(data.rating).toBe(1);
});

it('the list by rating begins with what many buyers liked best', async () => {
  const query = { sort: 'rating', limit: '100' };
  const { data } = await expectSuccess(client, contract.listCrops, { query });
  expect(data.slice(0, 2).map(({ name }) => name)).toEqual(['Grapes Sharad', 'Cow Milk Fresh']);
  // A few good reviews say more than none.
  expect(data[15]?.name).toBe('Urea Neem Coated');
  expect(data.slice(16).every(({ rating }) => rating === null)).toBe(true);
});
