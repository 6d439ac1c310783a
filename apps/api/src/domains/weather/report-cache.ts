import { ApiError } from '@upaj/contract/api-error';
import type { FastifyBaseLogger } from 'fastify';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { ReportStore } from './weather-reports.store.ts';

/** Milliseconds that a reader waits for a new answer while there is an older one: the page is to answer within a second. */
const PATIENCE = 800;
/** Milliseconds that a reader waits where there is none. */
const LIMIT = 4000;
/** Answers in the memory of a process; one takes about 50 kB. */
const MOST = 300;

/** How long answers of a kind are good. */
export interface Shelf {
  /** Milliseconds for which an answer is fresh. */
  freshMs: number;
  /** Milliseconds for which it is given while the provider is down. */
  staleMs: number;
}

/** An answer and when it was given. */
export interface Kept<T> {
  value: T;
  fetchedAt: Date;
}

/** One refresh, shared by all who ask meanwhile. */
interface Refresh {
  /** What is known from before; rejects when the database does. */
  known: Promise<Kept<unknown> | undefined>;
  /** The new answer. */
  next: Promise<Kept<unknown>>;
}

export type ReportCache = ReturnType<typeof createReportCache>;

/** The answers that were stored last. */
function createMemory() {
  // A map keeps insertion order: the first key is the one that was stored the longest time ago.
  const answers = new Map<string, Kept<unknown>>();
  return {
    get: (key: string) => answers.get(key),
    set(key: string, kept: Kept<unknown>): void {
      answers.delete(key);
      answers.set(key, kept);
      const [oldest] = answers.keys();
      if (oldest !== undefined && answers.size > MOST) answers.delete(oldest);
    },
  };
}

/** Keeps answers of providers in memory and in the table that all processes share, one request at a time for each key. */
export function createReportCache(deps: {
  store: ReportStore;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  const { store, now, log } = deps;
  const memory = createMemory();
  const refreshes = new Map<string, Refresh>();

  const isYounger = ({ fetchedAt }: Kept<unknown>, ms: number) =>
    now().getTime() - fetchedAt.getTime() < ms;

  async function load(key: string, ask: () => Promise<unknown>): Promise<Kept<unknown>> {
    const kept = { value: await ask(), fetchedAt: now() };
    memory.set(key, kept);
    await store.put(key, { report: kept.value, fetchedAt: kept.fetchedAt }).catch((err) => {
      log.warn({ err }, 'a weather report could not be kept');
    });
    return kept;
  }

  function refresh(key: string, shelf: Shelf, ask: () => Promise<unknown>): Refresh {
    const running = refreshes.get(key);
    if (running) return running;
    const known = findKnown(key);
    const next = known.then((kept) =>
      kept && isYounger(kept, shelf.freshMs) ? kept : load(key, ask),
    );
    const started = { known, next };
    refreshes.set(key, started);
    const end = () => void refreshes.delete(key);
    next.then(end, end);
    return started;
  }

  /** The newer one of memory and table; of another process, or from before the start. */
  async function findKnown(key: string): Promise<Kept<unknown> | undefined> {
    const own = memory.get(key);
    const stored = await store.find(key).catch((error) => {
      if (own) return undefined;
      throw error;
    });
    if (!stored || (own && own.fetchedAt >= stored.fetchedAt)) return own;
    const kept = { value: stored.report, fetchedAt: stored.fetchedAt };
    memory.set(key, kept);
    return kept;
  }

  return {
    /**
     * The answer of a key: a fresh one, or the last good one while `ask` fails or takes too long. Throws `provider_down`
     * when there is none. `T` is what this version stores under the key.
     */
    async get<T>(key: string, shelf: Shelf, ask: () => Promise<T>): Promise<Kept<T>> {
      const own = memory.get(key);
      if (own && isYounger(own, shelf.freshMs)) return own as Kept<T>;
      const { known, next } = refresh(key, shelf, ask);
      const earlier = await known;
      const last = earlier && isYounger(earlier, shelf.staleMs) ? earlier : undefined;
      const answer = await within(last ? PATIENCE : LIMIT, next, last);
      return answer as Kept<T>;
    },
  };
}

/** The next answer, or what there is after some milliseconds or a failure. */
async function within(
  ms: number,
  next: Promise<Kept<unknown>>,
  last: Kept<unknown> | undefined,
): Promise<Kept<unknown>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    const answer = (await Promise.race([next, late])) ?? last;
    if (answer) return answer;
    throw new ApiError('provider_down');
  } catch (error) {
    if (last && (error instanceof ProviderError || error instanceof ApiError)) return last;
    throw error instanceof ProviderError
      ? new ApiError('provider_down', { ...(error.retryAfter && { retryAfter: error.retryAfter }) })
      : error;
  } finally {
    clearTimeout(timer);
  }
}
