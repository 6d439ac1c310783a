import { createHash } from 'node:crypto';
import { createAdviser } from '../src/adviser.ts';
import { readRows } from './score-log.ts';

// Draws answers to be read by eye: npx tsx evaluation/sample.ts FILE [COUNT] prints state, question, outcome, answer and ids of facts.

const [file = '', count = '300'] = process.argv.slice(2);
const adviser = await createAdviser();
const orderOf = (query: string) =>
  createHash('sha256').update(`second sample ${query}`).digest('hex');
const rows = readRows(file)
  .map((row) => ({ row, order: orderOf(row.query) }))
  .sort((a, b) => (a.order < b.order ? -1 : 1))
  .slice(0, Number(count));
for (const {
  row: { language, query, state },
} of rows) {
  const name = state
    .replace('?', '')
    .toLowerCase()
    .replace(/\b(?!and\b)\w/g, (letter) => letter.toUpperCase());
  const { choices, decision, facts, outcome, sentences, understood } = adviser.advise({
    message: query,
    history: [],
    language: language === 'hi' ? 'hi' : 'en',
    ...(name && { state: name }),
    today: new Date('2026-11-24T06:00:00Z'),
  });
  const live = understood.live ? `[live ${understood.live.kind}]` : '';
  process.stdout.write(
    `${[name, query, outcome, decision.kind, `${live} ${sentences.join(' ')} ${choices.join(' / ')}`, facts.map(({ id }) => id).join(' ')].join('\t')}\n`,
  );
}
