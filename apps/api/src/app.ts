import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Database } from './db/database.ts';
import { databaseTime } from './db/database-time.ts';
import { createListener, type Listener } from './db/listen.ts';
import { createInTransaction } from './db/transaction.ts';
import * as modules from './domains.ts';
import { createBroadcast, type Follow } from './platform/events/broadcast.ts';
import { createEvents, type Events } from './platform/events/events.ts';
import { describeApi } from './platform/http/api-description.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import { registerOpenStreams } from './platform/http/open-streams.ts';
import { readPortal, servePortal } from './platform/http/portal-files.ts';
import { secureHeaders } from './platform/http/security-headers.ts';
import { createServer } from './platform/http/server.ts';
import { removeServiceWorker } from './platform/http/service-worker.ts';
import { createIdempotencyStore } from './platform/idempotency/idempotency.store.ts';
import { createIdempotency } from './platform/idempotency/idempotency.ts';
import { storedResponseData } from './platform/idempotency/stored-response-data.ts';
import { createAuditJob } from './platform/jobs/audit.job.ts';
import { cleanUpUploads, createCleanUp } from './platform/jobs/clean-up.job.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createLimits, noLimits } from './platform/limits/limits.ts';
import { openMailAndJobs, type TestTimings } from './platform/mail/open-mail-and-jobs.ts';
import { queuedMailData } from './platform/mail/queued-mail-data.ts';
import type { Domain, DomainModule } from './platform/modules/domain-module.ts';
import { openDomains, registerDomains } from './platform/modules/open-domains.ts';
import type { HashCost } from './platform/modules/platform-settings.ts';
import { createDecoder, type Decoder } from './platform/pictures/decoder.ts';
import { freeMegabytes } from './platform/process/free-space.ts';
import type { AppDeps } from './platform/process/run.ts';
import { dropChangedPages, type PageChange } from './platform/rendering/page-changes.ts';
import { openPageRenderer, type PageRenderer } from './platform/rendering/page-renderer.ts';

/** What tests set: the clock, timings, the cost of a password hash, and the program that decodes pictures. */
interface TestDeps {
  now?: () => Date;
  timings?: TestTimings;
  hashCost?: HashCost | undefined;
  decoderProgram?: string;
}

/** Builds the server: API, pictures, its description and, if it has been built, the portal. */
export async function buildApp(deps: AppDeps & TestDeps): Promise<FastifyInstance> {
  const { dataDir, portalDir, publicUrl } = deps;
  const isHttps = deps.certificate !== undefined || (publicUrl?.startsWith('https:') ?? false);
  const app = await createServer({
    logger: deps.logger,
    trustProxy: deps.trustProxy,
    secret: deps.accountSecret,
    isHttps,
    certificate: deps.certificate,
  });
  const uploads = join(dataDir, 'uploads');
  app.decorate('uploadsDir', uploads);
  const portal = portalDir === undefined ? undefined : await readPortal(portalDir, publicUrl);
  await secureHeaders(app, { isHttps, tilesUrl: deps.providers.mapTiles?.url });
  await describeApi(app);
  const registry = new Registry();
  healthRoutes(app, { ...healthOf(deps), registry });
  const { start, pagePreviews, pageChanges, follow } = openModules(app, deps, uploads, registry);
  if (deps.hasServiceWorker === false) removeServiceWorker(app);
  if (portal)
    await servePortal(app, portal, pagePreviews, openRenderer(app, deps, pageChanges, follow));
  await start();
  return app;
}

