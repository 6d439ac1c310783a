import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** The address of both Storybooks, which a picture may show; browsers trust it like HTTPS. */
export const ADDRESS = 'http://storybook.localhost';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** @typedef {{ proxy: string, close: () => void }} Served */

/**
 * Serves a folder at `ADDRESS` to a browser that has this server as its proxy. No other host can be reached over it.
 * @param {string} folder
 * @returns {Promise<Served>}
 */
export async function serveStorybook(folder) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { origin, pathname } = new URL(url, ADDRESS);
    const path = origin === ADDRESS ? pathOf(pathname) : undefined;
    const file = path && (await readFile(join(folder, path)).catch(() => undefined));
    if (!file) return response.writeHead(origin === ADDRESS ? 404 : 502).end();
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    // A story may show how large a file is.
    const headers = { 'content-type': type, 'content-length': file.length };
    response.writeHead(200, { ...headers, 'cache-control': 'max-age=86400' }).end(file);
  });
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { proxy: `http://127.0.0.1:${port}`, close };
}

/** @param {string} pathname */
function pathOf(pathname) {
  try {
    return normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}
