// Draws the pictures of the web app manifest into src/install: `node e2e/draw-install-pictures.mjs http://localhost:3000`
// with a running product and its demo data. Icons are drawn from src/icon.svg.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../packages/tools/src/chromium.mjs';

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const folder = new URL('../src/install/', import.meta.url);
const svg = await readFile(new URL('../src/icon.svg', import.meta.url), 'utf8');
// Android cuts a circle or a drop out of it: the ground reaches every edge, the leaf stays within 80 %.
const ground = /fill="(#\w+)"/.exec(svg)?.[1];
const maskable = svg
  .replace('viewBox="0 0 36 36"', 'viewBox="-6 -6 48 48"')
  .replace(/<rect[^>]*>/, '');

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });

/** @param {string} name @param {string} picture @param {number} size @param {string} [fill] */
async function drawIcon(name, picture, size, fill = 'transparent') {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html{background:${fill}}body{margin:0}svg{display:block}</style>${picture.replace('<svg', `<svg width="${size}" height="${size}"`)}`,
  );
  await writeFile(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}

/** @param {string} name @param {{ width: number, height: number }} viewport @param {number} scale @param {number} quality */
async function drawScreen(name, viewport, scale, quality) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    locale: 'en-IN',
    serviceWorkers: 'block',
  });
  await page.goto(`${address}/sign-in`);
  await page.locator('input[name=email]').fill('ramesh@upaj.example');
  await page.locator('input[name=password]').fill('upaj-demo-2026');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${address}/mandi?category=Vegetables`);
  await page.waitForLoadState('networkidle');
  const shot = await page.screenshot();
  const webp = await page.evaluate(
    async ({ png, quality }) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))]),
      );
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { png: shot.toString('base64'), quality },
  );
  await writeFile(new URL(name, folder), Buffer.from(webp, 'base64'));
  await page.close();
}

// A PNG all the same: browsers look at the bytes.
await drawIcon('favicon.ico', svg, 48);
await drawIcon('icon-192.png', svg, 192);
await drawIcon('icon-512.png', svg, 512);
await drawIcon('icon-maskable-512.png', maskable, 512, ground);
// iOS rounds the corners itself.
await drawIcon('apple-touch-icon.png', svg.replace(' rx="10"', ''), 180, ground);
await drawScreen('screen-narrow.webp', { width: 360, height: 740 }, 2, 0.6);
await drawScreen('screen-wide.webp', { width: 1280, height: 800 }, 1, 0.6);
await browser.close();
