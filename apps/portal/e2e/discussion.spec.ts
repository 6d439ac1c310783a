import type { Page } from '@playwright/test';
import { demoBuyers, demoModerator, demoPassword } from '@upaj/demo/people';
import { expectFits } from './overflow.ts';
import { expect, test } from './product.ts';
import { newEmail, signIn, signUp, type Words } from './users.ts';

const newTitle = () => `Onion store ${Math.random().toString(36).slice(2, 8)}`;

/** Signs a person of the demo in, whose account is older than a day. */
async function enter(page: Page, t: Words, email: string | undefined): Promise<void> {
  await page.goto('/sign-in');
  await signIn(page, t, email ?? '', demoPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Asks a question from the list of discussions, and opens it from My Threads. */
async function ask(page: Page, t: Words, title: string): Promise<void> {
  await page.goto('/discussions');
  await expectFits(page);
  await page.getByRole('link', { name: t('threads', 'newThread') }).click();
  await page.getByLabel(t('new-thread', 'field.title')).fill(title);
  await page
    .getByLabel(t('new-thread', 'field.content'))
    .fill('My onions rot from below. **What** do you do? #onion');
  await expectFits(page);
  await page.getByRole('button', { name: t('new-thread', 'create') }).click();
  await expect(page.getByText(t('new-thread', 'created'))).toBeVisible();
  await expect(page).toHaveURL(/\/discussions(\?tab=my-threads)?$/);
  await expect(page.getByRole('link', { name: t('threads', 'tab.my-threads') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/discussions\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'What' })).toBeVisible();
  await expectFits(page);
}

async function comment(page: Page, t: Words, text: string): Promise<void> {
  await page.getByLabel(t('thread', 'addComment')).fill(text);
  await page.getByRole('button', { name: t('thread', 'sendComment'), exact: true }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel(t('thread', 'addComment'))).toHaveValue('');
}

/** Finds a discussion by its title and opens it. */
async function find(page: Page, t: Words, title: string): Promise<void> {
  await page.goto('/discussions');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel(t('thread', 'addComment'))).toBeVisible();
}

/** Reports the post of a name, as fraud. */
async function report(page: Page, t: Words, name: string): Promise<void> {
  await page
    .getByRole('button', { name: t('thread', 'more', { name }) })
    .last()
    .click();
  await page.getByRole('menuitem', { name: t('thread', 'report') }).click();
  await page.getByRole('radio', { name: t('thread', 'reasons.spam') }).check();
  await expectFits(page);
  await page.getByRole('button', { name: t('thread', 'sendReport') }).click();
  await expect(page.getByText(t('thread', 'reported'))).toBeVisible();
}

test('two people talk, a comment is reported, and a moderator hides it for good', async ({
  page: meera,
  t,
  anotherBrowser,
}) => {
  const title = newTitle();
  const asker = await anotherBrowser();
  await signUp(asker, 'Asha Kumari', newEmail('asker'));
  await ask(asker, t, title);
  const address = asker.url();

  await enter(meera, t, demoBuyers[0]?.email);
  await find(meera, t, title);
  const advice = 'Keep them dry and airy, on a bamboo floor.';
  await comment(meera, t, advice);

  // The end of the short list is in view, so that the comment is shown as it arrives.
  await expect(asker.getByText(advice)).toBeVisible();
  await asker.getByRole('button', { name: t('thread', 'more', { name: 'Meera Devi' }) }).click();
  await asker.getByRole('menuitem', { name: t('thread', 'accept') }).click();
  await expect(asker.getByText(t('thread', 'accepted'))).toBeVisible();
  await expect(meera.getByText(t('thread', 'accepted'))).toBeVisible();

  const spam = 'Buy my magic onion powder today';
  await comment(asker, t, spam);
  await expect(meera.getByText(spam)).toBeVisible();
  await report(meera, t, 'Asha Kumari');

  const kavita = await anotherBrowser();
  await enter(kavita, t, demoModerator.email);
  await kavita.goto('/discussions/moderation');
  const waiting = kavita.getByRole('listitem').filter({ hasText: spam });
  await expectFits(kavita);
  await waiting.getByRole('button', { name: t('moderation', 'do.hide') }).click();
  const dialog = kavita.getByRole('dialog');
  await dialog.getByLabel(t('moderation', 'reason')).fill('This is advertising.');
  await dialog.getByRole('button', { name: t('moderation', 'do.hide') }).click();
  await expect(waiting).toHaveCount(0);

  // Everybody else sees that it is hidden, at once and after a reload.
  await expect(meera.getByText(spam)).toHaveCount(0);
  await expect(meera.getByText(t('thread', 'hiddenComment'))).toBeVisible();
  await asker.goto('/discussions/notices');
  await expect(asker.getByText('This is advertising.')).toBeVisible();
  await expectFits(asker);
  await asker.getByRole('button', { name: t('moderation', 'appeal') }).click();
  await asker.getByLabel(t('moderation', 'appealLabel')).fill('It was a joke.');
  await asker.getByRole('button', { name: t('moderation', 'sendAppeal') }).click();
  await expect(asker.getByText(t('moderation', 'appealWaits'))).toBeVisible();

  // Neither a second time nor by another way.
  await asker.goto(address);
  await asker.getByLabel(t('thread', 'addComment')).fill(spam);
  await asker.getByRole('button', { name: t('thread', 'sendComment'), exact: true }).click();
  await expect(asker.getByText(t('thread-errors', 'failed.post_closed'))).toBeVisible();
  await expect(asker.getByLabel(t('thread', 'addComment'))).toHaveValue(spam);
});

test('a draft of a question survives the crash of its page', async ({ page, t }) => {
  const title = newTitle();
  await signUp(page, 'Sita Munda', newEmail('draft'));
  await page.goto('/discussions/new-thread');
  await page.getByLabel(t('new-thread', 'field.title')).fill(title);
  await page.getByLabel(t('new-thread', 'field.content')).fill('Half of the question is');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Half of the question is');
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await page.context().newPage();
  await again.goto('/discussions/new-thread');
  await expect(again.getByLabel(t('new-thread', 'field.title'))).toHaveValue(title);
  await expect(again.getByLabel(t('new-thread', 'field.content'))).toHaveValue(
    'Half of the question is',
  );
  await expect(again.getByText(t('new-thread', 'draftRestored'))).toBeVisible();
});

/** What must be shown as text and do nothing. */
const hostile = [
  '<script>globalThis.harm = 1</script><img src=x onerror="globalThis.harm = 2">',
  '[press](javascript:globalThis.harm=3) [press](data:text/html,<script>1</script>) ![](https://a.example/b.png)',
  `\u202Egnirts desrever\u202C \u2067ردو\u2069 zero\u200B\u200Bwidth Z${'\u0316'.repeat(60)}`,
  'W'.repeat(9000),
  '👨‍👩‍👧‍👦👩🏽‍🌾 क्षत्रिय नमस्ते مرحبا',
].join('\n\n');

test('a hostile text is shown as text, on a narrow screen too', async ({ page, t }) => {
  const title = newTitle();
  await signUp(page, 'Asha Kumari', newEmail('hostile'));
  await page.goto('/discussions/new-thread');
  await page.getByLabel(t('new-thread', 'field.title')).fill(title);
  await page.getByLabel(t('new-thread', 'field.content')).fill(hostile);
  await page.getByRole('button', { name: t('new-thread', 'create') }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('onerror="globalThis.harm')).toBeVisible();
  await expect(page.locator('main a[href^="javascript:"], main a[href^="data:"]')).toHaveCount(0);
  await expect(page.locator('main img[src*="a.example"], main script')).toHaveCount(0);
  await expectFits(page);
  expect(await page.evaluate(() => 'harm' in globalThis)).toBe(false);
});
