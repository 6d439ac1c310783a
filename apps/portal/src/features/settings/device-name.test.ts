import { expect, it } from 'vitest';
import { deviceOf } from './device-name.ts';

const like = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `${like} (Linux; Android 13; SM-M146B) ${webkit} Chrome/126.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    `${like} (Linux; Android 13) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `${like} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1`,
    'Safari',
    'iOS',
  ],
  [
    `${like} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`,
    'Edge',
    'Windows',
  ],
  [`${like} (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0`, 'Firefox', 'Linux'],
  [
    `${like} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/126.0 Safari/537.36`,
    'Chrome',
    'macOS',
  ],
])('%s is told as a person would say it', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it('what is no browser is no device that a person knows', () => {
  expect(deviceOf('curl/8.5.0')).toBeUndefined();
  expect(deviceOf(null)).toBeUndefined();
});
