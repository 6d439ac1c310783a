import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/open-test-app.ts';

let portalDir: string;

beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'upaj-worker-'));
  await writeFile(join(portalDir, 'index.html'), '<!doctype html>');
  await writeFile(join(portalDir, 'sw.js'), 'the worker of the build');
});
afterAll(() => rm(portalDir, { recursive: true, force: true }));

it('the service worker of the build is revalidated by every browser', async () => {
  const { app } = await openTestApp({ portalDir });
  const reply = await app.inject('/sw.js');
  expect(reply.body).toBe('the worker of the build');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(reply.headers).not.toHaveProperty('x-service-worker');
});

it('a service worker that is turned off removes its caches and itself', async () => {
  const { app } = await openTestApp({ portalDir, hasServiceWorker: false });
  const reply = await app.inject('/sw.js');
  expect(reply.body).toContain('registration.unregister()');
  expect(reply.body).toContain('caches.delete');
  expect(reply.headers['cache-control']).toBe('no-store');
  const head = await app.inject({ method: 'HEAD', url: '/sw.js' });
  expect([head.statusCode, head.headers['x-service-worker']]).toEqual([200, 'off']);
});
