import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import type { OrderCap } from '@upaj/contract/error-reply';
import { newBuyerCaps } from '@upaj/contract/order-caps.rules';
import { mostRepeats } from '@upaj/contract/orders.rules';
import type { Order } from '@upaj/contract/orders.schema';
import {
  expectError,
  expectFields,
  expectSame,
  expectSuccess,
} from '@upaj/mocks/conformance/client';
import {
  addComment,
  beginThread,
  closed,
  openForum,
  threadForm,
} from '@upaj/mocks/conformance/forum';
import {
  about,
  agree,
  checkout,
  invalid,
  left,
  listGoods,
  newUtr,
  openMarket,
  orderGoods,
  placeOrder,
  take,
} from '@upaj/mocks/conformance/market';
import { moderate, tomorrow } from '@upaj/mocks/conformance/moderation';
import {
  confirmAddress,
  createKnownUser,
  createUser,
  password,
  signUpForm,
  type TestUser,
  unique,
} from '@upaj/mocks/conformance/users';
import { it } from 'vitest';
import { openConformanceClient } from '../support/conformance-client.ts';

const { signUp, changeEmail, verifyEmailChange, updateUser, deleteUser } = contract;
const { mergeCart, putCartItem, placeOrders, acceptOrder, amendOrder, acceptAmendment } = contract;
const { claimPayment, disputePayment, createThread, acceptAnswer, getModerationState } = contract;

// Rules that the mocks do not have, asked for as the conformance cases do.
const client = openConformanceClient();

const reason = 'A part of it was sold at the gate';
const limit = { status: 409, code: 'order_step_limit' } as const;
const incorrect = { status: 401, code: 'otp_incorrect' } as const;
const capped = (cap: OrderCap) => ({ status: 409, code: 'buyer_cap', cap }) as const;

const put = ({ token }: TestUser, cropId: string) => ({
  token,
  params: { cropId },
  body: { quantity: 1 },
});
const merge = async ({ token }: TestUser, items: object[]) =>
  (await expectSuccess(client, mergeCart, { token, body: { items } })).data;

async function orderFive(buyer: TestUser, crop: Crop): Promise<Order[]> {
  const made = [];
  while (made.length < newBuyerCaps.orders) made.push(await orderGoods(client, buyer, [[crop, 1]]));
  return made;
}

/** A proposal of one U of the only line at this price. */
const proposal = ({ items }: Order, price: number) => ({
  items: items.map(({ lineId }) => ({ lineId, quantity: 1, price })),
  reason,
});

it('an address that was taken after the OTP was requested is refused', async () => {
  const [one, other] = [await createUser(client), await createUser(client)];
  const newEmail = `${unique('both')}@example.com`;
  const body = { newEmail, password };
  await expectSuccess(client, changeEmail, { token: one.token, body });
  const first = await client.otpOf(newEmail);
  const form = { ...signUpForm(), email: newEmail };
  await expectSuccess(client, signUp, { body: form });
  await expectError(
    client,
    verifyEmailChange,
    { token: one.token, body: { otp: first } },
    { status: 409, code: 'user_exists' },
  );
  // A taken address gets the same reply; no OTP is mailed.
  await expectSuccess(client, changeEmail, { token: other.token, body });
  const guess = { token: other.token, body: { otp: '123456' } };
  await expectError(client, verifyEmailChange, guess, incorrect);
});

it('a cart holds 50 listings', async () => {
  const { seller } = await openMarket(client);
  const buyer = await createUser(client);
  const ids: string[] = [];
  while (ids.length < 51) ids.push((await listGoods(client, seller))._id);
  const items = ids.map((cropId) => ({ cropId, quantity: 1 }));
  expectSame((await merge(buyer, items.slice(0, 49))).items.length, 49, 'one is free');
  const full = await merge(buyer, items.slice(49));
  expectSame([full.items.length, full.items[49]?.cropId], [50, ids[49]], 'beyond the limit');
  const sent = put(buyer, ids[50] ?? '');
  await expectError(client, putCartItem, sent, { status: 409, code: 'cart_full' });
  const known = put(buyer, ids[0] ?? '');
  expectSame((await expectSuccess(client, putCartItem, known)).data.items.length, 50, 'full');
  const tooMany = { token: buyer.token, body: { items } };
  await expectError(client, mergeCart, tooMany, invalid({ items: 'too_many' }));
});

