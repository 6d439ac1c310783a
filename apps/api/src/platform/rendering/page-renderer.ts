import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withinTime } from '../concurrency/time-limit.ts';
import type { PortalPage } from '../http/portal-pages.ts';
import type { PortalRoute } from '../http/portal-routes.ts';
import { type PageAddress, programFile } from './portal-program.ts';
import { createRenderPool, type RenderPool, type RenderSettings } from './render-pool.ts';

/** A page that someone asks for. */
export interface AskedPage {
  route: PortalRoute;
  /** The document that the build has drawn of it, such as `en/mandi.html`. */
  file: string;
  address: PageAddress;
  /** The reply of the API to a visitor, as text; undefined when it is no success. */
  read(url: string): Promise<string | undefined>;
  /** What belongs into its head; undefined when nothing does. */
  tags(): Promise<string | undefined>;
}

/** Renders pages with their data, the same for everyone, and keeps them for seconds. */
export interface PageRenderer {
  /** The page with its data; undefined where it has none, or none soon enough: it goes out as it was built. */
  render(asked: AskedPage): Promise<PortalPage | undefined>;
  /** Drops the kept pages of these routes, since what they show has changed. */
  drop(routes: readonly string[]): void;
  close(): Promise<void>;
}

/** The bounds of rendering; times in ms. */
export interface RenderBounds {
  /** How long someone waits for the data of a page. */
  patience: number;
  /** How long a page is sent as it is. */
  fresh: number;
  /** How long it is sent while the next one is made: as long as the portal itself takes data for fresh. */
  stale: number;
  /** Bytes of all kept pages. */
  keptBytes: number;
  /** Pages that are made at the same time, those that wait included. */
  atOnce: number;
}

const bounds: RenderBounds = {
  patience: 100,
  fresh: 5_000,
  stale: 60_000,
  keptBytes: 32_000_000,
  atOnce: 32,
};

interface Kept {
  page: PortalPage;
  route: string;
  madeAt: number;
}

const sizeOf = ({ page: { forms } }: Kept): number =>
  forms.identity.body.length + forms.br.body.length + forms.gzip.body.length;

/** The renderer of a built portal; undefined when the build has no program for it. */
export function openPageRenderer(
  settings: RenderSettings,
  log: FastifyBaseLogger,
): PageRenderer | undefined {
  if (!existsSync(join(settings.portalDir, programFile))) return undefined;
  return createPageRenderer({ pool: createRenderPool(settings, log), log });
}

/** Creates a renderer on a pool of threads. */
export function createPageRenderer(deps: {
  pool: RenderPool;
  log: FastifyBaseLogger;
  limits?: Partial<RenderBounds>;
  now?: () => number;
}): PageRenderer {
  const { pool, log, now = () => performance.now() } = deps;
  const { patience, fresh, stale, keptBytes, atOnce } = { ...bounds, ...deps.limits };
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytes, sizeCalculation: sizeOf });
  const making = new Map<string, Promise<PortalPage | undefined>>();
  /** How often the pages of a route were dropped: one that was begun before may show what was true before. */
  const drops = new Map<string, number>();
  const dropsOf = ({ route }: AskedPage) => drops.get(route.path) ?? 0;

  async function make(key: string, asked: AskedPage): Promise<PortalPage | undefined> {
    const before = dropsOf(asked);
    const madeAt = now();
    const { route, file, address, read, tags } = asked;
    const urls = await pool.addressesOf(address);
    if (urls.length === 0) return undefined;
    const [head, ...found] = await Promise.all([tags(), ...urls.map(read)]);
    const bodies: Record<string, string> = {};
    for (const [at, url] of urls.entries()) {
      const body = found[at];
      if (body === undefined) return undefined;
      bodies[url] = body;
    }
    const page = await pool.renderPage({ file, address, bodies, tags: head });
    if (dropsOf(asked) === before) kept.set(key, { page, route: route.path, madeAt });
    return page;
  }

  function begin(key: string, asked: AskedPage): Promise<PortalPage | undefined> | undefined {
    const id = `${dropsOf(asked)} ${key}`;
    const known = making.get(id);
    if (known || making.size >= atOnce) return known;
    const made = make(key, asked)
      .catch((err: unknown) => void log.warn({ err }, 'a page is sent without its data'))
      .finally(() => making.delete(id));
    making.set(id, made);
    return made;
  }

  return {
    async render(asked) {
      const { language, path, search } = asked.address;
      const key = `${language} ${path}${search}`;
      const found = kept.get(key);
      const age = found ? now() - found.madeAt : Number.POSITIVE_INFINITY;
      if (found && age < fresh) return found.page;
      const next = begin(key, asked);
      return found && age < stale ? found.page : next && withinTime(next, patience);
    },
    drop(routes) {
      for (const route of routes) drops.set(route, (drops.get(route) ?? 0) + 1);
      for (const [key, { route }] of kept.entries()) if (routes.includes(route)) kept.delete(key);
    },
    close: () => pool.close(),
  };
}
