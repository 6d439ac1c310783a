import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// No system assigns ports below 32768 dynamically, neither to servers nor to outgoing connections.
const [FIRST, LAST] = [20_000, 32_000];

/** A free port that the system does not assign to another program meanwhile. @returns {Promise<number>} */
export function freePort() {
  const port = randomInt(FIRST, LAST);
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}

/**
 * Waits until a server responds at the address.
 * @param {string} url
 */
export async function waitUntilReady(url, patience = 60_000) {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No server responds at ${url}`);
}
