import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Creates a queue for work that takes milliseconds of the processor: one piece in a turn of the event loop, so that other
 * requests are served between the questions of many people.
 */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => T): Promise<T> => {
    const done = last.then(() => nextTurn()).then(work);
    // A question that fails does not stop the ones behind it.
    last = done.catch(() => undefined);
    return done;
  };
}
