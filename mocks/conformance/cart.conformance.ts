import type { Cart } from '@upaj/contract/cart.schema';
import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import { firstPicture } from '../src/first-picture.ts';
import {
  type Cases,
  type ConformanceClient,
  expectError,
  expectFields,
  expectSame,
  expectSuccess,
} from './client.ts';
import { listGoods, openMarket } from './market.ts';
import { createUser, createUsers, type TestUser, unknownId } from './users.ts';

const { getCart, mergeCart, putCartItem, deleteCartItem, updateCrop, deleteCrop } = contract;
const noListing = { status: 404, code: 'not_found', message: 'Listing not found' } as const;
const conflict = (code: 'own_listing' | 'out_of_stock' | 'cart_full') =>
  ({ status: 409, code }) as const;

const putRequest = ({ token }: TestUser, cropId: string, quantity: number) => ({
  token,
  params: { cropId },
  body: { quantity },
});
const put = async (
  client: ConformanceClient,
  user: TestUser,
  { _id }: Crop,
  quantity: number,
): Promise<Cart> =>
  (await expectSuccess(client, putCartItem, putRequest(user, _id, quantity))).data;
const read = async (client: ConformanceClient, { token }: TestUser): Promise<Cart> =>
  (await expectSuccess(client, getCart, { token })).data;
const change = (client: ConformanceClient, owner: TestUser, crop: Crop, body: object) =>
  expectSuccess(client, updateCrop, { token: owner.token, params: { id: crop._id }, body });
const merge = async (
  client: ConformanceClient,
  { token }: TestUser,
  items: readonly (readonly [cropId: string, quantity: number])[],
): Promise<Cart> => {
  const body = { items: items.map(([cropId, quantity]) => ({ cropId, quantity })) };
  return (await expectSuccess(client, mergeCart, { token, body })).data;
};
const quantities = ({ items }: Cart) => items.map(({ cropId, quantity }) => [cropId, quantity]);

/** Cases of carts. */
export const cartCases: Cases = {
  async 'a cart keeps its items in the order in which they were added'(client) {
    const { seller } = await openMarket(client);
    const [other] = await createUsers(client);
    const buyer = await createUser(client);
    expectSame(await read(client, buyer), { items: [], total: 0 }, 'a new cart');
    const [onions, peas] = [await listGoods(client, seller), await listGoods(client, other)];
    await put(client, buyer, onions, 2);
    await put(client, buyer, peas, 1);
    const cart = await put(client, buyer, onions, 3);
    expectSame(await read(client, buyer), cart, 'read again');
    expectSame(cart.total, 2302, 'the total');
    const [item, last] = cart.items;
    const { name, category, unit } = onions;
    const facts = {
      cropId: onions._id,
      name,
      category,
      unit,
      picture: firstPicture(onions),
      seller: { userId: seller.id, name: 'Asha Kumari', hasUpi: true },
      quantity: 3,
      price: 575.5,
      priceWhenAdded: 575.5,
      stock: 10,
      status: 'available',
    };
    expectFields(item, facts);
    expectSame([last?.cropId, last?.seller?.hasUpi], [peas._id, false], 'the second item');
    const more = await put(client, buyer, onions, 11);
    expectSame([more.items[0]?.quantity, more.total], [11, 575.5], 'more than is left');
    const gone = { token: buyer.token, params: { cropId: onions._id } };
    for (const when of ['removed', 'removed again']) {
      const { data } = await expectSuccess(client, deleteCartItem, gone);
      expectSame(quantities(data), [[peas._id, 1]], when);
    }
  },
  async 'a cart shows a new price beside that of the time when it was added'(client) {
    const { seller } = await openMarket(client);
    const buyer = await createUser(client);
    const crop = await listGoods(client, seller);
    await put(client, buyer, crop, 2);
    await change(client, seller, crop, { price: 600 });
    const prices = ({ items }: Cart) =>
      items.map(({ quantity, price, priceWhenAdded }) => [quantity, price, priceWhenAdded]);
    expectSame(prices(await read(client, buyer)), [[2, 600, 575.5]], 'dearer');
    const merged = await merge(client, buyer, [[crop._id, 4]]);
    expectSame(prices(merged), [[4, 600, 575.5]], 'merged');
    expectSame(prices(await put(client, buyer, crop, 3)), [[3, 600, 600]], 'set anew');
  },
  async 'an item stays in the cart when its listing is paused, sold out or deleted'(client) {
    const { seller } = await openMarket(client);
    const buyer = await createUser(client);
    const crops = [await listGoods(client, seller), await listGoods(client, seller)];
    const [paused, deleted, soldOut] = [...crops, await listGoods(client, seller)];
    if (!paused || !deleted || !soldOut) throw new Error('there are three listings');
    for (const crop of [paused, deleted, soldOut]) await put(client, buyer, crop, 1);
    await change(client, seller, paused, { isPaused: true });
    await change(client, seller, soldOut, { quantity: 0 });
    const own = { token: seller.token, params: { id: deleted._id } };
    await expectSuccess(client, deleteCrop, own);
    const { items, total } = await read(client, buyer);
    const facts = items.map(({ name, price, stock, status }) => [name, price, stock, status]);
    const expected = [
      ['Onion', 575.5, 10, 'paused'],
      ['Onion', 575.5, 0, 'gone'],
      ['Onion', 575.5, 0, 'available'],
    ];
    expectSame([facts, total], [expected, 0], 'the items');
    const { seller: noOne, picture, category, unit, priceWhenAdded } = items[1] ?? {};
    expectSame(
      [noOne, picture, category, unit, priceWhenAdded],
      [null, null, 'Vegetables', 'kg', 575.5],
      'what is left of the deleted listing',
    );
  },
  async "a cart takes no listing that is missing, paused, sold out or the buyer's own"(client) {
    const { seller, buyer } = await openMarket(client);
    const paused = await listGoods(client, seller);
    await change(client, seller, paused, { isPaused: true });
    const soldOut = await listGoods(client, seller);
    await change(client, seller, soldOut, { quantity: 0 });
    const own = await listGoods(client, buyer);
    for (const [cropId, error] of [
      [unknownId, noListing],
      [paused._id, noListing],
      [soldOut._id, conflict('out_of_stock')],
      [own._id, conflict('own_listing')],
    ] as const) {
      await expectError(client, putCartItem, putRequest(buyer, cropId, 1), error);
    }
  },
  async "a visitor's items join the cart with the larger quantity"(client) {
    const { seller } = await openMarket(client);
    const buyer = await createUser(client);
    const [onions, peas] = [await listGoods(client, seller), await listGoods(client, seller)];
    const paused = await listGoods(client, seller);
    await change(client, seller, paused, { isPaused: true });
    const soldOut = await listGoods(client, seller);
    await change(client, seller, soldOut, { quantity: 0 });
    const own = await listGoods(client, buyer);
    await put(client, buyer, onions, 2);
    const notForSale = [unknownId, paused._id, soldOut._id, own._id];
    const cart = await merge(client, buyer, [
      ...notForSale.map((cropId) => [cropId, 1] as const),
      [peas._id, 3],
      [onions._id, 1],
    ]);
    const kept = [
      [onions._id, 2],
      [peas._id, 3],
    ];
    expectSame(quantities(cart), kept, 'the larger quantity, and nothing that is not for sale');
    const again = await merge(client, buyer, [
      [onions._id, 5],
      [onions._id, 4],
    ]);
    expectSame(again.items[0]?.quantity, 5, 'the larger one of the visitor');
  },
};
