import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { createContact } from './contact/contact.service.ts';
import { createContactStore } from './contact/contact.store.ts';
import { cropRoutes } from './crops/crops.routes.ts';
import { pictureRoutes } from './crops/pictures.routes.ts';
import { describeApi } from './http/api-description.ts';
import { healthRoutes } from './http/health.routes.ts';
import { readPortal, servePortal } from './http/portal-files.ts';
import { secureHeaders } from './http/security-headers.ts';
import { createServer } from './http/server.ts';
import { createLimits, type Limit } from './limits/limits.ts';
import { openPostOffice } from './mail/open-post-office.ts';
import type { AppDeps } from './process/run.ts';
import { sellerRoutes } from './sellers/sellers.routes.ts';
import { createServices } from './services.ts';

/** What a test sets: the clock, and how many messages one address may send. */
interface TestDeps {
  now?: () => Date;
  contactLimit?: Limit;
}

/** Builds the server: API, pictures, its description and, if it has been built, the portal. */
export async function buildApp(deps: AppDeps & TestDeps): Promise<FastifyInstance> {
  const { pool, dataDir, portalDir, publicUrl } = deps;
  const uploads = join(dataDir, 'uploads');
  await emptyOut(uploads);
  const app = await createServer({ logger: deps.logger, trustProxy: deps.trustProxy });
  const { accounts, sellers, crops } = createServices(deps);
  const portal = portalDir === undefined ? undefined : await readPortal(portalDir, publicUrl);

  app.decorate('identify', accounts.identify);
  app.decorate('uploadsDir', uploads);
  const pages = [...(portal?.pages.values() ?? [])].map(({ text }) => text);
  await secureHeaders(app, pages, publicUrl?.startsWith('https:') ?? false);
  await describeApi(app);
  healthRoutes(app, () => pool.query('select 1'));
  accountRoutes(app, accounts);
  sellerRoutes(app, sellers);
  cropRoutes(app, crops);
  pictureRoutes(app, crops);
  await openContact(app, deps);
  if (portal) await servePortal(app, portal);
  const lost = await crops.sweep();
  if (lost > 0) app.log.info({ lost }, 'removed pictures that no listing has');
  return app;
}

/** Takes messages and mails them for as long as the server runs. */
async function openContact(app: FastifyInstance, deps: AppDeps & TestDeps): Promise<void> {
  const { db, pool, dataDir, mail, now = () => new Date() } = deps;
  const { post, jobs } = openPostOffice({ pool, dataDir, log: app.log, mail });
  app.addHook('onClose', () => jobs.stop());
  const contact = createContact({ store: createContactStore(db), post, to: mail.contactTo, now });
  contactRoutes(app, contact, createLimits(pool), deps.contactLimit);
  await jobs.start();
}

/** Makes the folder, and removes uploads that a crash left in it; another process may be receiving the young ones. */
async function emptyOut(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const young = Date.now() - 60 * 60 * 1000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < young) await rm(path, { force: true });
  }
}
