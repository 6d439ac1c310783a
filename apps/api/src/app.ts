import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createCleanUp } from './clean-up.ts';
import { databaseTime } from './db/database-time.ts';
import { createInTransaction } from './db/transaction.ts';
import { allAccountRoutes } from './domains/accounts/account-routes.ts';
import type { HashCost } from './domains/accounts/passwords/password-hash.ts';
import { contactRoutes } from './domains/contact/contact.routes.ts';
import { createContact } from './domains/contact/contact.service.ts';
import { createContactStore } from './domains/contact/contact.store.ts';
import { cropRoutes } from './domains/crops/crops.routes.ts';
import { pictureRoutes } from './domains/crops/pictures.routes.ts';
import { searchJob } from './domains/crops/search.job.ts';
import { sellerRoutes } from './domains/sellers/sellers.routes.ts';
import { describeApi } from './platform/http/api-description.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import { readPortal, servePortal } from './platform/http/portal-files.ts';
import { secureHeaders } from './platform/http/security-headers.ts';
import { createServer } from './platform/http/server.ts';
import { registerLimits } from './platform/limits/endpoint-limits.ts';
import { createLimits, noLimits } from './platform/limits/limits.ts';
import {
  type MailAndJobs,
  openMailAndJobs,
  type TestTimings,
} from './platform/mail/open-mail-and-jobs.ts';
import { createDecoder, type Decoder } from './platform/pictures/decoder.ts';
import { freeMegabytes } from './platform/process/free-space.ts';
import type { AppDeps } from './platform/process/run.ts';
import { createServices } from './services.ts';

/** What a test sets: the clock, how soon jobs are looked for, what hashing costs, and what decodes pictures. */
interface TestDeps {
  now?: () => Date;
  haste?: TestTimings;
  hashCost?: HashCost | undefined;
  decoderProgram?: string;
}

/** Builds the server: API, pictures, its description and, if it has been built, the portal. */
export async function buildApp(deps: AppDeps & TestDeps): Promise<FastifyInstance> {
  const { pool, dataDir, portalDir, publicUrl, now = () => new Date() } = deps;
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const uploads = join(dataDir, 'uploads');
  const app = await createServer({
    logger: deps.logger,
    trustProxy: deps.trustProxy,
    secret: deps.accountSecret,
    isHttps,
  });
  const limits = deps.hasLimits ? createLimits(pool) : noLimits;
  const office = openMailAndJobs({ ...deps, log: app.log });
  const decoder = openDecoder(app, deps.decoderProgram);
  const services = createServices({ ...deps, office, limits, decoder, now });
  const { people, sellers, crops } = services;
  const clock = deps.now ? async () => now() : () => databaseTime(deps.backgroundDb);
  const house = { db: deps.backgroundDb, uploads, services, log: app.log, clock };
  const housekeeping = createCleanUp(house);
  office.jobs.add(housekeeping.job);
  office.jobs.add(searchJob(crops, app.log));
  const portal = portalDir === undefined ? undefined : await readPortal(portalDir, publicUrl);

  app.decorate('identify', people.accounts.identify);
  app.decorate('uploadsDir', uploads);
  const scripts = [...(portal?.pages.values() ?? [])].flatMap((page) => page.scripts);
  await secureHeaders(app, new Set(scripts), isHttps);
  await describeApi(app);
  const health = {
    askDatabase: () => pool.query('select 1'),
    hasRoom: async () => (await freeMegabytes(dataDir)) >= deps.minFreeMegabytes,
    hasPublicMetrics: deps.hasPublicMetrics ?? false,
  };
  healthRoutes(app, health);
  registerLimits(app, limits);
  allAccountRoutes(app, people, limits);
  sellerRoutes(app, sellers);
  cropRoutes(app, crops);
  pictureRoutes(app, crops);
  openContact(app, deps, office);
  app.addHook('onClose', () => office.jobs.stop());
  if (portal) await servePortal(app, portal);
  await sellers.prepare();
  await housekeeping.tidy();
  await office.jobs.start();
  return app;
}

/** Has pictures made by a process that lives as long as the server. */
function openDecoder(app: FastifyInstance, program: string | undefined): Decoder {
  const decoder = createDecoder(program);
  app.addHook('onListen', async () => decoder.warm());
  app.addHook('onClose', async () => decoder.close());
  return decoder;
}

/** Takes messages and mails them. */
function openContact(app: FastifyInstance, deps: AppDeps & TestDeps, { post }: MailAndJobs): void {
  const { db, mail, now = () => new Date() } = deps;
  const inTransaction = createInTransaction(db);
  const store = createContactStore(db);
  const contact = createContact({ inTransaction, store, post, to: mail.contactTo, now });
  contactRoutes(app, contact);
}
