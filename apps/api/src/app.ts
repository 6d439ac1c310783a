import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accountCalls } from './accounts/account-calls.ts';
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
import { limitListed } from './limits/call-limits.ts';
import { createLimits, noLimits } from './limits/limits.ts';
import { type Haste, openPostOffice, type PostOffice } from './mail/open-post-office.ts';
import type { AppDeps } from './process/run.ts';
import { sellerRoutes } from './sellers/sellers.routes.ts';
import { createServices } from './services.ts';

/** What a test sets: the clock, and how soon jobs are looked for. */
interface TestDeps {
  now?: () => Date;
  haste?: Haste;
}

/** Builds the server: API, pictures, its description and, if it has been built, the portal. */
export async function buildApp(deps: AppDeps & TestDeps): Promise<FastifyInstance> {
  const { pool, dataDir, portalDir, publicUrl, now = () => new Date() } = deps;
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const uploads = join(dataDir, 'uploads');
  await emptyOut(uploads);
  const app = await createServer({ logger: deps.logger, trustProxy: deps.trustProxy, isHttps });
  const limits = deps.hasLimits ? createLimits(pool) : noLimits;
  const office = openPostOffice({ ...deps, log: app.log });
  const { people, sellers, crops } = createServices({ ...deps, office, limits, now });
  const portal = portalDir === undefined ? undefined : await readPortal(portalDir, publicUrl);

  app.decorate('identify', people.accounts.identify);
  app.decorate('uploadsDir', uploads);
  const pages = [...(portal?.pages.values() ?? [])].map(({ text }) => text);
  await secureHeaders(app, pages, isHttps);
  await describeApi(app);
  healthRoutes(app, () => pool.query('select 1'));
  limitListed(app, limits);
  accountCalls(app, people, limits);
  sellerRoutes(app, sellers);
  cropRoutes(app, crops);
  pictureRoutes(app, crops);
  openContact(app, deps, office);
  app.addHook('onClose', () => office.jobs.stop());
  if (portal) await servePortal(app, portal);
  const lost = (await crops.sweep()) + (await people.faces.sweep());
  if (lost > 0) app.log.info({ lost }, 'removed pictures that nothing shows');
  await office.jobs.start();
  return app;
}

/** Takes messages and mails them. */
function openContact(app: FastifyInstance, deps: AppDeps & TestDeps, { post }: PostOffice): void {
  const { db, mail, now = () => new Date() } = deps;
  const contact = createContact({ store: createContactStore(db), post, to: mail.contactTo, now });
  contactRoutes(app, contact);
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
