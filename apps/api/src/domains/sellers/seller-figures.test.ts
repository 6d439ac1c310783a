import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { codeOf, deliver, handedOver, placeOrder, take } from '../../../test/support/orders.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
let testApp: TestApp;
let app: TestApp['app'];
let seller: SignedIn;
let buyer: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  [seller, buyer] = [await signUp(app), await signUp(app)];
  const { userId, headers } = seller;
  await app.inject({
    method: 'POST',
    url: '/api/v1/seller',
    payload: { userId, ...account },
    headers,
  });
});

const get = async (path: string) =>
  (
    await app.inject({ url: `/api/v1/seller/${seller.userId}/${path}`, headers: seller.headers })
  ).json().data;

it('figures follow the delivered weight, and months are those of India', {
  tags: ['SELLER-DASHBOARD-10'],
}, async () => {
  const crop = await createListing(app, seller);
  // 23:45 in India on 31 May is the evening of that day in UTC; half an hour later it is June.
  testApp.setNow(new Date('2026-05-31T18:15:00Z'));
  await deliver(app, seller, buyer, crop);
  testApp.setNow(new Date('2026-05-31T18:45:00Z'));
  const lighter = await placeOrder(app, buyer, { crop, quantity: 2 });
  await take(app, seller, lighter, 'accept');
  await take(app, seller, lighter, 'pack');
  const code = await codeOf(app, buyer, lighter);
  await take(app, seller, lighter, 'deliver', { ...handedOver(lighter, 1.48), code });
  const cancelled = await placeOrder(app, buyer, { crop });
  await take(app, buyer, cancelled, 'cancel', { reason: 'Too dear' });
  await placeOrder(app, buyer, { crop });
  testApp.setNow(today);
  const { ordersOverview, ...figures } = await get('dashboard');
  expect(figures).toMatchObject({
    year: 2026,
    totalSales: { value: 2.48, goal: null },
    salesThisMonth: { value: 1.48, goal: null },
    totalSalesByMeasure: [{ unit: 'kg', quantity: 2.48 }],
    salesThisMonthByMeasure: [{ unit: 'kg', quantity: 1.48 }],
    totalEarnings: { value: 1736, goal: null },
    topSellingItems: [{ cropId: crop._id, unit: 'kg', quantity: 2.48, earnings: 1736 }],
  });
  const inMayAndJune = (months: number[]) => months.slice(4, 6);
  expect(inMayAndJune(ordersOverview.received)).toEqual([1, 3]);
  expect(inMayAndJune(ordersOverview.delivered)).toEqual([1, 1]);
  expect(inMayAndJune(ordersOverview.open)).toEqual([0, 1]);
  expect(inMayAndJune(ordersOverview.cancelled)).toEqual([0, 1]);
  const [may, june] = [await get('statement?month=2026-05'), await get('statement?month=2026-06')];
  expect([may.total, may.rows.length, june.total, june.rows.length]).toEqual([700, 1, 1036, 1]);
  expect(june.rows[0].items[0]).toMatchObject({ delivered: 1.48, price: 700, total: 1036 });
  expect([june.received, june.outstanding]).toEqual([0, 1036]);
});

it('what is corrected after an objection counts in the month of the handover', async () => {
  testApp.setNow(new Date('2026-03-10T06:00:00Z'));
  const crop = await createListing(app, seller, { harvestDate: '2026-03-01' });
  const order = await placeOrder(app, buyer, { crop, quantity: 2 });
  await take(app, seller, order, 'accept');
  await take(app, seller, order, 'pack');
  await take(app, seller, order, 'deliver', { ...handedOver(order), reason: 'No phone' });
  await take(app, buyer, order, 'object', { reason: 'It was less' });
  testApp.setNow(new Date('2026-04-02T06:00:00Z'));
  const code = await codeOf(app, buyer, order);
  await take(app, seller, order, 'deliver', { ...handedOver(order, 1), code });
  testApp.setNow(today);
  const { ordersOverview } = await get('dashboard');
  expect(ordersOverview.delivered.slice(2, 4)).toEqual([1, 0]);
  expect((await get('statement?month=2026-03')).total).toBe(700);
  const { rows } = await testApp.pool.query(
    "select units::float, amount::int from seller_sales where month = '2026-03-01'",
  );
  expect(rows).toEqual([{ units: 1, amount: 70_000 }]);
});

it('what is weighed and what is poured are never added up', async () => {
  testApp.setNow(new Date('2025-11-10T06:00:00Z'));
  const sold = { harvestDate: '2025-11-01', category: 'Dairy Products' };
  const milk = await createListing(app, seller, { ...sold, name: 'Milk', unit: 'liters' });
  const ghee = await createListing(app, seller, { ...sold, name: 'Ghee', unit: 'tonnes' });
  await deliver(app, seller, buyer, milk);
  await deliver(app, seller, buyer, milk);
  await deliver(app, seller, buyer, ghee);
  testApp.setNow(today);
  const figures = await get('dashboard?year=2025');
  expect(figures.totalSales.value).toBe(3);
  expect(figures.totalSalesByMeasure).toEqual([
    { unit: 'liters', quantity: 2 },
    { unit: 'kg', quantity: 1 },
  ]);
  expect(figures.topSellingItems).toMatchObject([
    { name: 'Milk', unit: 'liters', quantity: 2 },
    { name: 'Ghee', unit: 'kg', quantity: 1 },
  ]);
});

it('the sellers of a year are listed by what they delivered', async () => {
  const reply = await app.inject({ url: '/api/v1/sellers/top?year=2026' });
  const { data } = reply.json();
  expect(data.sellers[0]).toMatchObject({ userId: seller.userId, delivered: 3.48, rating: null });
  expect(data.deliveredInYear).toBe(3.48);
});
