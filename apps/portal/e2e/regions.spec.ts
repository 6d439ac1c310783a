import { load, regions } from '@upaj/content/schemes/regions';
import { expect, test } from './product.ts';

const goa = await load('goa');
const place = regions.find(({ slug }) => slug === 'goa')?.name ?? { en: '', hi: '' };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a state in the address shows its schemes, and only those', async ({
    page,
    t,
    language,
  }) => {
    await page.goto('/explore/govt-schemes?region=goa');
    await expect(page.getByRole('row')).toHaveCount(goa.length + 1);
    for (const { link } of goa) {
      await expect(page.locator(`a[href="${link}"]`).first()).toBeVisible();
    }
    await expect(page.getByText('AGMARKNET')).toHaveCount(0);
    // What does nothing without scripts is not there either.
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('group', { name: t('schemes', 'kind') })).toBeHidden();
    await expect(page.getByRole('link', { name: t('schemes', 'finder.start') })).toBeHidden();
    const region = place[language];
    await expect(page).toHaveTitle(
      `${t('schemes', 'titleOf', { region })} · ${t('shell', 'brand')}`,
    );
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      new RegExp(region),
    );
    const own = '/explore/govt-schemes?region=goa';
    const canonical = language === 'hi' ? `${own}&lang=hi` : own;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
  });

  test('a state stays the same in the other language', async ({ page, language }) => {
    const other = language === 'en' ? 'hi' : 'en';
    await page.goto('/explore/govt-schemes?region=goa');
    await page.locator(`header a[lang=${other}]`).click();
    await expect(page).toHaveURL(`/explore/govt-schemes?region=goa&lang=${other}`);
    await expect(page).toHaveTitle(new RegExp(place[other]));
  });

  test('an address that needs scripts says so at once', async ({ page }) => {
    await page.goto('/explore/govt-schemes?finder=1');
    await expect(page.getByRole('link', { name: 'उपज' })).toBeInViewport();
  });

  test('another state is chosen from the list and sent by a button', async ({ page, t }) => {
    await page.goto('/explore/govt-schemes');
    const list = page.getByLabel(t('schemes', 'region'), { exact: true });
    await list.selectOption('goa');
    await page.getByRole('button', { name: t('schemes', 'showRegion') }).click();
    await expect(page.getByRole('row')).toHaveCount(goa.length + 1);
    await expect(list).toHaveValue('goa');
    await list.selectOption('india');
    await page.getByRole('button', { name: t('schemes', 'showRegion') }).click();
    await expect(page.getByText('AGMARKNET').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /region/);
  });
});

test('a prerendered state hydrates without a change, and another one replaces it', async ({
  page,
  t,
}) => {
  const complaints: string[] = [];
  // On a busy machine the browser warns that a preloaded module was not used in time.
  const isLate = (text: string) => text.includes('not used within a few seconds');
  page.on('console', (line) => {
    if (line.type() === 'warning' && !isLate(line.text())) complaints.push(line.text());
  });
  await page.goto('/explore/govt-schemes?region=goa', { waitUntil: 'commit' });
  const drawn = await page.locator('table').elementHandle();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('table') ?? {}).some((key) => key.startsWith('__react')),
  );
  expect(await drawn?.evaluate((table) => table.isConnected)).toBe(true);
  await page.getByLabel(t('schemes', 'region'), { exact: true }).selectOption('kerala');
  await expect(page).toHaveURL('/explore/govt-schemes?region=kerala');
  await expect(page.getByRole('row')).toHaveCount((await load('kerala')).length + 1);
  expect(complaints).toEqual([]);
});
