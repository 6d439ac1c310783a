import { explain, StartError } from './start-error.ts';

// Requests get 10 s, jobs 5 s, the embedded database 41 s.
const TIMEOUT = 60_000;

/** The shutdown of this process: everything that was opened is closed in reverse order, once. */
export interface Shutdown {
  /** Registers what must be closed before the process ends. */
  onShutdown(close: () => Promise<unknown> | undefined): void;
  /** Ends the process with a message and exit code 1. */
  fail(error: unknown): Promise<void>;
}

/** Listens for signals and uncaught errors. */
export function createShutdown(): Shutdown {
  const closers: Array<() => Promise<unknown> | undefined> = [];
  let shutdown: Promise<void> | undefined;

  const end = async (code: number): Promise<void> => {
    let exitCode = code;
    // A close that hangs must neither keep the process alive nor let it end with exit code 0.
    process.exitCode = 1;
    setTimeout(() => {
      printError(
        new StartError('The shutdown timed out: the process ends without closing everything.'),
      );
      process.exit(1);
    }, TIMEOUT);
    for (const close of closers.reverse()) {
      try {
        await close();
      } catch (error) {
        printError(error);
        exitCode = 1;
      }
    }
    process.exit(exitCode);
  };
  const fail = (error: unknown): Promise<void> => {
    // Errors during the shutdown are expected, and must not hide its reason.
    if (!shutdown) printError(error);
    shutdown ??= end(1);
    return shutdown;
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      shutdown ??= end(0);
    });
  }
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  return { onShutdown: (close) => closers.push(close), fail };
}

function printError(error: unknown): void {
  process.stderr.write(`${explain(error)}\n`);
}
