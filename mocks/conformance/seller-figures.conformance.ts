import { dayInIndia } from '@upaj/content/day-in-india';
import { contract } from '@upaj/contract/contract';
import { sumOf } from '@upaj/contract/totals.rules';
import {
  type Cases,
  type ConformanceClient,
  expectFields,
  expectSame,
  expectSuccess,
} from './client.ts';
import { codesOf, createUpiSeller, delivery, listGoods, orderGoods, take } from './market.ts';
import { createUser, type TestUser } from './users.ts';

const { getSellerDashboard, setSellerGoals, getStatement, listTopSellers } = contract;
const { acceptOrder, packOrder, rejectOrder, deliverOrder } = contract;

const today = () => dayInIndia(new Date());
const ownRequest = ({ id: userId, token }: TestUser) => ({ params: { userId }, token });
/** Twelve months with one count in the current one. */
const thisMonth = (count: number) =>
  Array.from({ length: 12 }, (_, at) => (at + 1 === Number(today().slice(5, 7)) ? count : 0));

/** A seller of whose goods 3.6 U were delivered in two orders, one of them paid; one order is rejected, one open. */
async function sell(client: ConformanceClient) {
  const [seller, buyer] = [await createUpiSeller(client), await createUser(client)];
  const crops = [await listGoods(client, seller), await listGoods(client, seller)] as const;
  const [paid, unpaid, rejected] = [
    await orderGoods(client, buyer, [
      [crops[0], 2],
      [crops[1], 1],
    ]),
    await orderGoods(client, buyer, [[crops[0], 1]]),
    await orderGoods(client, buyer, [[crops[0], 1]]),
    await orderGoods(client, buyer, [[crops[0], 1]]),
  ];
  await take(client, rejectOrder, rejected, seller, { reason: 'Everything is promised already' });
  for (const [order, delivered, isPaid] of [
    [paid, [1.6, 1], true],
    [unpaid, [1], false],
  ] as const) {
    await take(client, acceptOrder, order, seller);
    await take(client, packOrder, order, seller);
    const { code } = await codesOf(client, order, buyer);
    const sent = delivery(order, delivered);
    const paid = isPaid ? sent.total : null;
    await take(client, deliverOrder, order, seller, { ...sent, paid, code });
  }
  return { seller, buyer, crops, orders: { paid, unpaid } };
}

