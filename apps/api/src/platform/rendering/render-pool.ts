import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { PortalPage } from '../http/portal-pages.ts';
import type { PageAddress } from './portal-program.ts';

/** What a thread needs to know. */
export interface RenderSettings {
  /** Folder of the built portal. */
  portalDir: string;
  publicUrl: string | undefined;
}

/** A page to be rendered. */
export interface RenderTask {
  /** The document that the build has drawn of it, such as `en/mandi.html`. */
  file: string;
  address: PageAddress;
  /** The replies of the API by address, as text. */
  bodies: Readonly<Record<string, string>>;
  /** What belongs into its head beside what the document has. */
  tags: string | undefined;
}

/** Threads that render pages, beside the loop that answers requests. */
export interface RenderPool {
  addressesOf(address: PageAddress): Promise<string[]>;
  renderPage(task: RenderTask): Promise<PortalPage>;
  close(): Promise<void>;
}

/** After so many milliseconds a thread hangs, and is replaced. */
const LONGEST_RENDER = 5_000;

/** Starts the threads; a machine with many processors gives at most four. */
export function createRenderPool(settings: RenderSettings, log: FastifyBaseLogger): RenderPool {
  const threads = Math.min(Math.max(availableParallelism() - 1, 1), 4);
  const pool = new Piscina<unknown, unknown>({
    filename: findProgram(),
    workerData: settings,
    minThreads: 1,
    maxThreads: threads,
    // Requests of the API come first.
    niceIncrement: 10,
    // It renders what anyone may see, and gets no secret of this process.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  });
  // Of a thread that has no task, such as one that cannot load its program: pages go out as they were built.
  pool.on('error', (err: unknown) => log.error({ err }, 'a thread that renders pages has ended'));
  const run = (name: string, task: unknown) =>
    pool.run(task, { name, signal: AbortSignal.timeout(LONGEST_RENDER) });
  return {
    addressesOf: (address) => run('addressesOf', address) as Promise<string[]>,
    renderPage: async (task) => withBuffers((await run('renderPage', task)) as PortalPage),
    close: () => pool.destroy(),
  };
}

/** Between threads a buffer becomes an array of bytes. */
function withBuffers({ scripts, forms }: PortalPage): PortalPage {
  const form = ({ body, etag }: PortalPage['forms']['br']) => ({
    body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    etag,
  });
  const { identity, br, gzip } = forms;
  return { scripts, forms: { identity: form(identity), br: form(br), gzip: form(gzip) } };
}

function findProgram(): string {
  const bundled = fileURLToPath(new URL('./render.worker.js', import.meta.url));
  return existsSync(bundled)
    ? bundled
    : fileURLToPath(new URL('../../workers/render-from-source.mjs', import.meta.url));
}