/** Opens and registers every domain; `start` starts the background work once all routes are registered. */
function openModules(
  app: FastifyInstance,
  deps: AppDeps & TestDeps,
  uploads: string,
  registry: Registry,
) {
  const { pool, db, now = () => new Date() } = deps;
  const limits = deps.hasLimits ? createLimits(pool) : noLimits;
  const { log } = app;
  const listener = createListener({ pool, log });
  const { mailer, jobs, delivery, addTemplates } = openMailAndJobs({ ...deps, listener, log });
  const decoder = openDecoder(app, deps.decoderProgram);
  const inTransaction = createInTransaction(db);
  const idempotencyStore = createIdempotencyStore(db);
  const platform = {
    ...deps,
    settings: deps,
    inTransaction,
    idempotency: createIdempotency({ store: idempotencyStore, now }),
    mailer,
    delivery,
    jobs,
    limits,
    decoder,
    now,
    log,
    follow: createBroadcast({ db, listener, log }),
  };
  const own = [storedResponseData(idempotencyStore), queuedMailData(mailer)];
  const domains = openDomains(Object.values(modules), platform, own);
  const subscribers = domains.flatMap((domain) => domain.subscribers ?? []);
  const events = createEvents({ db, listener, log, subscribers });
  const cleanUp = addJobs(jobs, domains, { deps, uploads, events, registry, log });
  for (const { mailTemplates = [] } of domains) addTemplates(mailTemplates);
  registerDomains(app, domains, limits);
  registerOpenStreams(app, listener);
  const startWork = workInBackground(app, listener, jobs, events);
  return {
    follow: platform.follow,
    pagePreviews: domains.flatMap((domain) => domain.pagePreviews ?? []),
    pageChanges: domains.flatMap((domain) => domain.pageChanges ?? []),
    async start() {
      for (const domain of domains) await domain.prepare?.();
      await cleanUp.run();
      await startWork();
    },
  };
}

const audits = Object.values<DomainModule>(modules).flatMap(({ audit }) => audit ?? []);

/** Adds the clean-up, the audit and the jobs of the domains to the queue; returns the clean-up. */
function addJobs(
  jobs: Jobs,
  domains: readonly Domain[],
  parts: {
    deps: AppDeps & TestDeps;
    uploads: string;
    events: Events;
    registry: Registry;
    log: FastifyBaseLogger;
  },
) {
  const { deps, uploads, events, registry, log } = parts;
  const { backgroundDb, now } = deps;
  const cleanUp = createCleanUp({
    tasks: [
      cleanUpUploads(uploads),
      expireResponses(backgroundDb),
      expireEvents(events),
      ...domains.flatMap((domain) => domain.cleanUp ?? []),
    ],
    log,
    clock: now ? async () => now() : () => databaseTime(backgroundDb),
  });
  const auditJob = createAuditJob({ audits, db: backgroundDb, registry, log });
  const ofDomains = domains.flatMap((domain) => domain.jobs ?? []);
  for (const job of [cleanUp.job, auditJob, ...ofDomains]) jobs.add(job);
  return cleanUp;
}

/** Returns the function that starts jobs and events; they stop with the server. */
function workInBackground(app: FastifyInstance, listener: Listener, jobs: Jobs, events: Events) {
  app.addHook('onClose', async () => {
    await Promise.all([jobs.stop(), events.stop()]);
    await listener.stop();
  });
  return async () => {
    await listener.start();
    await jobs.start();
    events.start();
  };
}

const expireResponses = (db: Database) => async (at: Date) => ({
  storedResponses: await createIdempotencyStore(db).deleteExpired(at),
});

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const expireEvents = (events: Events) => async (at: Date) => ({
  events: await events.deleteDelivered(new Date(at.getTime() - WEEK_MS)),
});

/** Opens what renders pages with their data; it ends with the server. */
function openRenderer(
  app: FastifyInstance,
  { portalDir, publicUrl, rendersPages = true }: AppDeps,
  changes: readonly PageChange[],
  follow: Follow,
): PageRenderer | undefined {
  if (!rendersPages || portalDir === undefined) return undefined;
  const renderer = openPageRenderer({ portalDir, publicUrl }, app.log);
  if (!renderer) return undefined;
  const closing = new AbortController();
  void dropChangedPages({ renderer, changes, follow, signal: closing.signal });
  app.addHook('onClose', async () => {
    closing.abort();
    await renderer.close();
  });
  return renderer;
}

const healthOf = ({ pool, dataDir, minFreeMegabytes, hasPublicMetrics = false }: AppDeps) => ({
  askDatabase: () => pool.query('select 1'),
  hasRoom: async () => (await freeMegabytes(dataDir)) >= minFreeMegabytes,
  hasPublicMetrics,
});

/** Opens the picture decoder, a child process that ends with the server. */
function openDecoder(app: FastifyInstance, program: string | undefined): Decoder {
  const decoder = createDecoder(program);
  app.addHook('onListen', async () => decoder.warm());
  app.addHook('onClose', async () => decoder.close());
  return decoder;
}
