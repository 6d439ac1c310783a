import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { bin, endGroup, follow, root, run } from './run.mjs';

/**
 * Opens every story of the built Storybook in a browser and writes a report.
 * @param {string} report
 * @returns {Promise<import('./run.mjs').Outcome>}
 */
export async function testStories(report) {
  const port = await freePort();
  // By node itself: through npx the server would outlive the wrapper that is ended.
  const sirv = createRequire(join(root, 'package.json')).resolve('sirv-cli/package.json');
  const server = spawn(
    process.execPath,
    [
      join(sirv, '../bin.js'),
      join(root, 'dist/storybook'),
      '--dev',
      '--quiet',
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
    ],
    { stdio: 'ignore', detached: true },
  );
  follow(server);
  const url = `http://127.0.0.1:${port}`;
  try {
    await answers(url);
    return await run(bin('test-storybook'), [
      '--url',
      url,
      '--maxWorkers',
      '2',
      '--json',
      '--outputFile',
      report,
    ]);
  } finally {
    endGroup(server);
  }
}

/** A port that was free a moment ago. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Waits until somebody answers at the address.
 * @param {string} url
 */
export async function answers(url, patience = 60_000) {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Nobody answers at ${url}`);
}
