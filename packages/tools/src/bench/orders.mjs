import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { root } from '../run.mjs';
import { percentile, press } from './press.mjs';

/** @typedef {{ email: string, password: string }} Person */
/** @typedef {{ id: string, price: number, seller: string }} Goods */

const SIZES = [100_000, 1_000_000];
const CONNECTIONS = 20;
const SECONDS = 6;
/** Listings of the seller whose pages are measured: one of a hundred. */
const OWN_LISTINGS = 1000;
const GOODS = 20_000;
const address = {
  name: 'Meera',
  phone: '9876543210',
  street: 'Ward 4',
  city: 'Ranchi',
  state: 'Jharkhand',
  postalCode: '835202',
};

/**
 * Adds people, among whom listings and orders are shared out.
 * @param {pg.PoolConfig} config
 */
export async function addPeople(config) {
  const pool = new pg.Pool(config);
  await pool.query(
    `insert into users (name, email, phone, street, city, state, postal_code)
     select name, 'bench-' || i || '@example.com', phone, street, city, state, postal_code
     from generate_series(1, 5000) i
     join (select row_number() over (order by id) as nth, count(*) over () as n, * from users) demo
       on demo.nth = 1 + i % demo.n`,
  );
  await pool.end();
}

/**
 * Measures the pages of orders and the checkout with growing numbers of orders, and beside the checkout the same
 * inserts in bare SQL.
 * @param {string} url
 * @param {pg.PoolConfig} config
 * @param {{ seller: Person, buyer: Person }} people
 * @returns {Promise<[string, string][]>}
 */
export async function measureOrders(url, config, people) {
  const pool = new pg.Pool({ max: CONNECTIONS, ...config });
  pool.on('error', () => undefined);
  const seller = await signIn(url, people.seller);
  const buyer = await signIn(url, people.buyer);
  await pool.query(
    `update crops set seller_id = users.id, seller_state = users.state
     from users where users.id = $1 and crops.id in (select id from crops order by id limit $2)`,
    [seller.userId, OWN_LISTINGS],
  );
  /** @type {[string, string][]} */
  const rows = [];
  /** @type {Map<string, number[]>} */
  const growth = new Map();
  let before = 0;
  for (const size of SIZES) {
    await fill(pool, size, before);
    before = size;
    const among = `among ${size.toLocaleString('en')} orders`;
    for (const [what, path, headers] of await pagesOf(pool, seller, buyer)) {
      const page = { url: `${url}/api/v1/${path}`, headers, connections: CONNECTIONS };
      await press({ ...page, duration: 2 });
      const { perSecond, times } = await press({ ...page, duration: SECONDS });
      const p95 = percentile(times, 0.95).toFixed(0);
      growth.set(what, [...(growth.get(what) ?? []), Number(p95)]);
      rows.push([
        `${what} ${among}`,
        `${perSecond.toFixed(0)} a second, 95 of 100 within ${p95} ms`,
      ]);
    }
    const goods = await chooseGoods(pool, buyer.userId);
    const product = await pressCheckout(url, buyer.headers, goods);
    const bare = await pressBare(pool, buyer.userId, goods);
    rows.push([
      `checkouts ${among}`,
      `${product.toFixed(0)} a second; the same in bare SQL ${bare.toFixed(0)}, ${(bare / product).toFixed(1)} times`,
    ]);
  }
  for (const [what, [least = 0, most = 0]] of growth)
    rows.push([
      `${what}, most orders against fewest`,
      `${(Math.max(most, 1) / Math.max(least, 1)).toFixed(2)} times`,
    ]);
  await pool.end();
  return rows;
}

