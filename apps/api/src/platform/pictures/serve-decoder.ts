import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { MadeOfKind, PictureKind, PictureReply, PictureRequest } from './decoder-messages.ts';
import type { KnownLeaf } from './judge-leaf.ts';

// The most expensive photographs, progressive ones of 50 million pixels, take half a second and 250 MB.
const MOST_CPU = 1_500_000;
const MOST_MEMORY = 420_000_000;
const LOOK_EVERY = 20;

type Makers = {
  [K in PictureKind]: (path: string, known: KnownLeaf) => Promise<MadeOfKind[K] | undefined>;
};

/** Decodes pictures for the parent process, and ends at once when one is too expensive. */
export function serveDecoder(makers: Makers): void {
  sharp.cache(false);
  sharp.concurrency(1);
  // Requests have priority over pictures, and if memory runs out this process must be the one to end.
  setPriority(5);
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ kind, path, known = {} }: PictureRequest) => {
    const stopWatching = watchCost();
    const reply = await makers[kind](path, known).then((made): PictureReply => ({ made }), faultOf);
    stopWatching();
    process.send?.({ ...reply, memory: process.memoryUsage.rss() });
  });
}

/** Ends this process when it takes too much CPU time or memory. */
function watchCost(): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isTooMuch = user + system > MOST_CPU || process.memoryUsage.rss() > MOST_MEMORY;
    // The decoder runs on threads, which cannot be stopped in another way.
    if (isTooMuch) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}

function faultOf(error: unknown): PictureReply {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return { fault: { message, code } };
}
