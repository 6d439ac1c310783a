import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';

it('the offline page is in the language of the user and names the pages that can be read', () => {
  const html = offlinePage('hi', '/mandi', [{ address: '/about-us', title: 'हमारे बारे में' }]);
  expect(html).toContain('<html lang="hi">');
  expect(html).toContain('<h1>कनेक्शन नहीं है</h1>');
  expect(html).toContain('<a href="/about-us">हमारे बारे में</a>');
});

it('without cached pages there is no list of them', () => {
  expect(offlinePage('en', '/mandi', [])).not.toContain('<ul>');
});

it('the retry asks for the same address, whatever is typed in it', () => {
  const html = offlinePage('en', '/mandi?q="><script>alert(1)</script>&state=Goa', []);
  expect(html).toContain('action="/mandi"');
  expect(html).toContain('name="state" value="Goa"');
  expect(html).not.toContain('<script>alert');
});
