import { expect, it } from 'vitest';
import { contract } from './contract.ts';

/** Endpoints of section 7 of the specification and additions: none may be removed or moved. */
const addresses = `
GET /api/v1/user/:id
PATCH /api/v1/user/:id
GET /api/v1/seller/:userId
PATCH /api/v1/seller/:userId
POST /api/v1/seller
GET /api/v1/transaction/last-10/:userId
GET /api/v1/crops
POST /api/v1/crops
GET /api/v1/tweets
GET /api/v1/threads/popular
GET /api/v1/threads/mytweets/:userId
POST /api/v1/tweets
POST /api/v1/user/signup
POST /api/v1/user/resetPassword
POST /upload
GET /data/2.5/forecast
GET /data/2.5/weather
POST /api/v1/user/signin
POST /api/v1/user/signout
POST /api/v1/user/forget
POST /api/v1/user/verify
POST /api/v1/user/changePassword
POST /api/v1/user/changeEmail
POST /api/v1/user/changeEmail/verify
POST /api/v1/user/confirmEmail
POST /api/v1/user/confirmEmail/verify
GET /api/v1/user/sessions
DELETE /api/v1/user/sessions/:id
GET /api/v1/user/:id/export
DELETE /api/v1/user/:id
GET /api/v1/crops/:id
PATCH /api/v1/crops/:id
DELETE /api/v1/crops/:id
GET /api/v1/crops/:id/reviews
POST /api/v1/crops/:id/reviews
GET /api/v1/cart
PUT /api/v1/cart/:cropId
DELETE /api/v1/cart/:cropId
POST /api/v1/orders
GET /api/v1/orders
GET /api/v1/orders/:id
POST /api/v1/orders/:id/accept
POST /api/v1/orders/:id/reject
POST /api/v1/orders/:id/pack
POST /api/v1/orders/:id/deliver
POST /api/v1/orders/:id/cancel
POST /api/v1/orders/:id/payment/claim
POST /api/v1/orders/:id/payment/confirm
GET /api/v1/seller/:userId/dashboard
GET /api/v1/sellers/top
GET /api/v1/tweets/:id
POST /api/v1/comments
POST /api/v1/likes/toggle
POST /api/v1/reports
GET /api/v1/notifications
POST /api/v1/notifications/read
GET /api/v1/notifications/stream
POST /api/v1/chat
POST /api/v1/crop-recommendation
GET /api/v1/labs
POST /api/v1/contact`;

it('has every endpoint of the specification at its address', () => {
  const written = Object.values(contract).map(({ method, path }) => `${method} ${path}`);
  const specified = addresses.trim().split('\n');
  expect(specified.filter((address) => !written.includes(address))).toEqual([]);
});

it('takes a cursor exactly where the reply returns one', () => {
  for (const endpoint of Object.values(contract)) {
    const reply = Object.values(endpoint.replies)[0];
    const tells = reply !== null && 'shape' in reply && 'nextCursor' in reply.shape;
    const asks =
      'query' in endpoint && 'shape' in endpoint.query && 'cursor' in endpoint.query.shape;
    expect(asks, endpoint.name).toBe(tells);
  }
});
