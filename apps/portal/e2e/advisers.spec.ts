import type { Page } from '@playwright/test';
import { expectFits } from './overflow.ts';
import { expect, test, textsIn } from './product.ts';
import { newEmail, signUp, type Words } from './users.ts';

/** Asks KrishiBot, and waits for the answer whose number it is, from 0. */
async function ask(page: Page, t: Words, question: string, number: number): Promise<void> {
  await page.getByLabel(t('chat', 'question')).fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByText(question, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('chat-answer', 'helpful') })).toHaveCount(
    number + 1,
  );
}

test('a farmer asks KrishiBot in Hinglish, sees where it comes from, and finds it after a reload', async ({
  page,
  t,
}) => {
  await signUp(page, 'Asha Chat', newEmail('chat'));
  await page.goto('/chat-bot');
  await expect(page.getByText(t('chat', 'welcome.title'))).toBeVisible();
  // They come with the code that can send.
  await expect(page.getByRole('group', { name: t('chat-answer', 'suggestions') })).toBeVisible();
  await expectFits(page);
  await ask(page, t, 'gehu ki buwai kab kare', 0);
  const answers = page.getByRole('list', { name: t('chat-answer', 'messages') });
  await expect(answers).toContainText('गेहूं');
  // The labels of an answer have its language, which is that of the question.
  await expect(page.getByText(textsIn('hi')('chat-answer', 'sources'))).toBeVisible();
  await expectFits(page);
  await ask(page, t, 'aur pani kab de', 1);
  await page.reload();
  await expect(answers).toContainText('aur pani kab de');
  await ask(page, t, 'who won the cricket match', 2);
  await expect(answers).toContainText('your query is not related to plants or animals');
  await ask(page, t, 'how do i grow saffron in pots', 3);
  await expect(page.locator('a[href="tel:18001801551"]').last()).toBeVisible();
  await expectFits(page);
});

test('a farmer sees the weather of a town, is told of a wrong one, and keeps a home', async ({
  anotherBrowser,
  t,
}) => {
  // Its errors 404 are expected.
  const page = await anotherBrowser();
  await signUp(page, 'Asha Weather', newEmail('weather'));
  await page.goto('/weather');
  await expect(page.getByText(/\d\.\d\d°C/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('weather', 'fiveDays') })).toBeVisible();
  await expectFits(page);
  const city = page.getByLabel(t('weather', 'city'), { exact: true });
  const search = page.getByRole('button', { name: t('weather', 'search'), exact: true });
  await city.fill('Patna');
  await search.click();
  await expect(
    page.getByRole('region', { name: t('weather', 'now', { place: 'Patna' }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: t('weather', 'places.save') }).click();
  await page.getByRole('button', { name: t('weather', 'places.makeHome') }).click();
  await expect(page.getByText(t('weather', 'places.isHome'))).toBeVisible();
  await city.fill('Nowhere at all');
  await search.click();
  await expect(page.getByText(t('weather', 'notFound'))).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('region', { name: t('weather', 'now', { place: 'Patna' }) }),
  ).toBeVisible();
  // The part for the field comes into view.
  const field = page.getByRole('heading', { name: t('field-weather', 'title') });
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(field).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectFits(page);
});

test('a farmer without a position finds labs by PIN code, and sees them on a map', async ({
  page,
  t,
}) => {
  await signUp(page, 'Asha Labs', newEmail('labs'));
  await page.goto('/explore/nearby-labs');
  await expectFits(page);
  // No position is allowed in these tests.
  await page.getByRole('button', { name: t('labs', 'search.position') }).click();
  const pin = page.getByLabel(t('labs', 'search.pin'), { exact: true });
  await expect(page.getByText(t('labs', 'search.denied'))).toBeVisible();
  await pin.fill('834010');
  await page
    .getByRole('button', { name: t('labs', 'search.show'), exact: true })
    .first()
    .click();
  await expect(
    page.getByRole('link', { name: new RegExp(t('labs', 'directions')) }).first(),
  ).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: t('labs', 'map.show') }).click();
  await expect(page.getByText(t('labs', 'map.noTiles'))).toBeVisible();
  await expectFits(page);
});

test('a farmer compares crops for a field with its usual soil', async ({ page, t }) => {
  await signUp(page, 'Asha Crops', newEmail('crops'));
  await page.goto('/chat-bot?form=crops');
  const state = page.getByLabel(t('crop-advice', 'state'), { exact: true });
  await expect(state).toBeVisible();
  await state.selectOption({ value: 'Punjab' });
  await page.getByLabel(t('crop-advice', 'season.label')).selectOption({ value: 'rabi' });
  await page.getByText(t('crop-advice', 'water.assured'), { exact: true }).click();
  await page.getByRole('button', { name: t('crop-advice', 'submit') }).click();
  const result = page.getByRole('list', { name: t('crop-advice', 'result') });
  await expect(result.getByText(t('crop-advice', 'score.veryWell')).first()).toBeVisible();
  await expectFits(page);
});
