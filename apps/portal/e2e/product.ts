import { readFileSync } from 'node:fs';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';

/** Address of the product under test, set by the global setup. */
export function addressOfProduct(): string {
  const address = process.env.UPAJ_ADDRESS;
  if (!address) throw new Error('the product was not started');
  return address;
}

type Texts = Record<string, string>;

function flatten(texts: object, before = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value, `${before}${key}.`))
        : [[`${before}${key}`, String(value)]],
    ),
  );
}

/** The portal's own texts in one language, by namespace and key. */
export function textsIn(language: 'en' | 'hi') {
  return (namespace: string, key: string, values: Record<string, string> = {}): string => {
    const file = new URL(`../src/locales/${language}/${namespace}.json`, import.meta.url);
    const text = flatten(JSON.parse(readFileSync(file, 'utf8')))[key];
    if (text === undefined) throw new Error(`no text ${namespace}:${key} in ${language}`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
  };
}

/** Browsers log a 4xx response as an error; some tests expect one. */
const isRefusal = (complaint: string) => /responded with a status of 4\d\d/.test(complaint);

/** Whether a console line is about the product: an error of its own scripts, or an unexpected response. */
function isAboutProduct(line: ConsoleMessage): boolean {
  const isOurs = line.location().url.startsWith(addressOfProduct());
  // A request that the browser gave up, as it does when a page is left, is no error of the page.
  const isBrokenOff = line.text().startsWith('Failed to load resource: net::');
  return line.type() === 'error' && isOurs && !isBrokenOff;
}

/** Collects errors of the product's scripts and responses, and every breach of the Content-Security-Policy. */
async function listenTo(page: Page, complaints: string[]): Promise<void> {
  page.on('console', (line) => {
    if (isAboutProduct(line)) complaints.push(`${line.text()} (${line.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('reportBreach', (breach: string) => complaints.push(breach));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      Object(globalThis).reportBreach(`the policy refused ${violatedDirective} of ${sourceFile}`),
    ),
  );
}

interface Product {
  language: 'en' | 'hi';
  t: ReturnType<typeof textsIn>;
  /** Opens a browser of another user: own storage, same screen and language. */
  anotherBrowser: () => Promise<Page>;
}

/**
 * Fails the test at its end when a page had an uncaught error, logged an error of its own or broke the
 * Content-Security-Policy; other browsers may get error responses.
 */
export const test = base.extend<Product>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
  baseURL: async ({}, use) => use(addressOfProduct()),
  language: async ({ locale }, use) => use(locale?.startsWith('hi') ? 'hi' : 'en'),
  t: async ({ language }, use) => use(textsIn(language)),
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    await listenTo(page, complaints);
    await use(page);
    expect(complaints).toEqual([]);
  },
  anotherBrowser: async (
    { browser, contextOptions, baseURL, locale, viewport, hasTouch, serviceWorkers },
    use,
  ) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        locale,
        viewport,
        hasTouch,
        serviceWorkers,
        timezoneId: 'Asia/Kolkata',
      });
      contexts.push(context);
      const page = await context.newPage();
      await listenTo(page, complaints);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints.filter((complaint) => !isRefusal(complaint))).toEqual([]);
  },
});

export { expect };
