import { popularity } from '@upaj/contract/threads.rules';
import type { Thread } from '@upaj/contract/threads.schema';
import { beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { insertComment, insertLike, insertThread } from '../../../test/support/threads.ts';

let testApp: TestApp;
let asha: SignedIn;
let ravi: SignedIn;
const ids = new Map<string, string>();
const HOUR = 3_600_000;
const noon = new Date('2026-06-14T12:00:00.000Z');
const before = (hours: number) => new Date(noon.getTime() - hours * HOUR);

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
  ravi = await signUp(testApp.app, { name: 'Ravi Kumar' });
  const { pool } = testApp;
  const add = async (title: string, more: object) =>
    ids.set(title, await insertThread(pool, { authorId: ravi.userId, title, ...more }));
  const wheat = { content: 'Lower leaves turn yellow. #Wheat #rust_disease', crop: 'wheat' };
  await add('Leaves of my field', { at: before(1), ...wheat, authorId: asha.userId });
  await add('टमाटर में झुलसा रोग', { at: before(2), content: 'पत्तों पर भूरे धब्बे #रोग', crop: 'tomato' });
  await add('Kab bechein pyaz', { at: before(100), likeCount: 3, commentCount: 4 });
  await add('A hidden offer', { at: before(3), isHidden: true, authorId: asha.userId });
  await add('A deleted question', { at: before(3), deletedAt: noon, authorId: asha.userId });
  await add('Prices in Nasik', { at: before(4), content: 'What does a quintal cost? #market' });
  await insertComment(pool, {
    threadId: ids.get('Prices in Nasik') ?? '',
    authorId: asha.userId,
    at: noon,
  });
});

