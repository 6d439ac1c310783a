import { test as base } from '@playwright/test';
import { tooMuchShift, watchShift } from './layout-shift.ts';
import { expect } from './product.ts';
import { type SlowLine, startSlowLine } from './slow-network.ts';

const paths = [
  '/',
  '/services',
  '/explore/govt-schemes',
  '/contact-us',
  '/about-us',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
];

const test = base.extend<{ slowLine: SlowLine }>({
  slowLine: async ({ locale }, use) => {
    const line = await startSlowLine(locale ?? 'en');
    await use(line);
    line.close();
  },
});

for (const path of paths) {
  test(`${path} does not shift while it loads piece by piece`, async ({ page, slowLine }) => {
    await watchShift(page);
    expect(await slowLine.open(page, path)).toBeGreaterThan(3);
    await expect(page.locator('h1')).toBeVisible();
    expect(await tooMuchShift(page)).toEqual([]);
  });
}
