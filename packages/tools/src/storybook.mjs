import { ensureInstalled } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { bin, runInTerminal } from './run.mjs';

checkNode();
await ensureInstalled();
process.exitCode = await runInTerminal(bin('storybook'), [
  'dev',
  '--port',
  '6006',
  '--disable-telemetry',
]);