async function get(path: string, by?: SignedIn) {
  const reply = await testApp.app.inject({
    url: `/api/v1/${path}`,
    ...(by && { headers: by.headers }),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: Thread[]; nextCursor: string | null }>();
}

const titles = async (path: string, by?: SignedIn) =>
  (await get(path, by)).data.map(({ title }) => title);

const found = (q: string, more: Record<string, string> = {}) =>
  titles(`tweets?${new URLSearchParams({ q, ...more })}`);

const all = ['Leaves of my field', 'टमाटर में झुलसा रोग', 'Prices in Nasik', 'Kab bechein pyaz'];

it('the newest discussions come first, without hidden and deleted ones', {
  tags: ['CALL-17'],
}, async () => {
  expect(await titles('tweets')).toEqual(all);
});

it('discussions in the order of activity begin with the last written in', async () => {
  const [latest, ...others] = await titles('tweets?sort=activity');
  expect(latest).toBe('Prices in Nasik');
  expect(others).toEqual(all.filter((title) => title !== latest));
});

it('popularity in the database is that of the contract, and an old discussion needs twice the points', {
  tags: ['DISCUSSIONS-3', 'CALL-18'],
}, async () => {
  const { pool } = testApp;
  const { rows } = await pool.query(
    'select like_count, comment_count, created_at, popularity from thread_stats',
  );
  for (const { like_count, comment_count, created_at, popularity: stored } of rows)
    expect(Number(stored)).toBe(popularity(like_count, comment_count, created_at));
  // 12 points of 100 hours ago count as 4.6 now, the 3 points of 4 hours ago as 2.9.
  expect(await titles('threads/popular')).toEqual([
    ...['Kab bechein pyaz', 'Prices in Nasik', 'Leaves of my field', 'टमाटर में झुलसा रोग'],
  ]);
});

it('as time passes a discussion falls behind a younger one with fewer points', async () => {
  const { pool } = testApp;
  const id = ids.get('Kab bechein pyaz');
  await pool.query('update thread_stats set created_at = $2 where thread_id = $1', [
    id,
    before(400),
  ]);
  expect((await titles('threads/popular')).at(-1)).toBe('Kab bechein pyaz');
  await pool.query('update thread_stats set created_at = $2 where thread_id = $1', [
    id,
    before(100),
  ]);
});

it("my threads are one's own, with a hidden one; no one reads those of another", {
  tags: ['CALL-19'],
}, async () => {
  const { data } = await get(`threads/mytweets/${asha.userId}`, asha);
  expect(data.map(({ title, isHidden }) => [title, isHidden])).toEqual([
    ['Leaves of my field', false],
    ['A hidden offer', true],
  ]);
  const url = `/api/v1/threads/mytweets/${asha.userId}`;
  const other = await testApp.app.inject({ url, headers: ravi.headers });
  expect(other.statusCode).toBe(403);
  const offers = await titles(`threads/mytweets/${asha.userId}?q=offer`, asha);
  expect(offers).toEqual(['A hidden offer']);
});

it('unanswered discussions have no comment, in each order', async () => {
  const unanswered = ['Leaves of my field', 'टमाटर में झुलसा रोग'];
  for (const list of ['tweets', 'threads/popular', 'tweets?sort=activity']) {
    const path = `${list}${list.includes('?') ? '&' : '?'}unanswered=true`;
    expect(await titles(path), path).toEqual(unanswered);
  }
  expect(await titles(`threads/mytweets/${ravi.userId}?unanswered=true`, ravi)).toEqual([
    'टमाटर में झुलसा रोग',
  ]);
});

it('a hashtag and a crop are filters, together with a search too', async () => {
  expect(await titles('tweets?hashtag=WHEAT')).toEqual(['Leaves of my field']);
  expect(await titles(`tweets?hashtag=${encodeURIComponent('#रोग')}`)).toEqual([
    'टमाटर में झुलसा रोग',
  ]);
  expect(await titles('threads/popular?hashtag=rust')).toEqual([]);
  expect(await titles('tweets?crop=tomato')).toEqual(['टमाटर में झुलसा रोग']);
  expect(await found('patte', { crop: 'wheat' })).toEqual([]);
  expect(await found('yellow', { crop: 'wheat', hashtag: 'wheat', unanswered: 'true' })).toEqual([
    'Leaves of my field',
  ]);
});

it.each([
  ['the crop of a discussion that does not name it', 'gehun', 'Leaves of my field'],
  ['a word of the text', 'yellow', 'Leaves of my field'],
  ['a word of a hashtag', 'rust', 'Leaves of my field'],
  ['Hindi in the title', 'टमाटर', 'टमाटर में झुलसा रोग'],
  ['the English name of a Hindi title', 'tomato', 'टमाटर में झुलसा रोग'],
  ['roman Hindi for a Hindi title', 'tamatar jhulsa', 'टमाटर में झुलसा रोग'],
  ['Hindi for a title in roman Hindi', 'प्याज', 'Kab bechein pyaz'],
  ['the English name for roman Hindi', 'onion', 'Kab bechein pyaz'],
  ['roman Hindi for a Hindi text', 'dhabbe', 'टमाटर में झुलसा रोग'],
  ['a misspelt word of the title', 'Nashik', 'Prices in Nasik'],
])('a search finds %s', async (_what, q, title) => {
  expect(await found(q)).toEqual([title]);
});

it('a search leaves hidden and deleted discussions out, and an empty one finds nothing', async () => {
  expect(await found('offer')).toEqual([]);
  expect(await found('question')).toEqual([]);
  expect(await found('%_(')).toEqual([]);
});

it('pages follow without gaps or repeats while others write', async () => {
  testApp = await openTestApp();
  const { pool } = testApp;
  const at = (minute: number) => new Date(noon.getTime() + minute * 60_000);
  const written: string[] = [];
  for (let i = 0; i < 15; i += 1)
    // Some at the same moment, and with the same popularity.
    written.push(
      await insertThread(pool, {
        authorId: null,
        title: `Zinc for rice ${i}`,
        at: at(i - (i % 3)),
      }),
    );
  for (const list of [
    'tweets?',
    'threads/popular?',
    'tweets?sort=activity&',
    'tweets?q=zinc&',
    'tweets?unanswered=true&q=rice&',
  ]) {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `${list}limit=4${cursor && `&cursor=${cursor}`}`;
      const page = await get(path);
      seen.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor;
      // What is written meanwhile is newer.
      await insertThread(pool, { authorId: null, title: 'Something new', at: at(100) });
    }
    const expected = seen.filter((id) => written.includes(id));
    expect(new Set(expected).size, list).toBe(15);
    expect(expected.length, list).toBe(15);
  }
  const first = await get('tweets?limit=4');
  const wrong = await testApp.app.inject(`/api/v1/threads/popular?cursor=${first.nextCursor}`);
  expect(wrong.statusCode).toBe(400);
});

it('a brief list has the beginning of each text and no ids', { tags: ['ENTITY-3'] }, async () => {
  const { pool } = testApp;
  const { userId } = await signUp(testApp.app);
  const content = 'क्षि'.repeat(500);
  const id = await insertThread(pool, {
    authorId: userId,
    title: 'Long text',
    content,
    at: new Date('2027-01-01'),
  });
  await insertLike(pool, { on: 'thread', id, userId });
  const commentId = await insertComment(pool, { threadId: id, authorId: userId });
  const [whole] = (await get('tweets?limit=1')).data;
  expect(whole).toMatchObject({
    title: 'Long text',
    content,
    username: 'Asha Devi',
    profilePic: null,
    likes: [userId],
    comments: [commentId],
  });
  const [brief] = (await get('tweets?limit=1&brief=true')).data;
  expect(brief).toMatchObject({ likes: [], comments: [], likeCount: 1, commentCount: 1 });
  expect(brief?.content).toBe(`${'क्षि'.repeat(200)}…`);
});
