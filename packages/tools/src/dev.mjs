import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { bin, root, runInTerminal } from './run.mjs';

checkNode();
await ensureInstalled();

const port = process.env.PORT || '3000';
const api = runInTerminal(
  bin('tsx', 'apps/api'),
  ['watch', '--clear-screen=false', join(root, 'apps/api/src/main.ts')],
  { env: { PORT: port } },
);
const portal = runInTerminal(bin('vite', 'apps/portal'), [], {
  cwd: join(root, 'apps/portal'),
  env: { API_ORIGIN: `http://127.0.0.1:${port}` },
});
const first = await Promise.race([api, portal]);
// One without the other is of no use: the rest gets the signal that Ctrl-C would give.
process.emit('SIGTERM');
await Promise.all([api, portal]);
process.exitCode = first;
