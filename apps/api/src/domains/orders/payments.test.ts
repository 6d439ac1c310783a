import type { Order } from '@upaj/contract/orders.schema';
import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import {
  checkOut,
  checkoutForm,
  codeOf,
  handedOver,
  placeOrder,
  step,
  take,
} from '../../../test/support/orders.ts';
import { password, type SignedIn, signUp, signUpConfirmed } from '../../../test/support/sign-up.ts';

const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
const reason = 'Nothing has arrived';

let testApp: TestApp;
let app: TestApp['app'];
let buyer: SignedIn;
let seller: SignedIn;
let utr = 412_345_678_900;
const nextUtr = () => {
  utr += 1;
  return { reference: String(utr) };
};
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  [buyer, seller] = [await signUpConfirmed(testApp), await signUp(app)];
});

async function setUpi({ userId, headers }: SignedIn, upi: string) {
  await app.inject({
    method: 'POST',
    url: '/api/v1/seller',
    payload: { userId, ...account },
    headers,
  });
  const payload = { upi, password };
  return app.inject({ method: 'PATCH', url: `/api/v1/seller/${userId}`, payload, headers });
}

const upiOrder = async (quantity = 2): Promise<Order> => {
  await setUpi(seller, 'Ramesh.Mahto@SBI');
  const crop = await createListing(app, seller);
  return placeOrder(app, buyer, { crop, quantity }, { payment: 'upi' });
};

it('an order through UPI needs the address of its seller, which the buyer then sees', async () => {
  const other = await signUp(app);
  const crop = await createListing(app, other);
  const refused = await checkOut(app, buyer, checkoutForm([{ crop }], { payment: 'upi' }));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'no_upi']);
  const broken = await setUpi(other, 'ramesh at sbi');
  expect(broken.json().fields).toMatchObject({ upi: { code: 'wrong_format' } });
  const order = await upiOrder();
  expect(order.seller.upi).toBe('ramesh.mahto@sbi');
});

it('a buyer claims, and only the seller confirms', async () => {
  const order = await upiOrder();
  const claimed = await take(app, buyer, order, 'payment/claim', nextUtr());
  expect(claimed).toMatchObject({ paymentStatus: 'claimed', received: 0, expiresAt: null });
  for (const action of ['payment/confirm', 'payment/refund'] as const)
    expect((await step(app, buyer, order, action)).json().code).toBe('not_allowed');
  await take(app, seller, order, 'payment/dispute', { reason });
  const again = await take(app, buyer, order, 'payment/claim', nextUtr());
  expect(again.paymentStatus).toBe('claimed');
  const confirmed = await take(app, seller, order, 'payment/confirm');
  expect(confirmed).toMatchObject({ paymentStatus: 'confirmed', received: 1400, outstanding: 0 });
  expect((await step(app, seller, order, 'payment/confirm')).json().code).toBe('order_state');
  const kinds = confirmed.payments.map(({ kind, by }) => `${kind} by ${by}`);
  expect(kinds).toEqual([
    ...['claimed by buyer', 'disputed by seller', 'claimed by buyer', 'confirmed by seller'],
  ]);
});

it('a UTR is good for one payment to a seller, also when it is sent twice at once', async () => {
  const [first, second] = [await upiOrder(), await upiOrder()];
  const claim = nextUtr();
  const replies = await Promise.all(
    [first, second].map((order) => step(app, buyer, order, 'payment/claim', claim)),
  );
  const codes = replies.map((reply) => reply.json().code ?? 'claimed').sort();
  expect(codes).toEqual(['claimed', 'utr_used']);
  for (const reference of ['41234567890', '4123456789012', '41234567890a'])
    expect((await step(app, buyer, first, 'payment/claim', { reference })).statusCode).toBe(400);
});

it('what was paid for an order that is cancelled is due to the buyer until it was refunded', async () => {
  const order = await upiOrder();
  await take(app, buyer, order, 'payment/claim', nextUtr());
  await take(app, seller, order, 'reject', { reason });
  const due = await take(app, seller, order, 'payment/confirm');
  expect(due).toMatchObject({ paymentStatus: 'refund due', refundDue: 1400, outstanding: 0 });
  const refunded = await take(app, seller, order, 'payment/refund', nextUtr());
  expect(refunded).toMatchObject({ paymentStatus: 'refunded', received: 0, refundDue: 0 });
  const disputed = await take(app, buyer, order, 'payment/dispute', { reason });
  expect(disputed).toMatchObject({ paymentStatus: 'disputed', refundDue: 1400 });
  const last = await take(app, seller, order, 'payment/refund', {});
  expect(last).toMatchObject({ paymentStatus: 'refunded', received: 0 });
});

it('less goods than were paid for make a refund due of the difference', async () => {
  const order = await upiOrder(2);
  await take(app, buyer, order, 'payment/claim', nextUtr());
  await take(app, seller, order, 'payment/confirm');
  for (const action of ['accept', 'pack'] as const) await take(app, seller, order, action);
  const code = await codeOf(app, buyer, order);
  const body = { ...handedOver(order, 1.8), code, paid: 0 };
  const delivered = await take(app, seller, order, 'deliver', body);
  expect(delivered).toMatchObject({ total: 1260, paymentStatus: 'refund due', refundDue: 140 });
  expect(delivered.payments).toHaveLength(2);
});
