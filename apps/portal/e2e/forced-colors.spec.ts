import type { Locator } from '@playwright/test';
import { expect, test } from './product.ts';

const lookOf = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return { ground: backgroundColor, edge: Number.parseFloat(borderTopWidth) };
  });

test('with forced colours, selected items and buttons stay visible', async ({ page, t }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/explore/govt-schemes');
  const chosen = await lookOf(page.locator('button[aria-pressed=true]').first());
  const other = await lookOf(page.locator('button[aria-pressed=false]').first());
  expect(chosen.ground).not.toBe(other.ground);

  await page.goto('/sign-in');
  const submit = page.getByRole('button', { name: t('accounts', 'signIn'), exact: true });
  expect((await lookOf(submit)).edge).toBeGreaterThan(0);
});
