import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { portalPort, root, runInTerminal, servePortal } from './run.mjs';

checkNode();
await ensureInstalled();

const tsx = pathToFileURL(createRequire(join(root, 'apps/api/package.json')).resolve('tsx')).href;
const port = process.env.PORT || '3000';
// Node's watch mode waits until the server has stopped its database; that of tsx kills it before.
const api = runInTerminal(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--import', tsx, join(root, 'apps/api/src/main.ts')],
  {
    env: {
      PORT: port,
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${portalPort}`,
      // An older build would not show the current sources.
      PORTAL_DIR: join(root, 'apps/portal/not-built'),
    },
  },
);
const portal = servePortal([], { API_ORIGIN: `http://127.0.0.1:${port}` });
const first = await Promise.race([api, portal]);
// If one process ends, the other gets the signal of Ctrl-C.
process.emit('SIGTERM');
await Promise.all([api, portal]);
process.exitCode = first;
