import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { fillMarket } from '../../testing/large-market.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { type SignedIn, signUp } from '../../testing/sign-up.ts';

let testApp: TestApp;
let asha: SignedIn;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
  // As large as the screens must bear.
  await fillMarket(testApp.pool, 20_000);
});

interface Asked {
  name?: string;
  text: string;
  values: unknown[];
}

/** The plans of all that the database is asked for one page, as PostgreSQL tells them. */
async function plansFor(url: string): Promise<string[]> {
  // Searches have a pool of their own.
  const asked = vi.spyOn(pg.Pool.prototype, 'query');
  const reply = await testApp.app.inject({ url, headers: asha.headers });
  const questions: Asked[] = asked.mock.calls.map(([question, values]) => ({
    ...Object(question),
    values,
  }));
  asked.mockRestore();
  expect(reply.statusCode, reply.body).toBe(200);
  const pages = questions.filter(({ text }) => /^select .* from "crops" /s.test(text));
  expect(pages.length, url).toBeGreaterThan(0);
  return Promise.all(pages.map(planOf));
}

async function planOf({ name, text, values }: Asked): Promise<string> {
  // What is prepared is planned once, without knowing its values.
  const { rows } = name
    ? await testApp.pool.query(`explain (generic_plan) ${text}`)
    : await testApp.pool.query(`explain ${text}`, values);
  const lines = rows.map((row) => String(row['QUERY PLAN']));
  // What a listing's own pictures cost does not grow with the market.
  const pictures = lines.findIndex((line) => line.includes('SubPlan'));
  return lines.slice(0, pictures).join('\n');
}

/** The plan of a page that one question answers. */
async function planFor(url: string): Promise<string> {
  const plans = await plansFor(url);
  expect(plans).toHaveLength(1);
  return plans.join();
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
  const first = await testApp.app.inject(url);
  for (const address of [url, `${url}&cursor=${first.json().nextCursor}`]) {
    const steps = await planFor(address);
    expect(steps).not.toMatch(/Seq Scan on crops|Sort/);
    // A wrong index would be walked past all that is of another category or state.
    expect(steps).not.toMatch(/Filter: .*(category|seller_state)/);
  }
});

it('a seller reads their own listings off an index', async () => {
  await testApp.pool.query(
    'update crops set seller_id = $1, seller_state = $2 where ctid in (select ctid from crops limit 60)',
    [asha.userId, 'Jharkhand'],
  );
  const steps = await planFor(`/api/v1/crops?seller=${asha.userId}`);
  expect(steps).not.toMatch(/Seq Scan on crops|Sort/);
});

// Exact, one and two letters in both scripts, another name, a slip, a mention, many at once.
const searches = [
  'gehun',
  'w',
  'गे',
  'kanak',
  'whaet',
  '19998',
  'clean',
  'wheat lot',
  'x',
  'whe 1999',
];

it.each(searches.flatMap((q) => orders.map((sort) => [q, sort] as const)))(
  'a search for "%s" by %s is answered by an index',
  async (q, sort) => {
    for (const filter of ['', '&category=Pulses&state=Kerala']) {
      const plans = await plansFor(`/api/v1/crops?${new URLSearchParams({ q, sort })}${filter}`);
      for (const steps of plans) expect(steps).not.toMatch(/Seq Scan on crops/);
    }
  },
);

it('what few listings say is put in order once found, what most say is read in order', async () => {
  const few = await plansFor('/api/v1/crops?q=19998&sort=price-asc');
  expect(few.join()).toMatch(/Sort.*Bitmap Index Scan on crops_search_terms/s);
  const most = await plansFor('/api/v1/crops?q=clean&sort=price-asc');
  expect(most.join()).toMatch(/Index Scan using crops_price/);
});
