import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { root, runInTerminal } from './run.mjs';

checkNode();
await ensureInstalled();
await ensureBuilt();
process.exitCode = await runInTerminal(process.execPath, [
  join(root, 'apps/api/dist/admin.js'),
  ...process.argv.slice(2),
]);
