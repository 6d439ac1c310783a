import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accountCalls } from './accounts/account-calls.ts';
import type { HashCost } from './accounts/password-hash.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { createContact } from './contact/contact.service.ts';
import { createContactStore } from './contact/contact.store.ts';
import { cropRoutes } from './crops/crops.routes.ts';
import { pictureRoutes } from './crops/pictures.routes.ts';
import { searchJob } from './crops/search.job.ts';
import { databaseTime } from './db/database-time.ts';
import { createHousekeeping } from './housekeeping.ts';
import { describeApi } from './http/api-description.ts';
import { healthRoutes } from './http/health.routes.ts';
import { readPortal, servePortal } from './http/portal-files.ts';
import { secureHeaders } from './http/security-headers.ts';
import { createServer } from './http/server.ts';
import { limitListed } from './limits/call-limits.ts';
import { createLimits, noLimits } from './limits/limits.ts';
import { type Haste, openPostOffice, type PostOffice } from './mail/open-post-office.ts';
import { createDecoder, type Decoder } from './pictures/decoder.ts';
import { freeMegabytes } from './process/free-space.ts';
import type { AppDeps } from './process/run.ts';
import { sellerRoutes } from './sellers/sellers.routes.ts';
import { createServices } from './services.ts';

/** What a test sets: the clock, how soon jobs are looked for, what hashing costs, and what decodes pictures. */
interface TestDeps {
  now?: () => Date;
  haste?: Haste;
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
  const office = openPostOffice({ ...deps, log: app.log });
  const decoder = openDecoder(app, deps.decoderProgram);
  const services = createServices({ ...deps, office, limits, decoder, now });
  const { people, sellers, crops } = services;
  const clock = deps.now ? async () => now() : () => databaseTime(deps.backgroundDb);
  const house = { db: deps.backgroundDb, uploads, services, log: app.log, clock };
  const housekeeping = createHousekeeping(house);
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
  limitListed(app, limits);
  accountCalls(app, people, limits);
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
function openContact(app: FastifyInstance, deps: AppDeps & TestDeps, { post }: PostOffice): void {
  const { db, mail, now = () => new Date() } = deps;
  const contact = createContact({ store: createContactStore(db), post, to: mail.contactTo, now });
  contactRoutes(app, contact);
}
