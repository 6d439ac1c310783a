import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { PictureKind, PictureReply, PictureRequest } from './decoder-messages.ts';
import type { MadePicture } from './make-picture.ts';

// The costliest honest photographs, progressive ones of 50 million pixels, take half a second and 250 MB.
const MOST_CPU = 1_500_000;
const MOST_MEMORY = 420_000_000;
const LOOK_EVERY = 20;

type Makers = Record<PictureKind, (path: string) => Promise<MadePicture<number> | undefined>>;

/** Makes pictures for the process that has started this one, and ends at once when one costs too much. */
export function serveDecoder(makers: Makers): void {
  sharp.cache(false);
  sharp.concurrency(1);
  // Requests go before pictures, and if memory runs out it is this process that has to end.
  setPriority(5);
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ kind, path }: PictureRequest) => {
    const stopWatching = watchCost();
    const reply = await makers[kind](path).then((made): PictureReply => ({ made }), faultOf);
    stopWatching();
    process.send?.({ ...reply, memory: process.memoryUsage.rss() });
  });
}

/** Ends this process when what it does takes too much processor time or memory. */
function watchCost(): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isTooMuch = user + system > MOST_CPU || process.memoryUsage.rss() > MOST_MEMORY;
    // The decoder runs on threads, which nothing else can stop.
    if (isTooMuch) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}

function faultOf(error: unknown): PictureReply {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return { fault: { message, code } };
}
