import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { insertThread } from './threads.ts';
import { withoutLimit } from './without-limit.ts';

/** Titles and texts in both languages. */
const texts: readonly (readonly [title: string, content: string, crop?: string])[] = [
  [
    'Yellow leaves on wheat',
    'The lower leaves turn yellow after the first irrigation. #wheat #disease',
    'wheat',
  ],
  ['गेहूं में पीलापन', 'पहली सिंचाई के बाद पत्ते पीले हो रहे हैं, क्या करूं? #गेहूं', 'wheat'],
  [
    'Price of onion in Lasalgaon',
    'Is it better to store the onions until January? #onion #market',
    'onion',
  ],
  ['टमाटर में झुलसा रोग', 'पत्तों पर भूरे धब्बे हैं। #टमाटर #रोग', 'tomato'],
  ['Best time to sow mustard', 'The soil is still wet after the rain. #mustard', 'mustard'],
  ['Subsidy for drip irrigation', 'Which papers does the office want? #scheme #irrigation'],
  ['Mandi rates today', 'Anybody from Azadpur? #market'],
  ['Dhan ki nursery kab lagaye', 'Barish der se aa rahi hai. #dhan', 'rice'],
];

/** Fills a database that has users with this many discussions, as `large-threads.sql` says. */
export async function fillThreads(pool: pg.Pool, count: number): Promise<void> {
  const at = new Date('2020-01-01');
  for (const [title, content, crop] of texts)
    await insertThread(pool, { authorId: null, title, content, at, ...(crop && { crop }) });
  const script = await readFile(new URL('./large-threads.sql', import.meta.url), 'utf8');
  const [ids = '', sample = '', ...steps] = script
    .split(/;\n/)
    .filter((text) => text.trim() !== '');
  await withoutLimit(pool, async (ask) => {
    await ask(ids);
    await ask(sample, [count, 0, '2026-06-15']);
    for (const text of steps) await ask(text);
  });
}
