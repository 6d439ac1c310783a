import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mask } from '@upaj/contract/contact-details';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { runJob } from '../../../test/support/run-job.ts';
import { insertThread } from '../../../test/support/threads.ts';
import { searchColumns } from './search-columns.ts';

let testApp: TestApp;
let portalDir: string;
const page = `<!doctype html><html><head><meta charset="utf-8" /><title>Upaj</title>
<meta name="description" content="A discussion" /><meta property="og:title" content="A discussion" />
<meta property="og:image" content="/share.png" /></head><body>Waiting</body></html>`;

beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'upaj-portal-'));
  const routes = [{ path: '/discussions/:id', variesBy: [], files: {} }];
  for (const [file, text] of [
    ['index.html', page],
    ['en/discussions/_id.html', page],
    ['.vite/routes.json', JSON.stringify(routes)],
  ] as const) {
    await mkdir(dirname(join(portalDir, file)), { recursive: true });
    await writeFile(join(portalDir, file), text);
  }
  testApp = await openTestApp({ portalDir });
});
afterAll(() => rm(portalDir, { recursive: true, force: true }));

const add = (title: string, more: object = {}) =>
  insertThread(testApp.pool, { authorId: null, title, ...more });

async function similarTo(title: string): Promise<string[]> {
  const reply = await testApp.app.inject(
    `/api/v1/threads/similar?${new URLSearchParams({ title })}`,
  );
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: { title: string }[] }>().data.map((one) => one.title);
}

it('what was asked already is found while its title is typed', async () => {
  const best = 'My brinjal plants wilt in the evening';
  const answered = 'बैंगन के पौधे wilt';
  await add(best);
  await add(answered, { commentCount: 3 });
  for (const title of ['Evening tea', 'Selling cotton', 'Brinjal']) await add(title);
  await add('Brinjal plants wilt', { isHidden: true });
  expect(await similarTo('brinjal plants wilt every evening, wh')).toEqual([best, answered]);
  expect(new Set(await similarTo('What about bri'))).toEqual(new Set(['Brinjal', best, answered]));
  for (const nothing of ['?', 'the of', 'a b c d', 'br wi', 'Tractor'])
    expect(await similarTo(nothing)).toEqual([]);
});

it('no more than five like discussions are shown, and a title of many words is answered', async () => {
  for (let i = 0; i < 8; i += 1) await add(`Nursery for paddy ${i}`);
  expect(await similarTo('paddy nursery')).toHaveLength(5);
  const long = Array.from({ length: 60 }, (_, at) => `w${at}`)
    .join(' ')
    .slice(0, 200);
  expect(await similarTo(long)).toEqual([]);
});

it('the hashtags of the latest thousand discussions are counted', async () => {
  const { pool } = testApp;
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  for (const text of ['#kharif #zinc', '#kharif', '#zinc #kharif'])
    await add('Fields', { content: text });
  await add('Fields', { content: '#hidden', isHidden: true });
  await add('Fields', { content: '#old', at: at(0) });
  const hashtags = async () => (await testApp.app.inject('/api/v1/threads/hashtags')).json().data;
  expect(await hashtags()).toEqual([
    { hashtag: 'kharif', count: 3 },
    { hashtag: 'zinc', count: 2 },
    { hashtag: 'old', count: 1 },
  ]);
  await pool.query(
    `with made as (
       insert into threads (id, title, content, fingerprint, hashtags, is_by_newcomer, created_at)
       select gen_random_uuid(), '', '', '', '{}', false, $1 from generate_series(1, 1000) returning id)
     insert into thread_stats (thread_id, created_at, last_activity_at) select id, $1, $1 from made`,
    [at(1)],
  );
  expect(await hashtags()).toHaveLength(2);
});

it('a shared link shows the title and the start of the text, without contact details', async () => {
  const content = `Call 9876543210\n\n${'more '.repeat(100)}`;
  const id = await add('Seed for 9876543210', { content });
  const show = async (path: string) => (await testApp.app.inject(path)).body;
  const shown = await show(`/discussions/${id}`);
  expect(shown).toContain(`content="Seed for ${mask}"`);
  expect(shown).toContain(`content="Call ${mask} more more`);
  expect(shown).not.toContain('9876543210');
  await testApp.pool.query('update threads set is_hidden = true where id = $1', [id]);
  for (const path of [id, 'new-thread', '00000000-0000-4000-8000-000000000000'])
    expect(await show(`/discussions/${path}`)).not.toContain('Seed for');
});

it('terms of an older version of the names are recomputed', async () => {
  const id = await add('Gehun ki kheti', { content: 'Kab boyein? #गेहूँ', crop: 'wheat' });
  const { pool } = testApp;
  const outdated = "search_terms = '', search_version = 0, hashtags = '{गेहूँ}'";
  await pool.query(`update threads set ${outdated} where id = $1`, [id]);
  await runJob(pool, 'thread-search-terms');
  const { body } = await testApp.app.inject(
    `/api/v1/tweets?crop=wheat&hashtag=${encodeURIComponent('गेहूँ')}&q=wheat`,
  );
  expect(body).toContain(id);
  expect(body).toContain('"hashtags":["गेहूं"]');
});

it('words of ten thousand letters and long essays have bounded terms, in short time', () => {
  const letters = 'अ'.repeat(10_000);
  const words = (word: string) => Array.from({ length: 2000 }, (_, at) => word + at.toString(36));
  const started = performance.now();
  for (const content of [
    letters,
    'x'.repeat(10_000),
    words('शब्द').join(' '),
    words('word').join(' '),
  ]) {
    const post = { title: 'खेत '.repeat(75), content, hashtags: ['farm'], crop: 'pigeon-pea' };
    const { searchTerms } = searchColumns(post);
    expect(searchTerms.length).toBeLessThan(450);
    expect(Math.max(...searchTerms.map((term) => Buffer.byteLength(term)))).toBeLessThan(256);
    expect(searchTerms).toEqual(expect.arrayContaining(['h:farm', 'p:pigeon-pea', 'c:pigeon pea']));
  }
  expect(performance.now() - started).toBeLessThan(5000);
});
