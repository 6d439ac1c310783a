import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { tooMuchShift, watchShift } from './layout-shift.ts';
import { addressOfProduct, expect } from './product.ts';

const PIECES = 8;
const PAUSE_MS = 80;

const paths = [
  '/',
  '/services',
  '/explore/govt-schemes',
  '/contact-us',
  '/about-us',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
];

/** Sends a page as a slow line does: a piece, a pause, the next. */
async function trickle(html: Buffer, reply: ServerResponse): Promise<void> {
  reply.setHeader('content-type', 'text/html; charset=utf-8');
  const body = html.indexOf('<body');
  const size = Math.ceil((html.length - body) / PIECES);
  reply.write(html.subarray(0, body));
  for (let at = body; at < html.length; at += size) {
    reply.write(html.subarray(at, at + size));
    await wait(PAUSE_MS);
  }
  reply.end();
}

const test = base.extend<{ slowAddress: string }>({
  slowAddress: async ({ locale }, use) => {
    const server = createServer(async ({ url = '/' }, reply) => {
      const given = await fetch(addressOfProduct() + url, {
        headers: { 'accept-language': locale ?? 'en' },
      });
      const body = Buffer.from(await given.arrayBuffer());
      const type = given.headers.get('content-type') ?? '';
      if (type.startsWith('text/html')) return trickle(body, reply);
      reply.writeHead(given.status, { 'content-type': type }).end(body);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('the slow line has no port');
    await use(`http://127.0.0.1:${address.port}`);
    server.close();
    server.closeAllConnections();
  },
});

for (const path of paths) {
  test(`${path} stays where it is while it comes piece by piece`, async ({ page, slowAddress }) => {
    await watchShift(page);
    await page.goto(slowAddress + path, { waitUntil: 'load' });
    await expect(page.locator('h1')).toBeVisible();
    expect(await tooMuchShift(page)).toEqual([]);
  });
}
