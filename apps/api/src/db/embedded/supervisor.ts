import { type Reached, reachAndLock } from './connection.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { removeOwner } from './owner.ts';
import type { Place } from './place.ts';
import { findServer, isServerOf } from './postmaster.ts';
import { stopServer } from './server.ts';

const LOOK_EVERY = 500;
const RECOVERY_PATIENCE = 15_000;

/** Keeps the database server of this process running. */
export interface Supervisor {
  /** Calls back once when the server is lost and cannot be restarted. */
  onLost(callback: (reason: unknown) => void): void;
  /** Stops the server and waits for its end. Safe to call twice. */
  stop(): Promise<void>;
}

interface Supervised {
  place: Place;
  password: string;
  log: (line: string) => void;
}

/**
 * Watches a server whose lock this process holds. A lost server is restarted, or waited for if PostgreSQL
 * restarts by itself, and the lock is taken again. Its socket keeps its path.
 */
export function supervise(supervised: Supervised, first: Reached): Supervisor {
  const { place, log } = supervised;
  const giveUp = new AbortController();
  let isStopping = false;
  let current = first;
  let isOurs = true;
  let recovering: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;
  let reportLoss: (reason: unknown) => void = () => undefined;
  const lost = new Promise<unknown>((resolve) => {
    reportLoss = resolve;
  });

  async function recover(): Promise<void> {
    const since = performance.now();
    log('The database was lost. It is being started again.');
    try {
      watch(await reachAgain(supervised, first.socketDir, giveUp.signal));
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      log(`The database is back after ${seconds} s.`);
    } catch (error) {
      if (isStopping) return;
      isOurs = !(error instanceof EmbeddedDatabaseError && error.code === 'already-running');
      reportLoss(error);
    }
  }

  function watch(reached: Reached): void {
    current = reached;
    const looking = setInterval(() => void look(place, reached), LOOK_EVERY);
    void reached.ended.then(() => {
      clearInterval(looking);
      if (!isStopping) recovering = recover();
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    // PostgreSQL ignores a fast shutdown during crash recovery.
    const late = setTimeout(() => giveUp.abort(), RECOVERY_PATIENCE);
    await recovering;
    clearTimeout(late);
    if (!isOurs) return;
    // The lock is held until the server has ended, so that no other start comes first.
    await stopServer(place, (await findServer(place.cluster)) ?? current.server);
    await current.client.end().catch(() => undefined);
    await removeOwner(place.dataDir);
  }

  watch(first);
  return {
    onLost: (callback) => void lost.then(callback),
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** A stopped backend outlives its server and keeps our connection open, so the connection is closed here. */
async function look(place: Place, { server, client }: Reached): Promise<void> {
  if (await isServerOf(place.cluster, server.pid)) return;
  client.connection.stream.destroy();
}

async function reachAgain(
  { place, password, log }: Supervised,
  socketDir: string,
  signal: AbortSignal,
): Promise<Reached> {
  const reached = await reachAndLock(place, password, log, { socketDir, signal });
  if (reached.socketDir === socketDir) return reached;
  await reached.client.end();
  throw new EmbeddedDatabaseError(
    'start',
    `Another program has started the database in ${place.cluster}, with its socket in ${reached.socketDir}. Start Upaj again.`,
  );
}
