import { createAdviser } from '../facts/create-adviser.ts';
import { isHeldOut } from './held-out.ts';
import { questions } from './questions.ts';
import { type Score, score } from './score.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`;

const rowOf = (of: string, { misses, ...result }: Score) => ({
  of,
  questions: result.questions,
  recall: percent(result.recall),
  precision: percent(result.precision),
  'right refusals': percent(result.rightRefusals),
  "right I don't know": percent(result.rightUnknown),
  'false refusals': result.falseRefusals,
  'wrong crop': result.wrongCrop,
  banned: result.banned,
});

const heapBefore = process.memoryUsage().heapUsed;
const before = performance.now();
const adviser = await createAdviser();
const built = performance.now();
const heap = process.memoryUsage().heapUsed - heapBefore;
const tuning = score(
  adviser,
  questions.filter((question) => !isHeldOut(question)),
);
const heldOut = score(adviser, questions.filter(isHeldOut));
const each = (performance.now() - built) / questions.length;

const lineOf = (row: object): string =>
  Object.entries(row)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

process.stdout.write(
  [
    rowOf('tuning', tuning),
    rowOf('held out', heldOut),
    {
      'index built in': `${(built - before).toFixed(0)} ms`,
      'memory of the index': megabytes(heap),
      'an answer takes': `${each.toFixed(1)} ms`,
    },
  ]
    .map((row) => `${lineOf(row)}\n`)
    .join(''),
);
