import { createHash } from 'node:crypto';
import { addsToLive } from '../src/advice.ts';
import { createAdviser } from '../src/adviser.ts';
import { askedOf, readRows } from './score-log.ts';

// Draws answers to be read by eye: npx tsx evaluation/sample.ts FILE [COUNT] prints state, question, outcome, answer and ids of facts.

const [file = '', count = '300'] = process.argv.slice(2);
const adviser = await createAdviser();
const orderOf = (query: string) =>
  createHash('sha256').update(`third sample ${query}`).digest('hex');
const rows = readRows(file)
  .map((row) => ({ row, order: orderOf(row.query) }))
  .sort((a, b) => (a.order < b.order ? -1 : 1))
  .slice(0, Number(count));
for (const { row } of rows) {
  const { choices, decision, facts, outcome, sentences, understood } = adviser.advise(askedOf(row));
  // The product says what it knows of this moment, and behind it only an answer that adds to it.
  const { live } = understood;
  const isSaid = !live || addsToLive(live.kind, outcome);
  const answer = [
    live ? `[live ${live.kind}]` : '',
    ...(isSaid ? [...sentences, choices.join(' / ')] : []),
  ].join(' ');
  const ids = facts.map(({ id }) => id).join(' ');
  process.stdout.write(
    `${[row.state, row.query, outcome, decision.kind, answer, ids].join('\t')}\n`,
  );
}
