import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from './address.mjs';
import { root } from './run.mjs';
import { endMarked, findMarked } from './test/orphan-processes.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upaj-dev-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await endMarked(folder, 0);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a tool; the folder in the environment identifies the processes that it starts. */
function start(tool: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, 'packages/tools/src', tool)], {
    env: { ...process.env, UPAJ_STATE_DIR: join(folder, 'state'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  return { child, ended, said: () => stripVTControlCharacters(said) };
}

const get = async (url: string) => {
  const reply = await fetch(url);
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    body: await reply.text(),
  };
};
const patient = { timeout: 300_000, interval: 100 };

it('npm run mock serves the portal with its mocks, and ends on a signal', async () => {
  const port = String(await freePort());
  const portal = `http://localhost:${port}`;
  const mock = start('mock.mjs', { PORTAL_PORT: port });
  await vi.waitFor(() => expect(mock.said()).toContain(`${portal}/`), patient);
  const page = await get(`${portal}/`);
  const [, entry = ''] = /src="(\/src\/main\.tsx[^"]*)"/.exec(page.body) ?? [];
  const mocks = await get(`${portal}/src/app/mocks.dev.ts`);
  for (const { status, type } of [await get(`${portal}${entry}`), mocks]) {
    expect([status, type]).toEqual([200, 'text/javascript']);
  }
  const worker = await get(`${portal}/mockServiceWorker.js`);
  expect([worker.status, worker.body]).toEqual([
    200,
    expect.stringContaining('Mock Service Worker'),
  ]);
  mock.child.kill('SIGTERM');
  await mock.ended;
  expect(findMarked(folder)).toEqual([]);
});

it('npm run dev prints the address of the portal, proxies requests to the API, and ends all processes', async () => {
  const [port, portalPort] = [String(await freePort()), String(await freePort())];
  const portal = `http://localhost:${portalPort}`;
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
  const dev = start('dev.mjs', { PORT: port, PORTAL_PORT: portalPort, ...settings });
  await vi.waitFor(() => expect(dev.said()).toContain(`Upaj is ready at ${portal}`), patient);
  await vi.waitFor(() => expect(dev.said()).toMatch(/Local:/), patient);
  expect(await get(`${portal}/api/v1/crops`)).toMatchObject({
    status: 200,
    body: expect.stringContaining('seller'),
  });
  // Not an older build of the portal.
  expect((await get(`http://localhost:${port}/about-us`)).status).toBe(404);
  dev.child.kill('SIGTERM');
  await dev.ended;
  expect(findMarked(folder)).toEqual([]);
});
