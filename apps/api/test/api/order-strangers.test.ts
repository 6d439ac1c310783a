import { endpoints } from '@upaj/contract/contract';
import { expect, it } from 'vitest';
import { createListing } from '../support/listings.ts';
import { openTestApp } from '../support/open-test-app.ts';
import { placeOrder, take } from '../support/orders.ts';
import { signUp } from '../support/sign-up.ts';
import { unknownFixtures } from '../support/test-fixtures.ts';
import { validRequest } from '../support/valid-request.ts';

const ofOneOrder = endpoints.filter(({ path }) => path.startsWith('/api/v1/orders/:id'));

it('a third person is refused on every path of an order, in every status that it passes', async () => {
  expect(ofOneOrder.length).toBeGreaterThanOrEqual(15);
  const { app } = await openTestApp();
  const [buyer, seller, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
  const crop = await createListing(app, seller);
  const order = await placeOrder(app, buyer, { crop });
  const fixtures = {
    ...unknownFixtures(stranger),
    soldId: order._id,
    boughtId: order._id,
    soldLineId: order.items[0]?.lineId ?? '',
  };
  for (const action of [undefined, 'accept', 'pack', 'cancel'] as const) {
    const reason = action === 'cancel' ? { reason: 'Rain' } : {};
    if (action) await take(app, seller, order, action, reason);
    for (const endpoint of ofOneOrder) {
      const reply = await app.inject(await validRequest(endpoint, fixtures, stranger.token));
      const refused = [endpoint.name, reply.statusCode, reply.json().code];
      expect(refused, reply.body).toEqual([endpoint.name, 403, 'not_allowed']);
    }
  }
  const url = `/api/v1/orders/${order._id}`;
  const { data } = (await app.inject({ url, headers: buyer.headers })).json();
  expect(data.history.map(({ by }: { by: string }) => by)).toEqual([
    ...['buyer', 'seller', 'seller', 'seller'],
  ]);
});
