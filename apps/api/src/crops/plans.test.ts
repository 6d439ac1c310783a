import { Category } from '@upaj/contract/crops.schema';
import { beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { join, type SignedIn } from '../testing/people.ts';

let house: TestApp;
let asha: SignedIn;

const states = ['Kerala', ...Array.from({ length: 6 }, (_, at) => `Pradesh ${at}`)];
const sql = (values: readonly string[]) => `array[${values.map((it) => `'${it}'`).join(', ')}]`;

/** A market as large as the screens must bear, spread over categories, states and prices. */
const fill = `
  insert into crops (id, seller_id, seller_state, name, description, price, quantity, unit, category,
                     harvest_date, expiry_date, place, created_at, updated_at)
  select gen_random_uuid(), people.ids[1 + i / 8 % 40], people.states[1 + i / 8 % 40],
         'Wheat ' || i, 'Clean and dry, lot ' || i, 20000 + i * 7919 % 100000, 500, 'kg',
         (${sql(Category.options)})[1 + i % 8], '2026-04-10', date '2026-06-01' + i % 90,
         'Bero', timestamptz '2026-06-10' - i * interval '1 minute', now()
  from generate_series(1, 20000) i,
       (select array_agg(id order by id) as ids, array_agg(state order by id) as states from users) people`;

beforeAll(async () => {
  house = await openTestApp();
  asha = await join(house.app);
  await house.pool.query(
    `insert into users (name, email, phone, street, city, state, postal_code)
     select 'P', 'p' || i, '', '', '', (${sql(states)})[1 + i % 7], '' from generate_series(1, 39) i`,
  );
  await house.pool.query(fill);
  // As the database does by itself after a while: counts rows and puts new words into their index.
  await house.pool.query('vacuum analyze');
});

/** Every step of the plans of what the database is asked for one page, as PostgreSQL names them. */
async function stepsFor(url: string): Promise<string[]> {
  const asked = vi.spyOn(house.pool, 'query');
  const reply = await house.app.inject({ url, headers: asha.headers });
  const questions = asked.mock.calls.map(([question, values]) => ({ ...Object(question), values }));
  asked.mockRestore();
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data.length, url).toBeGreaterThan(0);
  const pages = questions.filter(({ text }) => / from "crops" /.test(text));
  expect(pages).toHaveLength(1);
  const [page] = pages;
  // What is prepared is planned once, without knowing its values.
  const { rows } = page?.name
    ? await house.pool.query(`explain (generic_plan) ${page.text}`)
    : await house.pool.query(`explain ${page?.text}`, page?.values);
  const lines = rows.map((row) => String(row['QUERY PLAN']));
  // What a listing's own pictures cost does not grow with the market.
  const pictures = lines.findIndex((line) => line.includes('SubPlan'));
  return lines.slice(0, pictures);
}

// Whatever a person sets of the filter, in each order.
const choices = ['category=Pulses', 'state=Kerala', 'minPrice=300', 'maxPrice=900'];
const filters = choices.reduce<string[][]>(
  (all, choice) => all.flatMap((set) => [set, [...set, choice]]),
  [[]],
);
const orders = ['newest', 'price-asc', 'price-desc'];
const market = orders.flatMap((sort) => filters.map((set) => [`sort=${sort}`, ...set].join('&')));

it.each(market)('a page of %s and the one after it are read off an index', async (query) => {
  const url = `/api/v1/crops?${query}`;
  const first = await house.app.inject(url);
  for (const address of [url, `${url}&cursor=${first.json().nextCursor}`]) {
    const steps = (await stepsFor(address)).join('\n');
    expect(steps).not.toMatch(/Seq Scan on crops|Sort/);
    // A wrong index would be walked past all that is of another category or state.
    expect(steps).not.toMatch(/Filter: .*(category|seller_state)/);
  }
});

it('a seller reads their own listings off an index', async () => {
  await house.pool.query(
    'update crops set seller_id = $1, seller_state = $2 where ctid in (select ctid from crops limit 60)',
    [asha.userId, 'Jharkhand'],
  );
  const steps = (await stepsFor(`/api/v1/crops?seller=${asha.userId}`)).join('\n');
  expect(steps).not.toMatch(/Seq Scan on crops|Sort/);
});

it.each(['gehun', '19998', 'clean'])(
  'words like "%s" are not looked for in every row',
  async (q) => {
    const steps = (await stepsFor(`/api/v1/crops?q=${q}`)).join('\n');
    expect(steps).not.toMatch(/Seq Scan on crops/);
  },
);
