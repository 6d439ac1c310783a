import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@upaj/contract/api-error';
import { createFairQueue } from '../concurrency/fair-queue.ts';
import type { MadeOfKind, PictureKind, PictureReply, PictureRequest } from './decoder-messages.ts';
import type { KnownLeaf } from './judge-leaf.ts';

// The child ends itself long before; this is for a machine on which it gets no CPU time.
const LONGEST_WAIT = 20_000;
// After a large picture the process does not release all memory: a new one replaces it.
const MOST_KEPT_MEMORY = 250_000_000;

/** Decodes pictures in a child process, which may be killed. */
export interface Decoder {
  /** Makes what this kind is; undefined if the upload is not a picture, or is too expensive. */
  make<K extends PictureKind>(
    kind: K,
    path: string,
    personId: string,
    known?: KnownLeaf,
  ): Promise<MadeOfKind[K] | undefined>;
  /** Starts the process, so that the first picture does not wait for it. */
  warm(): void;
  close(): void;
}

/** Opens a decoder; `program` is that of the child, `longestWait` in ms. It serves users round-robin. */
export function createDecoder(program = findProgram(), longestWait = LONGEST_WAIT): Decoder {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 60, retryAfter: 30 });
  let child: ChildProcess | undefined;

  function warm(): ChildProcess {
    child ??= start();
    return child;
  }

  function start(): ChildProcess {
    const started = startChild(program);
    const clear = () => {
      if (child === started) child = undefined;
    };
    started.once('exit', clear).once('error', clear);
    return started;
  }

  function replace(): void {
    child?.kill('SIGKILL');
    child = start();
  }

  async function make(request: PictureRequest): Promise<PictureReply['made']> {
    const reply = await ask(warm(), request, longestWait).catch((error) => {
      // A late response must not be taken for that of the next request.
      replace();
      throw error;
    });
    if (reply === undefined || (reply.memory ?? 0) > MOST_KEPT_MEMORY) replace();
    if (reply?.fault) throw Object.assign(new Error(reply.fault.message), reply.fault);
    return reply?.made;
  }

  return {
    make: <K extends PictureKind>(kind: K, path: string, personId: string, known?: KnownLeaf) =>
      // The child makes what was requested.
      queue.run(personId, () => make({ kind, path, known })) as Promise<MadeOfKind[K] | undefined>,
    warm: () => void warm(),
    close() {
      child?.kill('SIGKILL');
      child = undefined;
    },
  };
}

/** The response of the child; undefined if the picture made it end. */
function ask(
  child: ChildProcess,
  request: PictureRequest,
  longestWait: number,
): Promise<PictureReply | undefined> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => end(() => reject(new ApiError('unavailable', { retryAfter: 30 }))),
      longestWait,
    );
    const end = (settle: () => void) => {
      clearTimeout(late);
      child.off('message', onMessage).off('exit', died).off('error', failed);
      settle();
    };
    // Written by our own program.
    const onMessage = (message: unknown) => end(() => resolve(message as PictureReply));
    const died = () => end(() => resolve(undefined));
    const failed = (error: Error) => end(() => reject(error));
    child.on('message', onMessage).on('exit', died).on('error', failed);
    child.send(request, (error) => error && died());
  });
}

function startChild(program: string): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: program.endsWith('.ts') ? ['--import', typescriptLoader()] : [],
    // It reads untrusted files, so it gets no secret of this process.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The child must not keep this process alive.
  child.unref();
  child.channel?.unref();
  return child;
}

const typescriptLoader = () => createRequire(import.meta.url).resolve('tsx');

function findProgram(): string {
  const bundled = fileURLToPath(new URL('./decode.worker.js', import.meta.url));
  return existsSync(bundled)
    ? bundled
    : fileURLToPath(new URL('../../workers/decode.worker.ts', import.meta.url));
}
