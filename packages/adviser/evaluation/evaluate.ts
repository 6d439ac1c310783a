import { createAdviser } from '../src/adviser.ts';
import { readQuestions } from './questions.ts';
import { readRows, scoreLog } from './score-log.ts';
import { scoreOwn } from './score-own.ts';

// Prints every figure: npx tsx evaluation/evaluate.ts [--every N] [--show KIND] [FILE...], where FILE is a table of the call centre's log.

const options = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = options.indexOf(`--${name}`);
  return at < 0 ? undefined : options.splice(at, 2)[1];
};
const every = Number(option('every') ?? 1);
const shown = option('show');
const most = Number(option('most') ?? 60);

const percent = ([part, all]: readonly [number, number]): string =>
  `${((100 * part) / Math.max(all, 1)).toFixed(2)} % of ${all}`;
const write = (line: string) => process.stdout.write(`${line}\n`);

const usage = process.cpuUsage();
const before = process.memoryUsage().rss;
const adviser = await createAdviser();
const { system, user } = process.cpuUsage(usage);
write(
  `ready after ${((user + system) / 1000).toFixed(0)} ms of processor, ${((process.memoryUsage().rss - before) / 1e6).toFixed(0)} MB`,
);

const times: number[] = [];
const advise: typeof adviser.advise = (asked) => {
  const begun = performance.now();
  const advice = adviser.advise(asked);
  times.push(performance.now() - begun);
  return advice;
};

for (const part of ['tuning', 'held out'] as const) {
  const { misses, ...score } = scoreOwn(
    readQuestions().filter((question) => question.part === part),
    ({ asked }) => advise(asked),
  );
  write(`\nour own questions, ${part}`);
  for (const [figure, value] of Object.entries(score))
    write(`  ${figure}: ${Number(value.toFixed(4))}`);
  // The texts that are held out are not read while the adviser is tuned.
  if (shown === part && part === 'tuning') for (const miss of misses) write(`    ${miss}`);
}
for (const file of options) {
  write(`\n${file}`);
  let number = 0;
  const score = scoreLog(
    readRows(file).filter((_, at) => at % every === 0),
    advise,
    (kind, { query, subject, topic }, { decision, facts }) => {
      if (kind === shown) number += 1;
      if (kind !== shown || number > most) return;
      write(
        `    ${query} | ${subject} ${topic} | ${decision.kind} ${decision.topic ?? ''} ${facts.map(({ id }) => id).join(' ')}`,
      );
    },
  );
  for (const [figure, counts] of [...score].sort()) write(`  ${figure}: ${percent(counts)}`);
}
times.sort((a, b) => a - b);
write(
  `\nan answer takes ${times[times.length >> 1]?.toFixed(1)} ms, ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms at the 95th percentile`,
);
