import { expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';
import type { RenderedPage } from './portal-program.ts';

const document = `<!doctype html>
<html lang="en" data-access="authenticated" data-requests="/api/v1/a" data-same-requests="/api/v1/b?x=1&amp;y=2">
<head><title>Mandi</title><style>p{}</style><link rel="modulepreload" href="/core.js" />
<script data-loader>loadFirst([])</script><meta name="robots" content="noindex" /></head>
<body><div id="root" data-page="/mandi"><div><p>Waiting</p></div></div><!--page-->
<script type="module" src="/core.js"></script></body></html>`;

const page: RenderedPage = {
  html: '<main>Wheat for $& and $1</main>',
  title: 'Mandi & more',
  pictures:
    '<link rel="preload" as="image" href="/1.webp"/><link rel="preload" as="image" href="/2.webp"/>',
  replies: [{ url: '/api/v1/b', body: { name: '</script><b>\u2028\u2029' } }],
  marked: ['/api/v1/a'],
  same: ['/api/v1/b?x=1&y=2'],
};

it('the page stands in the root, with its replies behind it', () => {
  const filled = fillPage(document, page);
  expect(filled).toContain(
    '<div id="root" data-page="/mandi"><main>Wheat for $& and $1</main></div><!--page-->',
  );
  expect(filled).not.toContain('Waiting');
  expect(filled).toContain('<title>Mandi &amp; more</title>');
  expect(filled).toContain('<meta name="robots" content="noindex" />');
});

it('the replies cannot end their element, and are read as they were', () => {
  const filled = fillPage(document, page);
  const [, json = ''] =
    /<script type="application\/json" id="replies">(.*?)<\/script>/.exec(filled) ?? [];
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(page.replies);
});

it('the browser is told that the data are there, and what it asks for all the same', () => {
  const filled = fillPage(document, page);
  expect(/<html[^>]*>/.exec(filled)?.[0]).toBe(
    '<html lang="en" data-access="authenticated" data-requests="/api/v1/a" data-same-requests="/api/v1/b?x=1&amp;y=2" data-filled="">',
  );
  const ofAll = fillPage(document, { ...page, marked: [] });
  expect(/<html[^>]*>/.exec(ofAll)?.[0]).not.toContain('data-requests');
});

it('what the page needs of scripts is asked for behind it, the first picture before it', () => {
  const filled = fillPage(document, page);
  expect(filled.match(/<script data-loader>/g)).toHaveLength(1);
  expect(filled).toContain('<!--page--><script data-loader>loadFirst([])</script>');
  expect(filled).toContain('href="/1.webp"/><style>');
  expect(filled).not.toContain('/2.webp');
});

it('a page that has a preview can be found, and says what search engines want to know', () => {
  const structured = { '@type': 'Product', name: '</script>' };
  const filled = fillPage(document, { ...page, structured }, '<title>Wheat: ₹700</title>');
  expect(filled.match(/<title>.*?<\/title>/g)).toEqual(['<title>Wheat: ₹700</title>']);
  expect(filled).not.toContain('noindex');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(filled) ?? [];
  expect(JSON.parse(json)).toEqual(structured);
});

it('a document that is not of this build is refused', () => {
  expect(() => fillPage('<html><title>Elsewhere</title></html>', page)).toThrow('no root');
});