it('a new buyer has five orders waiting at most, until a seller answers or the address is confirmed', async () => {
  const [{ seller }, buyer] = [await openMarket(client), await createUser(client)];
  const crop = await listGoods(client, seller, { price: '1' });
  const [first] = await orderFive(buyer, crop);
  if (!first) throw new Error('there is no order');
  const more = checkout(buyer, [[crop, 1]]);
  const cap = capped({ kind: 'orders', limit: 5, used: 5 });
  await expectError(client, placeOrders, more, cap);
  expectSame(await left(client, [crop]), [125], 'nothing was reserved');
  await take(client, acceptOrder, first, seller);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await expectSuccess(client, placeOrders, { ...more, headers });
  await expectSuccess(client, placeOrders, { ...more, headers });
  await expectError(client, placeOrders, more, cap);
  await confirmAddress(client, buyer);
  await expectSuccess(client, placeOrders, more);
});

it('a new buyer has one tonne and 50,000 rupees waiting at most', async () => {
  const [{ seller }, buyer] = [await openMarket(client), await createUser(client)];
  const cheap = await listGoods(client, seller, { price: '1', quantity: '2500' });
  const dear = await listGoods(client, seller, { price: '25000.01' });
  await orderGoods(client, buyer, [[cheap, 10]]);
  const heavy = checkout(buyer, [[cheap, 31]]);
  await expectError(client, placeOrders, heavy, capped({ kind: 'units', limit: 40, used: 10 }));
  const costly = checkout(buyer, [[dear, 2]]);
  const cap = capped({ kind: 'amount', limit: 50_000, used: 10 });
  await expectError(client, placeOrders, costly, cap);
  await expectSuccess(client, placeOrders, checkout(buyer, [[cheap, 30]]));
});

it('an order takes 20 proposals, no more', async () => {
  const market = await openMarket(client);
  const { buyer, seller } = market;
  const { order } = await placeOrder(client, market, [1]);
  for (let count = 0; count < mostRepeats; count += 1)
    await take(client, amendOrder, order, seller, proposal(order, 500 + count));
  const more = about(order, seller, proposal(order, 600));
  await expectError(client, amendOrder, more, limit);
  const accepted = await take(client, acceptAmendment, order, buyer);
  expectSame(accepted.total, 519, 'the last proposal can be accepted');
});

it('an order takes 20 payments that have not arrived, no more', async () => {
  const market = await openMarket(client);
  const { buyer, seller } = market;
  const { order } = await placeOrder(client, market, [1], { payment: 'upi' });
  for (let count = 0; count < mostRepeats; count += 1) {
    await take(client, claimPayment, order, buyer, { reference: newUtr() });
    await take(client, disputePayment, order, seller, { reason });
  }
  const more = await agree(client, claimPayment, order, buyer, { reference: newUtr() });
  await expectError(client, claimPayment, more, limit);
});

it('what moderation has hidden does not come back with a letter changed', async () => {
  const { moderator } = await openForum(client);
  const author = await createKnownUser(client);
  const { token } = author;
  const content = 'Buy my miracle seeds today, the best price in the whole district';
  const thread = await beginThread(client, author, { content });
  await moderate(client, moderator, 'hide', { on: 'thread', id: thread._id });
  const again = threadForm(author, { content: content.replace('miracle', 'miracel') });
  await expectError(client, createThread, { token, body: again }, closed.post);
  const other = threadForm(author, { content: 'Which seeds do you sow in this district?' });
  await expectSuccess(client, createThread, { token, body: other });
});

it('a suspended user keeps the name, accepts no answer, and stays suspended with another account', async () => {
  const { reader, moderator } = await openForum(client);
  const form = { ...signUpForm(), email: `${unique('asha')}@gmail.com` };
  const { userId: id, token } = await expectSuccess(client, signUp, { body: form });
  const params = { id };
  const thread = await beginThread(client, { id, token, email: form.email });
  const { _id: commentId } = await addComment(client, reader, thread);
  const [target, until] = [{ on: 'thread', id: thread._id } as const, tomorrow()];
  await moderate(client, moderator, 'suspend', { ...target, until });
  const attempts = [
    [updateUser, { params, token, body: { name: 'Cheap seeds here' } }],
    [acceptAnswer, { params: { id: thread._id }, token, body: { commentId } }],
  ] as const;
  for (const [endpoint, request] of attempts)
    await expectError(client, endpoint, request, closed.suspended);
  const moved = { name: form.name, street: 'Ward 9' };
  await expectSuccess(client, updateUser, { params, token, body: moved });
  await expectSuccess(client, deleteUser, { params, token, body: { password } });
  const email = form.email.replace('@', '+again@');
  const again = await expectSuccess(client, signUp, { body: { ...form, email } });
  const { data } = await expectSuccess(client, getModerationState, { token: again.token });
  expectFields(data, { suspendedUntil: until, notices: 0 });
});
