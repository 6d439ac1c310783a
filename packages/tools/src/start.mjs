import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { root, runInTerminal } from './run.mjs';

checkNode();
await ensureInstalled();
await ensureBuilt();
process.exitCode = await runInTerminal(process.execPath, [
  '--enable-source-maps',
  // With Node's own limit, gigabytes, the heap grows to four times what is used before it is tidied.
  '--max-old-space-size=1024',
  join(root, 'apps/api/dist/main.js'),
]);
