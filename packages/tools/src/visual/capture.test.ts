import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import type { Mode } from './args.mjs';
import { type Camera, openCamera } from './capture.mjs';
import { ADDRESS, type Served, serveStorybook } from './server.mjs';

const NOON = Date.UTC(2026, 0, 15, 6, 30);

/** Renders the story `id` as Storybook does: an event in the channel says when it has ended. */
const PAGE = `<!doctype html><html><body style="margin:0"><main></main><script>
const query = new URLSearchParams(location.search);
const events = {};
const main = document.querySelector('main');
const paint = (colour, height = '100vh') => { main.style.cssText = 'height:' + height + ';background:' + colour };
sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
const stories = {
  theme: () => paint(query.get('globals').includes('theme:dark') ? '#000' : '#fff', '1000px'),
  late: () => setTimeout(() => paint('#f00'), 150),
  loads: () => paint('#fff', 1000 + Number(sessionStorage.loads) + 'px'),
  clock: () => {
    const isNoon = Math.abs(new Date() - ${NOON}) < 1000 && new Date().getHours() === 12;
    paint(isNoon && new Date() instanceof Date ? '#0f0' : '#f00');
  },
  pause: () => new Promise((resolve) => setTimeout(resolve, 1500)),
  other: () => {
    const image = new Image();
    image.onerror = () => paint('#0f0');
    image.src = query.get('globals').match(/other:([^;]+)/)[1];
  },
  hidden: () => undefined,
  broken: () => { throw new Error('No button\\nat line 3') },
};
async function render(id) {
  paint('#fff');
  events.storyPrepared = [{ id, parameters: { chromatic: { disableSnapshot: id === 'hidden' } } }];
  try {
    await stories[id]();
    events.storyRendered = [id];
  } catch ({ message }) {
    events.playFunctionThrewException = [{ message }];
  }
}
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  last: (name) => events[name],
  emit: (name, { storyId }) => { if (name === 'setCurrentStory') render(storyId) },
};
render(query.get('id'));
</script></body></html>`;

let folder: string;
let browser: Browser;
let served: Served;
let camera: Camera;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upaj-visual-test-'));
  writeFileSync(join(folder, 'iframe.html'), PAGE);
  served = await serveStorybook(folder);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  camera = await openCamera(browser, served.proxy, NOON);
});
afterAll(async () => {
  await browser.close();
  served.close();
  rmSync(folder, { recursive: true, force: true });
});

const light = { name: 'light', width: 360, globals: { theme: 'light' } };
const dark = { name: 'dark', width: 768, globals: { theme: 'dark' } };

/** What came of the story; of a picture its size and first pixel. */
async function look(
  id: string,
  mode: Mode = light,
  how: { isFresh?: boolean; quietMs?: number } = {},
) {
  const shot = await camera.capture(id, mode, { isFresh: false, quietMs: 20, ...how });
  if (!('picture' in shot)) return shot;
  const png = PNG.sync.read(shot.picture);
  return { size: [png.width, png.height], colour: [...png.data.subarray(0, 3)] };
}

it('says how large a file is, for a story that shows it', async () => {
  const { hostname, port } = new URL(served.proxy);
  const asked = request({ hostname, port, path: `${ADDRESS}/iframe.html`, method: 'HEAD' }).end();
  const [{ headers }] = await once(asked, 'response');
  expect(headers['content-length']).toBe(String(Buffer.byteLength(PAGE)));
});

it('captures the whole page in the width and the theme of the mode', async () => {
  expect(await look('theme')).toEqual({ size: [360, 1000], colour: [255, 255, 255] });
  expect(await look('theme', dark)).toEqual({ size: [768, 1000], colour: [0, 0, 0] });
});

it('waits until a story has come to rest', async () => {
  expect(await look('late', light, { quietMs: 250 })).toMatchObject({ colour: [255, 0, 0] });
});

it('shows every story at noon in India, also after another one in the same page', async () => {
  expect(await look('clock', light, { isFresh: true })).toMatchObject({ colour: [0, 255, 0] });
  await look('pause');
  expect(await look('clock')).toMatchObject({ colour: [0, 255, 0] });
});

it('loads a page for each mode, after a failure and when it has to be fresh', async () => {
  const loads = async (mode?: Mode, isFresh = false) => {
    const shot = await look('loads', mode, { isFresh });
    return 'size' in shot ? (shot.size[1] ?? 0) - 1000 : Number.NaN;
  };
  const first = await loads(light, true);
  await look('theme');
  expect(await loads()).toBe(first);
  expect(await loads(dark)).toBe(first + 1);
  expect(await loads(dark, true)).toBe(first + 2);
  await look('broken', dark);
  expect(await loads(dark)).toBe(first + 3);
});

it('loads nothing from another host, not even on this machine', async () => {
  const other = createServer((_, response) => response.end());
  const asked = vi.fn();
  other.on('request', asked).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const globals = { other: `http://127.0.0.1:${port}/a.png` };
  expect(await look('other', { ...light, globals }, { quietMs: 250 })).toMatchObject({
    colour: [0, 255, 0],
  });
  other.close();
  expect(asked).not.toHaveBeenCalled();
});

it('leaves out a story without pictures, and says why one failed', async () => {
  expect(await look('hidden')).toEqual({ isSkipped: true });
  expect(await look('broken')).toEqual({ failure: 'No button' });
});

it('serves the files of its folder only', async () => {
  for (const path of ['/..%2f..%2fetc%2fpasswd', '/%', '/none.js']) {
    const response = await fetch(`${served.proxy}${path}`);
    expect(response.status).not.toBe(200);
  }
});
