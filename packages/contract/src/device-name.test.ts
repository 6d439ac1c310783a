import { expect, it } from 'vitest';
import { deviceOf } from './device-name.ts';

const like = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = `${like} (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple}`;
const windows = `${like} (Windows NT 10.0; Win64; x64) ${webkit}`;
const mac = `${like} (Macintosh; Intel Mac OS X 10_15_7)`;
const android = (model: string) => `${like} (Linux; Android 13; ${model}) ${webkit}`;
const old = (model: string) => `${like} (Linux; U; Android 12; en-us; ${model}) ${webkit}`;
const mobile = 'Mobile Safari/537.36';

// User-Agent headers as sent by browsers.
const phones: [string, string][] = [
  [`${android('K')} Chrome/137.0.0.0 ${mobile}`, 'Chrome on Android'],
  [`${android('RMX3269 Build/SP1A; wv')} Version/4.0 Chrome/126.0 ${mobile}`, 'Chrome on Android'],
  [
    `${android('SM-M146B')} SamsungBrowser/25.0 Chrome/121.0 ${mobile}`,
    'Samsung Internet on Android',
  ],
  [
    `${old('CPH2239 Build/RKQ1')} Version/4.0 Chrome/100.0 UCBrowser/13.7.5 ${mobile}`,
    'UC Browser on Android',
  ],
  [
    `${old('CPH2269 Build/RKQ1')} Version/4.0 Chrome/90.0 ${mobile} HeyTapBrowser/45.7`,
    'HeyTap Browser on Android',
  ],
  [
    `${old('V2027 Build/RP1A')} Version/4.0 Chrome/87.0 ${mobile} VivoBrowser/9.5.1.0`,
    'Vivo Browser on Android',
  ],
  [`${android('2201117TI')} Chrome/126.0 ${mobile} OPR/82.0`, 'Opera on Android'],
  [
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
    'Opera on Android',
  ],
  [`${android('CPH2239')} Chrome/126.0 ${mobile} EdgA/126.0`, 'Microsoft Edge on Android'],
  [`${like} (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0`, 'Firefox on Android'],
  [
    `${like} (Mobile; LYF/F320B/LYF-F320B-001; Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5`,
    'Firefox on KaiOS',
  ],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [
    `${like} (iPad; CPU OS 16_6 like Mac OS X) ${apple} Version/16.6 Mobile/15E148 Safari/604.1`,
    'Safari on iPad',
  ],
];

const desks: [string, string][] = [
  [`${windows} Chrome/126.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Chrome/126.0 Safari/537.36 Edg/126.0`, 'Microsoft Edge on Windows'],
  [`${windows} Chrome/126.0 Safari/537.36 OPR/112.0`, 'Opera on Windows'],
  [`${like} (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0`, 'Firefox on Linux'],
  [`${like} (X11; Linux x86_64) ${webkit} Chrome/126.0 Safari/537.36`, 'Chrome on Linux'],
  [`${mac} ${webkit} Chrome/126.0 Safari/537.36`, 'Chrome on macOS'],
  [`${mac} ${apple} Version/17.4 Safari/605.1.15`, 'Safari on macOS'],
  [
    `${like} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/126.0 Safari/537.36`,
    'Chrome on Chrome OS',
  ],
];

it.each([...phones, ...desks])('%s has a readable name', (userAgent, name) => {
  const { browser, system } = deviceOf(userAgent) ?? {};
  expect(`${browser} on ${system}`).toBe(name);
});

it.each(['curl/8.5.0', '', 'x', 'Mozilla/5.0', 'a'.repeat(2000), null])(
  '%s is no device that a person knows',
  (userAgent) => {
    expect(deviceOf(userAgent)).toBeNull();
  },
);
