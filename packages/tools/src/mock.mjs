import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { bin, root, runInTerminal } from './run.mjs';

checkNode();
await ensureInstalled();
process.exitCode = await runInTerminal(bin('vite', 'apps/portal'), ['--mode', 'mock'], {
  cwd: join(root, 'apps/portal'),
});
