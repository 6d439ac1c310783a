import {
  type LeafAnswers,
  LeafFaultError,
  type LeafQuestions,
  type LeafTopic,
  type NumberedAnswer,
} from './leaf-messages.ts';

/** How long the worker keeps its memory without a question, in milliseconds. */
const idleMs = 60_000;

/** Judges leaves beside the page, which stays usable meanwhile. */
export interface LeafWorker {
  /** Asks; rejects with a LeafFaultError. What is in `transfer` is given away and cannot be used afterwards. */
  ask<T extends LeafTopic>(
    topic: T,
    question: LeafQuestions[T],
    transfer?: Transferable[],
  ): Promise<LeafAnswers[T]>;
  /** Version of the model that it holds; undefined before it is loaded, and after a minute without a question. */
  version(): string | undefined;
  /** Ends it and releases its memory; a question starts it again. */
  close(): void;
}

const start = () => new Worker(new URL('./leaf.worker.ts', import.meta.url), { type: 'module' });

interface Waiting {
  // The topic of the question says which answer it is.
  resolve: (answer: never) => void;
  reject: (error: LeafFaultError) => void;
}

/** A worker that starts with the first question and ends after a minute without one. */
export function createLeafWorker(startWorker: () => Worker = start): LeafWorker {
  let worker: Worker | undefined;
  let version: string | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function close(): void {
    clearTimeout(idle);
    worker?.terminate();
    worker = undefined;
    version = undefined;
    for (const { reject } of waiting.values()) reject(new LeafFaultError('broken'));
    waiting.clear();
  }

  function settle({ data }: MessageEvent<NumberedAnswer>): void {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) asked?.reject(new LeafFaultError(data.fault));
    else asked?.resolve(data.answer as never);
    if (waiting.size === 0) idle = setTimeout(close, idleMs);
  }

  function running(): Worker {
    clearTimeout(idle);
    if (worker) return worker;
    worker = startWorker();
    worker.addEventListener('message', settle);
    // Its script did not arrive, or it ran out of memory.
    worker.addEventListener('error', close);
    worker.addEventListener('messageerror', close);
    return worker;
  }

  return {
    close,
    version: () => version,
    async ask(topic, question, transfer = []) {
      const answer = await new Promise<LeafAnswers[typeof topic]>((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        waiting.set(id, { resolve, reject });
        try {
          running().postMessage({ id, topic, question }, transfer);
        } catch {
          waiting.delete(id);
          reject(new LeafFaultError('broken'));
        }
      });
      if (topic === 'load') version = answer as string;
      return answer;
    },
  };
}
