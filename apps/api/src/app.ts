import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { cropRoutes } from './crops/crops.routes.ts';
import { pictureRoutes } from './crops/pictures.routes.ts';
import { describeApi } from './http/api-description.ts';
import { healthRoutes } from './http/health.routes.ts';
import { readPortal, servePortal } from './http/portal-files.ts';
import { secureHeaders } from './http/security-headers.ts';
import { createServer } from './http/server.ts';
import type { AppDeps } from './process/run.ts';
import { sellerRoutes } from './sellers/sellers.routes.ts';
import { createServices } from './services.ts';

/** Builds the server: API, pictures, its description and, if it has been built, the portal. */
export async function buildApp(deps: AppDeps & { now?: () => Date }): Promise<FastifyInstance> {
  const { pool, dataDir, portalDir, publicUrl } = deps;
  const uploads = join(dataDir, 'uploads');
  await emptyOut(uploads);
  const app = await createServer({ logger: deps.logger, trustProxy: deps.trustProxy });
  const { accounts, sellers, crops } = createServices(deps);
  const portal = portalDir === undefined ? undefined : await readPortal(portalDir);

  app.decorate('identify', accounts.identify);
  app.decorate('uploadsDir', uploads);
  await secureHeaders(app, portal?.pages ?? [], publicUrl?.startsWith('https:') ?? false);
  await describeApi(app);
  healthRoutes(app, () => pool.query('select 1'));
  accountRoutes(app, accounts);
  sellerRoutes(app, sellers);
  cropRoutes(app, crops);
  pictureRoutes(app, crops);
  if (portal) await servePortal(app, portal);
  const lost = await crops.sweep();
  if (lost > 0) app.log.info({ lost }, 'removed pictures that no listing has');
  return app;
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
