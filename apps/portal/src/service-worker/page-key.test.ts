import { describe, expect, it } from 'vitest';
import { addressOfKey, filesOf, pageKeysOf, pageLanguage, pageOfKey } from './page-key.ts';

const routes = [
  { path: '/', isRendered: false, variesBy: [], variants: [] },
  {
    path: '/mandi',
    isRendered: true,
    variesBy: ['category', 'q'],
    variants: ['category=Dairy%20Products'],
  },
  { path: '/mandi/:category/:id', isRendered: true, variesBy: [], variants: [] },
  { path: '/orders/:id', isRendered: false, variesBy: [], variants: [] },
  {
    path: '/explore/govt-schemes',
    isRendered: false,
    variesBy: ['region', 'q'],
    variants: ['region=goa'],
  },
];
const keysOf = (address: string, language: 'en' | 'hi' = 'en') =>
  pageKeysOf(routes, address, language);
const keyOf = (...address: Parameters<typeof keysOf>) => keysOf(...address)?.shape;
const ownKeyOf = (...address: Parameters<typeof keysOf>) => keysOf(...address)?.page;

describe('the cache key of a page with its data', () => {
  it('is its own for every listing and every search', () => {
    expect(ownKeyOf('/mandi/Crops/42')).not.toBe(ownKeyOf('/mandi/Crops/7'));
    expect(ownKeyOf('/mandi?q=wheat')).not.toBe(ownKeyOf('/mandi?q=maize'));
    expect(ownKeyOf('/mandi/Dairy%20Products/42/?from=x')).toBe(
      ownKeyOf('/mandi/Dairy%20Products/42'),
    );
  });

  it('leads back to the address of that page', () => {
    expect(addressOfKey(ownKeyOf('/mandi/Dairy%20Products/42', 'hi') ?? '')).toBe(
      '/mandi/Dairy%20Products/42?lang=hi',
    );
    expect(addressOfKey(ownKeyOf('/Mandi?x=1&q=red+wheat') ?? '')).toBe(
      '/mandi?q=red%20wheat&lang=en',
    );
  });

  it('is that of its shape where it has no data of its own', () => {
    expect(ownKeyOf('/orders/42')).toBe(keyOf('/orders/7'));
    expect(ownKeyOf('/mandi')).toBe(keyOf('/mandi'));
  });
});

describe('the cache key of the shape of a page', () => {
  it('is one for every listing', () => {
    expect(keyOf('/mandi/Crops/42')).toBe(keyOf('/mandi/Dairy%20Products/7?from=share'));
  });

  it('differs by language', () => {
    expect(keyOf('/mandi', 'hi')).not.toBe(keyOf('/mandi', 'en'));
  });

  it('leaves out a query that the HTML does not depend on, such as the code of a sign-in', () => {
    expect(keyOf('/mandi?code=secret&page=2#top')).toBe(keyOf('/mandi'));
  });

  it('has the part of the query by which the route varies', () => {
    const goa = keyOf('/explore/govt-schemes?region=goa&code=secret');
    expect(goa).not.toBe(keyOf('/explore/govt-schemes'));
    expect(goa).not.toContain('secret');
    expect(keyOf('/explore/govt-schemes?region=')).toBe(keyOf('/explore/govt-schemes'));
  });

  it('is one for every query that has no HTML of its own', () => {
    expect(keyOf('/mandi?q=wheat')).toBe(keyOf('/mandi?q=maize&category=Dairy+Products'));
    expect(keyOf('/mandi?q=wheat')).not.toBe(keyOf('/mandi'));
    expect(keyOf('/mandi?q=wheat')).not.toContain('wheat');
    expect(addressOfKey(keyOf('/mandi?q=wheat') ?? '')).toBe('/mandi?category=shell&lang=en');
    expect(addressOfKey(keyOf('/mandi?category=Dairy+Products') ?? '')).toBe(
      '/mandi?category=Dairy%20Products&lang=en',
    );
  });

  it('is the same with capitals and a slash at the end', () => {
    expect(keyOf('/Mandi/')).toBe(keyOf('/mandi'));
    expect(keyOf('/?lang=hi')).toBe(keyOf('/'));
  });

  it('is missing for an address that is no page', () => {
    expect(keyOf('/mandi/Crops')).toBeUndefined();
    expect(keyOf('/nothing')).toBeUndefined();
  });

  it('leads back to an address of the page in its language', () => {
    expect(addressOfKey(keyOf('/mandi/Crops/42', 'hi') ?? '')).toBe('/mandi/_/_?lang=hi');
    expect(addressOfKey(keyOf('/explore/govt-schemes?region=goa') ?? '')).toBe(
      '/explore/govt-schemes?region=goa&lang=en',
    );
    expect(pageOfKey('https://upaj.example/assets/a.js')).toBeUndefined();
  });
});

describe('the language of a page', () => {
  const circumstances = { named: null, chosen: undefined, preferred: ['ta-IN', 'hi-IN', 'en'] };

  it('is that of the link, then the chosen one, then the first known one of the browser', () => {
    expect(pageLanguage({ ...circumstances, named: 'en', chosen: 'hi' })).toBe('en');
    expect(pageLanguage({ ...circumstances, named: 'fr', chosen: 'en' })).toBe('en');
    expect(pageLanguage(circumstances)).toBe('hi');
    expect(pageLanguage({ ...circumstances, preferred: ['ta'] })).toBe('en');
  });
});

it('the files of a page are those of its HTML and of its header, each once', () => {
  const html =
    '<script src="/assets/a-1.js"></script><link href="/assets/b.css"><img src="/assets/a-1.js">';
  expect(filesOf(html, '</assets/c.js>; rel=modulepreload')).toEqual([
    '/assets/a-1.js',
    '/assets/b.css',
    '/assets/c.js',
  ]);
});
