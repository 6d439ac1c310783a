import { performance } from 'node:perf_hooks';

/** Prints what the index of the facts costs when a process builds it: milliseconds and megabytes, as JSON. */
const memory = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss;
};

const memoryBefore = memory();
const begun = performance.now();
const { createAdviser } = await import('../facts/create-adviser.ts');
const loaded = performance.now();
await createAdviser();
const built = performance.now();

const cost = {
  loadMs: Math.round(loaded - begun),
  buildMs: Math.round(built - loaded),
  megabytes: Math.round((memory() - memoryBefore) / 1e6),
};
process.stdout.write(`${JSON.stringify(cost)}\n`);
