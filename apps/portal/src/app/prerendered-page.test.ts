import { expect, it } from 'vitest';
import { signedOut } from '../domains/session/session.slice.ts';
import { pageAt } from './pages.ts';
import {
  isPrerendered,
  namePlace,
  prerenderedSession,
  prerenderedTexts,
  prerenderSession,
  withNameFillers,
} from './prerendered-page.ts';

const meera = { ...signedOut, token: 'a token', userId: '1', userName: 'Meera', isSeller: true };

it('a protected page is hydrated with the name alone, and a public one for visitors', () => {
  const mandi = pageAt('/mandi', true);
  expect(prerenderedSession(mandi, meera)).toEqual(prerenderSession('Meera'));
  expect(prerenderSession('Meera')).toMatchObject({ token: '', userId: null, isSeller: false });
  const about = pageAt('/about-us', false);
  expect(prerenderedSession(about, signedOut)).toBe(signedOut);
});

it('nothing is hydrated where the HTML is for others, or has room for a name that is missing', () => {
  expect(prerenderedSession(pageAt('/about-us', true), meera)).toBeUndefined();
  const nameless = { ...meera, userName: null };
  expect(prerenderedSession(pageAt('/mandi', true), nameless)).toBeUndefined();
  const root = { dataset: { page: '/mandi' } } as unknown as HTMLElement;
  expect(isPrerendered(root, pageAt('/mandi', true))).toBe(true);
  expect(isPrerendered(root, pageAt('/settings', true))).toBe(false);
});

it('texts that did not arrive with the page are loaded with its code', async () => {
  expect(await prerenderedTexts()).toEqual({});
  globalThis.earlyReplies = { token: null, replies: {}, texts: Promise.reject(new Error('cut')) };
  expect(await prerenderedTexts()).toEqual({});
  globalThis.earlyReplies = undefined;
});

it('an address without parameters is found before a pattern that matches it too', () => {
  expect(pageAt('/mandi/seller-profile/statement', true).name).toBe('statement');
  expect(pageAt('/mandi/Crops/42', true).name).toBe('crop');
});

it.each([
  [`Hello ${namePlace}, welcome back!`, 'Hello, welcome back!'],
  [`नमस्ते ${namePlace}, आपका फिर से स्वागत है!`, 'नमस्ते, आपका फिर से स्वागत है!'],
])('without scripts "%s" reads as a greeting without a name', (greeting, read) => {
  const html = withNameFillers(`<h1>${greeting}</h1>`);
  expect(html.replace(/<[^>]+>|fillName\(\)/g, '').replace(namePlace, '')).toBe(read);
});
