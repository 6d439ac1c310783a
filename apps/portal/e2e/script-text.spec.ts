import { expect, test } from './product.ts';
import { becomeSeller, listCrop } from './sellers.ts';
import { newEmail, signUp } from './users.ts';

/** Input of an attempted script injection. */
const script = (mark: string) => `${mark}<img src=x onerror=document.title="${mark}">`;
const ownTitle = / · (Upaj|उपज)$/;

test('script that a user types into any field is shown as text and never runs', async ({
  page,
  t,
  anotherBrowser,
}) => {
  const crop = script(`c${Math.random().toString(36).slice(2, 7)}`);
  const texts = { name: script('n'), street: script('s'), city: script('t'), bank: script('b') };
  await signUp(page, texts.name, newEmail('script'));
  await page.goto('/profile');
  await page.getByRole('button', { name: t('profile', 'edit') }).click();
  await page.locator('input[name=street]').fill(texts.street);
  await page.locator('input[name=city]').fill(texts.city);
  await page.getByRole('button', { name: t('profile', 'save'), exact: true }).click();
  await expect(page.getByText(t('profile', 'saved'))).toBeVisible();
  await becomeSeller(page, t, texts.bank);
  await listCrop(page, t, { name: crop, description: script('d'), place: script('p') });

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: texts.name })).toBeVisible();
  await expect(page.getByLabel(t('profile', 'field.street'))).toHaveValue(texts.street);
  await page.goto('/seller-profile');
  await expect(page.getByLabel(t('bank', 'bank'))).toHaveValue(texts.bank);
  await page.goto('/settings');
  await expect(page.getByText(t('shell', 'greeting', { name: texts.name }))).toBeVisible();

  const buyer = await anotherBrowser();
  await signUp(buyer, script('m'), newEmail('reader'));
  await buyer.goto('/mandi?category=Pulses');
  await buyer
    .locator('article')
    .filter({ hasText: crop.slice(0, 6) })
    .getByRole('link')
    .first()
    .click();
  await expect(buyer.getByRole('heading', { level: 1, name: crop })).toBeVisible();
  await expect(buyer.getByText(script('d'))).toBeVisible();
  await expect(buyer).toHaveTitle(ownTitle);
});

test('script in a discussion, a comment and a question to KrishiBot is shown as text and never runs', async ({
  page,
  t,
  anotherBrowser,
}) => {
  const title = script(`t${Math.random().toString(36).slice(2, 7)}`);
  // A link that would run script beside the tag.
  const content = `${script('q')} [press](javascript:document.title='q') <script>document.title='q'</script>`;
  await signUp(page, script('a'), newEmail('script'));
  await page.goto('/discussions');
  await page.getByRole('link', { name: t('threads', 'newThread') }).click();
  await page.getByLabel(t('new-thread', 'field.title')).fill(title);
  await page.getByLabel(t('new-thread', 'field.content')).fill(content);
  await page.getByRole('button', { name: t('new-thread', 'create') }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel(t('thread', 'addComment')).fill(script('k'));
  await page.getByRole('button', { name: t('thread', 'sendComment'), exact: true }).click();
  await expect(page.getByText(script('k'))).toBeVisible();

  const reader = await anotherBrowser();
  await signUp(reader, 'Meera Devi', newEmail('reader'));
  await reader.goto(page.url());
  for (const text of [title, script('q'), script('k'), script('a')])
    await expect(reader.getByText(text).first()).toBeVisible();
  await expect(reader.locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(reader).toHaveTitle(ownTitle);

  await page.goto('/chat-bot');
  // They come with the code that can send.
  await expect(page.getByRole('group', { name: t('chat-answer', 'suggestions') })).toBeVisible();
  await page.getByLabel(t('chat', 'question')).fill(script('gehu'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(script('gehu'), { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(ownTitle);
});
