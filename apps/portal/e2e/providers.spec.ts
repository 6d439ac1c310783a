import { demoPassword } from '@upaj/demo/people';
import {
  type GeminiServer,
  geminiKey,
  openGeminiServer,
} from '../../api/test/support/providers/gemini-server.ts';
import {
  openWeatherKey,
  startOpenWeatherServer,
} from '../../api/test/support/providers/openweather-server.ts';
import type { ProviderServer } from '../../api/test/support/providers/provider-server.ts';
import { launchProduct, type RunningProduct } from './launch-product.ts';
import { expect, test } from './product.ts';
import { signIn } from './users.ts';

let gemini: GeminiServer;
let openWeather: ProviderServer;
let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  gemini = await openGeminiServer();
  openWeather = await startOpenWeatherServer();
  product = await launchProduct({
    GEMINI_API_KEY: geminiKey,
    GEMINI_URL: gemini.url,
    OPENWEATHER_API_KEY: openWeatherKey,
    OPENWEATHER_URL: openWeather.address,
  });
});
test.afterAll(async () => {
  await product.stop();
  await gemini.close();
  await openWeather.close();
});

test('with keys the AI writes and OpenWeather tells the weather; when they fail our facts and the last figures stand in', async ({
  browser,
  t,
}) => {
  test.setTimeout(150_000);
  const context = await browser.newContext({ baseURL: product.address, locale: 'hi-IN' });
  const page = await context.newPage();
  const replies: Promise<string>[] = [];
  const received: string[] = [];
  page.on('response', (response) => {
    // The streams of notifications do not end.
    const isEnding = !response.url().endsWith('/stream');
    if (isEnding && /json|html|javascript/.test(response.headers()['content-type'] ?? ''))
      replies.push(response.text().catch(() => ''));
  });
  // The AI is for confirmed addresses, as those of the demo are.
  await page.goto('/sign-in');
  await signIn(page, t, 'ramesh@upaj.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard$/);

  gemini.behave({ kind: 'answer', pieces: ['नवंबर में गेहूं ', 'बोएं [1]।'] });
  await page.goto('/chat-bot');
  // They come with the code that can send.
  await expect(page.getByRole('group', { name: t('chat-answer', 'suggestions') })).toBeVisible();
  const question = page.getByLabel(t('chat', 'question'));
  await question.fill('gehu ki buwai kab kare');
  await page.keyboard.press('Enter');
  const answers = page.getByRole('list', { name: t('chat-answer', 'messages') });
  await expect(answers.getByText('नवंबर में गेहूं बोएं')).toBeVisible();
  await expect(page.getByText(t('chat-answer', 'byAi'))).toBeVisible();

  // The browser keeps no text of a stream that the page has read.
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const stream = await fetch(`${product.address}/api/v1/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message: 'gehu ki buwai kab kare', history: [], language: 'hi' }),
  });
  received.push(await stream.text());

  gemini.behave({ kind: 'status', status: 500 });
  await question.fill('sarso me mahu ka kya kare');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('chat-answer', 'fallback'))).toBeVisible();
  // Bodies cannot be read once the page has left.
  received.push(...(await Promise.all(replies)));

  await page.goto('/weather');
  await expect(page.getByText(/\d\.\d\d°C/).first()).toBeVisible();
  await expect(page.getByText('OpenWeather').first()).toBeVisible();
  openWeather.behave(500);
  await page.reload();
  await expect(page.getByText(/\d\.\d\d°C/).first()).toBeVisible();

  received.push(...(await Promise.all(replies)));
  await context.close();
  const text = received.join('\n');
  expect(text).toContain('नवंबर');
  expect(text).toContain('Ramesh Oraon');
  expect(text).not.toContain(geminiKey);
  expect(text).not.toContain(openWeatherKey);
});
