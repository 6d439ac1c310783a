import { join } from 'node:path';
import { preview } from 'vite';
import { bin, endChildrenOnSignal, root, runInTerminal } from '../run.mjs';

/** Where `npm run build-storybook` puts the stories. */
const built = join(root, 'dist/storybook');

const words = process.argv.slice(2);
if (words.includes('--url')) process.exit(await testStories(words));
endChildrenOnSignal();
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: built },
  preview: { port: 0, host: '127.0.0.1' },
});
const url = server.resolvedUrls?.local[0] ?? '';
const code = await testStories(['--url', url, ...words]);
await server.close();
process.exit(code);

/** Runs every story of a Storybook in Chromium. @param {readonly string[]} args of the runner */
function testStories(args) {
  return runInTerminal(bin('test-storybook'), [
    '--config-dir',
    '.storybook',
    '--index-json',
    ...args,
  ]);
}
