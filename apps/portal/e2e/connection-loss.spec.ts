import { waitForHydration } from './hydration.ts';
import { expect, test } from './product.ts';
import { newEmail, signUp } from './users.ts';

const isScript = /\/assets\/[^/]+\.js$/;
/** The note of index.html, which is shown before any text of the portal is loaded. */
const words = {
  en: { late: /^Part of this page has not arrived/, again: 'Try again' },
  hi: { late: /^इस पन्ने का एक हिस्सा अभी नहीं आया/, again: 'फिर कोशिश करें' },
};

for (const path of ['/about-us', '/sign-in', '/explore/govt-schemes?region=goa']) {
  test(`${path} is readable while parts of it fail to load, and hydrates once they load`, async ({
    context,
    request,
    language,
  }) => {
    // The browser logs a failed load as an error, and the usual page fixture fails on logged errors.
    const page = await context.newPage();
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    let isBroken = true;
    await page.route(isScript, (route) => {
      const { pathname } = new URL(route.request().url());
      const isEntry = html.includes(`<script type="module" crossorigin src="${pathname}">`);
      return isBroken && !isEntry ? route.abort() : route.continue();
    });
    await page.goto(path);
    const note = page.getByText(words[language].late);
    await expect(note).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    const drawn = await page.locator('h1').elementHandle();
    isBroken = false;
    await waitForHydration(page);
    await expect(note).toBeHidden();
    expect(await drawn?.evaluate((heading) => heading.isConnected)).toBe(true);
  });
}

test('where not even the first script arrives, a button tries again', async ({
  page,
  context,
  t,
  language,
}) => {
  await signUp(page, 'Ravi Kumar', newEmail('broken'));
  const later = await context.newPage();
  await later.route(isScript, (route) => route.abort());
  await later.goto('/dashboard');
  const again = later.getByRole('button', { name: words[language].again });
  await expect(again).toBeVisible();
  await later.unroute(isScript);
  await again.click();
  await expect(later.getByText(t('shell', 'greeting', { name: 'Ravi Kumar' }))).toBeVisible();
  await expect(again).toBeHidden();
});
