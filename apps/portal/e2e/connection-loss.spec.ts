import { waitForHydration } from './hydration.ts';
import { expect, test } from './product.ts';
import { newEmail, signUp } from './users.ts';

const isScript = /\/assets\/[^/]+\.js$/;
/** The note of index.html, which stands in the page before any text of the portal is there. */
const words = {
  en: { late: /^Part of this page has not arrived/, again: 'Try again' },
  hi: { late: /^इस पन्ने का एक हिस्सा अभी नहीं आया/, again: 'फिर कोशिश करें' },
};

for (const path of ['/about-us', '/sign-in', '/explore/govt-schemes?region=goa']) {
  test(`${path} is read while parts of it do not arrive, and comes alive once they do`, async ({
    context,
    request,
    language,
  }) => {
    // To the browser it is an error that something does not arrive, and the usual page takes that for a fault.
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
  await signUp(page, t, 'Ravi Kumar', newEmail('broken'));
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
