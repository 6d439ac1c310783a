import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { runInTerminal, serverArgs } from './run.mjs';

checkNode();
await ensureInstalled();
await ensureBuilt();
process.exitCode = await runInTerminal(process.execPath, serverArgs);