/** Signs a person in. @param {string} url @param {Person} person */
export async function signIn(url, person) {
  const reply = await fetch(`${url}/api/v1/user/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { token, userId } = Object(await reply.json());
  return { userId, headers: { authorization: `Bearer ${token}` } };
}

/**
 * Adds orders up to a number.
 * @param {pg.Pool} pool
 * @param {number} size
 * @param {number} before
 */
async function fill(pool, size, before) {
  const path = `${root}/apps/api/test/support/large-orders.sql`;
  const [sample = '', ...steps] = readFileSync(path, 'utf8')
    .split(/;\n/)
    .filter((text) => text.trim() !== '');
  const client = await pool.connect();
  await client.query(sample, [size, before, new Date()]);
  for (const text of steps) await client.query(text);
  // Without a checkpoint the database would write the new rows for minutes during the measurement.
  await client.query('checkpoint');
  client.release(true);
}

/**
 * The pages that are measured: what, path, headers.
 * @param {pg.Pool} pool
 * @param {{ userId: string, headers: object }} seller
 * @param {{ userId: string, headers: object }} buyer
 * @returns {Promise<[string, string, object][]>}
 */
async function pagesOf(pool, seller, buyer) {
  const { rows } = await pool.query('select id from orders where seller_id = $1 limit 1', [
    seller.userId,
  ]);
  return [
    ['GET /crops', 'crops', {}],
    ['search of an English word (wheat)', 'crops?q=wheat', {}],
    ['best rated of a category', 'crops?category=Vegetables&sort=rating', {}],
    ['seller dashboard', `seller/${seller.userId}/dashboard`, seller.headers],
    ["seller's order list", 'orders?as=seller', seller.headers],
    ["seller's new orders", 'orders?as=seller&status=placed', seller.headers],
    ["buyer's order list", 'orders?as=buyer', buyer.headers],
    ['one order', `orders/${rows[0].id}`, seller.headers],
    ['notifications', 'notifications', seller.headers],
    ['top sellers (kept for a minute)', 'sellers/top', {}],
  ];
}

/**
 * Listings that can be ordered.
 * @param {pg.Pool} pool
 * @param {string} buyerId
 * @returns {Promise<Goods[]>}
 */
async function chooseGoods(pool, buyerId) {
  const { rows } = await pool.query(
    `select id, price::float8 as price, seller_id as seller from crops
     where seller_id <> $1 and not is_paused and expiry_date > current_date + 2 and quantity - reserved >= 250
     order by md5(id::text) limit $2`,
    [buyerId, GOODS],
  );
  return rows;
}

/** @param {readonly Goods[]} goods */
function someOf(goods) {
  const found = goods[Math.floor(Math.random() * goods.length)];
  if (!found) throw new Error('There are no listings to order');
  return found;
}

/**
 * Checkouts of one listing each, in a second.
 * @param {string} url
 * @param {object} auth
 * @param {readonly Goods[]} goods
 */
async function pressCheckout(url, auth, goods) {
  /** @param {object} request */
  const setupRequest = (request) => {
    const { id: cropId, price } = someOf(goods);
    const items = [{ cropId, quantity: 1, price: price / 100 }];
    const body = JSON.stringify({ items, isCart: false, address, payment: 'on-delivery' });
    const key = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    return { ...request, body, headers: { ...auth, ...key } };
  };
  const requests = [{ method: 'POST', path: '/api/v1/orders', setupRequest }];
  const pressure = { url, connections: CONNECTIONS, requests };
  await press({ ...pressure, duration: 2 });
  return (await press({ ...pressure, duration: SECONDS })).perSecond;
}

/**
 * The same rows as those of a checkout, in one transaction each, in a second.
 * @param {pg.Pool} pool
 * @param {string} buyerId
 * @param {readonly Goods[]} goods
 */
async function pressBare(pool, buyerId, goods) {
  const until = Date.now() + SECONDS * 1000;
  let count = 0;
  const work = async () => {
    const client = await pool.connect();
    while (Date.now() < until) {
      await checkOutBare(client, buyerId, someOf(goods));
      count += 1;
    }
    client.release();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return count / SECONDS;
}

/**
 * The statements of a checkout, with the parameters that each has of order, buyer and listing.
 * @type {readonly [string, readonly ('order' | 'buyer' | 'crop')[]][]}
 */
const CHECKOUT = [
  ['select * from crops where id = $1 for update', ['crop']],
  [
    `insert into idempotency_keys (user_id, key, digest, response, created_at)
     values ($1, $2::text, 'bench', '[]', now())`,
    ['buyer', 'order'],
  ],
  [
    `insert into orders (id, reference, buyer_id, seller_id, buyer_name, seller_name, address, status, payment,
                         payment_status, total, checkout_key, created_at, updated_at)
     select $1::uuid, $1::text, $2, seller_id, 'B', 'S', '{}', 'placed', 'on-delivery', 'unpaid', price, $1::text,
            now(), now()
     from crops where id = $3`,
    ['order', 'buyer', 'crop'],
  ],
  [
    `insert into order_lines (id, order_id, revision, position, crop_id, name, category, unit, price, quantity, total)
     select $1, $1, 0, 0, id, name, category, unit, price, 1, price from crops where id = $2`,
    ['order', 'crop'],
  ],
  [
    `insert into order_events (order_id, kind, by, actor_id, at) values ($1, 'place', 'buyer', $2, now())`,
    ['order', 'buyer'],
  ],
  [
    `insert into stock_movements (crop_id, line_id, kind, stock, reserved, at)
     values ($1, $2, 'reserve', 0, 25, now())`,
    ['crop', 'order'],
  ],
  ['update crops set reserved = reserved + 25 where id = $1', ['crop']],
  [
    `insert into events (type, payload, dispatched_at) values ('bench', jsonb_build_object('id', $1::text), now())`,
    ['order'],
  ],
];

/**
 * @param {pg.PoolClient} client
 * @param {string} buyer
 * @param {Goods} goods
 */
async function checkOutBare(client, buyer, { id: crop }) {
  const values = { order: randomUUID(), buyer, crop };
  await client.query('begin');
  for (const [at, [text, names]] of CHECKOUT.entries())
    await client.query({
      name: `bench checkout ${at}`,
      text,
      values: names.map((name) => values[name]),
    });
  await client.query('commit');
}
