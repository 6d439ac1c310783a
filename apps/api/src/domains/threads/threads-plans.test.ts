import { beforeAll, expect, it } from 'vitest';
import { fillThreads } from '../../../test/support/large-threads.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { mainPart, planOf, queriesOfRequest } from '../../../test/support/query-plans.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let asha: SignedIn;
let busiest: string;
let answered: string;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
  const { pool } = testApp;
  await pool.query(
    `insert into users (name, email, phone, street, city, state, postal_code)
     select 'P', 'q' || i, '', '', '', 'Kerala', '' from generate_series(1, 500) i`,
  );
  await fillThreads(pool, 10_000);
  await pool.query(
    'update threads set author_id = $1 where id in (select id from threads order by id limit 60)',
    [asha.userId],
  );
  await pool.query(
    `insert into thread_mutes select id, author_id from threads where author_id is not null;
     insert into thread_pictures (id, author_id, thread_id, width, height, created_at)
     select gen_random_uuid(), author_id, id, 1280, 960, created_at from threads where author_id is not null`,
  );
  await pool.query('vacuum analyze');
  const read = async (text: string) => (await pool.query<{ id: string }>(text)).rows[0]?.id ?? '';
  busiest = await read(
    'select thread_id as id from thread_stats order by comment_count desc limit 1',
  );
  answered = await read('select parent_id as id from comments where parent_id is not null limit 1');
});

/** The plans of all queries of a request that read discussions. */
async function plansFor(path: string): Promise<string[]> {
  const { headers } = asha;
  const queries = await queriesOfRequest(testApp.app, { url: `/api/v1/${path}`, headers });
  const tables =
    /^select .*"(threads|thread_stats|comments|thread_likes|comment_likes|thread_mutes)"/s;
  const asked = queries.filter(({ text }) => tables.test(text));
  expect(asked.length, path).toBeGreaterThan(0);
  return Promise.all(asked.map((query) => planOf(testApp.pool, query, { hasHashJoins: false })));
}

const flags = ['', 'brief=true', 'unanswered=true', 'unanswered=true&brief=true'];
const lists = [
  ['tweets?', 'newest'],
  ['tweets?sort=activity&', 'activity'],
  ['threads/popular?', 'popular'],
].flatMap(([list = '', order = '']) =>
  flags.map((flag) => [`${list}${flag}`, order, flag.startsWith('unanswered')] as const),
);

it.each(lists)(
  'a page of %s and the next one are read from an index',
  async (url, order, isUnanswered) => {
    const index = isUnanswered
      ? `thread_stats_unanswered_${order === 'popular' ? order : 'newest'}`
      : `thread_stats_${order}`;
    const first = await testApp.app.inject({ url: `/api/v1/${url}`, headers: asha.headers });
    for (const address of [url, `${url}&cursor=${first.json().nextCursor}`]) {
      const plans = await plansFor(address);
      expect(plans.join('\n')).not.toMatch(/Seq Scan/);
      const [page = ''] = plans.filter((plan) => plan.includes('thread_stats'));
      expect(page).toMatch(new RegExp(`Index Scan Backward using ${index} `));
      // Pictures are sorted by their position, and at most three.
      expect(mainPart(page)).not.toMatch(/Sort/);
    }
  },
);

it("one's own discussions are read from an index", async () => {
  const url = `threads/mytweets/${asha.userId}`;
  const first = await testApp.app.inject({ url: `/api/v1/${url}`, headers: asha.headers });
  const { nextCursor } = first.json();
  expect(nextCursor).not.toBeNull();
  for (const query of [
    '',
    `?cursor=${nextCursor}`,
    '?unanswered=true',
    '?q=wheat',
    '?hashtag=wheat',
  ]) {
    const plans = await plansFor(url + query);
    expect(plans.join('\n')).toMatch(/threads_author|threads_search_terms/);
    expect(plans.join('\n'), query).not.toMatch(/Seq Scan/);
  }
});

// Exact, one and two letters in both scripts, a mention, typing errors, rare and frequent, many at once.
const searches = [
  ...[
    'q=gehun',
    'q=w',
    'q=टम',
    'q=whaet',
    'q=9998',
    'q=irrigation',
    'q=wheat+leaves',
    'q=lasalgoan',
  ],
  ...['hashtag=market', 'hashtag=none', 'crop=tomato', 'q=onion&hashtag=market&crop=onion'],
];

it.each(searches)('a search for %s is answered by indexes', async (query) => {
  for (const list of [
    'tweets?',
    'tweets?sort=activity&',
    'threads/popular?',
    'tweets?unanswered=true&',
  ]) {
    const plans = await plansFor(list + query);
    expect(plans.join('\n'), list).not.toMatch(/Seq Scan/);
  }
});

it('rare matches are sorted, and frequent ones are looked for among the first discussions', async () => {
  const few = await plansFor('threads/popular?q=9998');
  expect(few[0]).toMatch(/Sort.*Bitmap Index Scan on threads_search_terms/s);
  const most = await plansFor('threads/popular?hashtag=wheat');
  expect(most[0]).toMatch(/^Limit.*Limit.*Index Scan Backward using thread_stats_popular/s);
  expect(mainPart(most[0] ?? '')).not.toMatch(/Sort/);
});

it('a discussion, its pages and its changes are read from indexes', async () => {
  const first = await testApp.app.inject(`/api/v1/tweets/${busiest}`);
  const { nextCursor } = first.json().data;
  const urls = [
    ...[`tweets/${busiest}`, `tweets/${busiest}/comments?cursor=${nextCursor}`],
    ...[`tweets/${busiest}/changes?since=500`, `comments/${answered}/replies`],
    ...['threads/similar?title=yellow leaves of wheat', 'threads/hashtags'],
  ];
  for (const url of urls) {
    const plans = await plansFor(url);
    expect(plans.join('\n'), url).not.toMatch(/Seq Scan/);
  }
  expect((await plansFor(`tweets/${busiest}/changes?since=500`)).join()).toMatch(
    /comments_changes/,
  );
});
