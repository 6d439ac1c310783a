import { explain, StartError } from './start-error.ts';

// Requests get 10 s, jobs 5 s, the embedded database 41 s.
const PATIENCE = 60_000;

/** How this process ends: everything that was opened is closed in reverse order, once. */
export interface Shutdown {
  /** Registers what must be closed before the process ends. */
  onShutdown(close: () => Promise<unknown> | undefined): void;
  /** Ends the process with a message and exit code 1. */
  fail(error: unknown): Promise<void>;
}

/** Listens for signals and for errors that nobody caught. */
export function createShutdown(): Shutdown {
  const closers: Array<() => Promise<unknown> | undefined> = [];
  let shutdown: Promise<void> | undefined;

  const end = async (code: number): Promise<void> => {
    let exitCode = code;
    // Something that never closes must neither hold the process nor, with nothing left to do, end it with 0.
    process.exitCode = 1;
    setTimeout(() => {
      printError(new StartError('Something did not close in time: the process ends without it.'));
      process.exit(1);
    }, PATIENCE);
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
    // What breaks while the house is being closed was to be expected, and must not hide why it closes.
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