/** Cases of the figures, goals and statements of sellers. */
export const sellerFiguresCases: Cases = {
  async 'the figures of a seller are computed from the orders of the year'(client) {
    const { seller, crops } = await sell(client);
    const own = ownRequest(seller);
    const { data } = await expectSuccess(client, getSellerDashboard, own);
    const none = { sales: null, earnings: null };
    expectFields(data, {
      year: Number(today().slice(0, 4)),
      goals: none,
      totalSales: { value: 3.6, goal: null },
      salesThisMonth: { value: 3.6, goal: null },
      totalSalesByMeasure: [{ unit: 'kg', quantity: 3.6 }],
      salesThisMonthByMeasure: [{ unit: 'kg', quantity: 3.6 }],
      totalEarnings: { value: 2071.8, goal: null },
      ordersOverview: {
        received: thisMonth(4),
        delivered: thisMonth(2),
        open: thisMonth(1),
        cancelled: thisMonth(1),
      },
    });
    const [first, second] = crops;
    expectSame(
      data.topSellingItems.map(({ cropId, quantity, earnings }) => [cropId, quantity, earnings]),
      [
        [first._id, 2.6, 1496.3],
        [second._id, 1, 575.5],
      ],
      'the best first',
    );
    expectFields(data.topSellingItems[0], {
      name: first.name,
      category: first.category,
      unit: 'kg',
    });
    const before = await expectSuccess(client, getSellerDashboard, {
      ...own,
      query: { year: '2021' },
    });
    const nothing = Array.from({ length: 12 }, () => 0);
    expectFields(before.data, {
      year: 2021,
      totalSales: { value: 0, goal: null },
      topSellingItems: [],
      totalSalesByMeasure: [],
      salesThisMonth: { value: 3.6, goal: null },
      ordersOverview: {
        received: nothing,
        delivered: nothing,
        open: nothing,
        cancelled: nothing,
      },
    });
  },
  async 'a seller sets goals of a month, reads them back and removes them'(client) {
    const own = ownRequest(await createUpiSeller(client));
    for (const [body, year] of [
      [
        { sales: 40, earnings: 25_000 },
        { sales: 480, earnings: 300_000 },
      ],
      [
        { sales: null, earnings: 9 },
        { sales: null, earnings: 108 },
      ],
      [
        { sales: null, earnings: null },
        { sales: null, earnings: null },
      ],
    ] as const) {
      const set = await expectSuccess(client, setSellerGoals, { ...own, body });
      expectSame(set.data, body, 'the reply');
      const { data } = await expectSuccess(client, getSellerDashboard, own);
      expectFields(data, {
        goals: body,
        totalSales: { value: 0, goal: year.sales },
        salesThisMonth: { value: 0, goal: body.sales },
        totalEarnings: { value: 0, goal: year.earnings },
      });
    }
  },
  async 'the totals of a statement are the sums of its rows, to the paisa'(client) {
    const { seller, orders } = await sell(client);
    const own = ownRequest(seller);
    const month = today().slice(0, 7);
    const { data } = await expectSuccess(client, getStatement, { ...own, query: { month } });
    expectSame([data.month, data.rows.length], [month, 2], 'two deliveries');
    for (const field of ['total', 'received', 'outstanding'] as const) {
      expectSame(data[field], sumOf(data.rows.map((row) => row[field])), field);
    }
    for (const { total, items } of data.rows) {
      expectSame(total, sumOf(items.map((item) => item.total)), 'the lines');
    }
    const { paid, unpaid } = orders;
    const [first, second] = data.rows;
    expectFields(first, {
      orderId: paid._id,
      reference: paid.reference,
      buyer: 'Asha Kumari',
      total: 1496.3,
      received: 1496.3,
      outstanding: 0,
    });
    expectFields(first?.items[0], { delivered: 1.6, price: 575.5, total: 920.8 });
    const owed = { orderId: unpaid._id, received: 0, outstanding: 575.5 };
    expectFields(second, owed);
    const before = { ...own, query: { month: '2021-02' } };
    const empty = { month: '2021-02', rows: [], total: 0, received: 0, outstanding: 0 };
    expectSame((await expectSuccess(client, getStatement, before)).data, empty, 'nothing');
    const byOne = { month, limit: '1' };
    const one = await expectSuccess(client, getStatement, { ...own, query: byOne });
    const cursor = one.nextCursor ?? '';
    const two = await expectSuccess(client, getStatement, {
      ...own,
      query: { ...byOne, cursor },
    });
    expectSame([one.data.rows, two.data.rows], [[first], [second]], 'a page each');
    expectSame([one.data.total, two.data.total], [data.total, data.total], 'the whole month');
    expectSame(two.nextCursor, null, 'the end');
  },
  async 'everybody sees who delivered most in a year'(client) {
    const { data } = await expectSuccess(client, listTopSellers);
    const year = Number(today().slice(0, 4));
    expectSame([data.year, data.sellers.length <= 10], [year, true], 'at most ten of this year');
    const delivered = data.sellers.map((seller) => seller.delivered);
    const ranks = data.sellers.map(({ buyers, delivered: units }) => ({ buyers, units }));
    expectSame(
      ranks,
      ranks.toSorted((left, right) => right.buyers - left.buyers || right.units - left.units),
      'the first first',
    );
    const isEnough = data.deliveredInYear >= Math.max(data.deliveredInMonth, ...delivered, 0);
    expectSame(isEnough, true, 'all of them together');
    const before = await expectSuccess(client, listTopSellers, { query: { year: '2021' } });
    const { deliveredInYear, sellers } = before.data;
    expectSame([before.data.year, deliveredInYear, sellers], [2021, 0, []], 'no sellers yet');
  },
};
