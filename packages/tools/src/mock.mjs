import { ensureInstalled } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { servePortal } from './run.mjs';

checkNode();
await ensureInstalled();
process.exitCode = await servePortal(['--mode', 'mock']);
