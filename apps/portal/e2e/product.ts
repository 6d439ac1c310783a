import { readFileSync } from 'node:fs';
import { type Browser, test as base, expect, type Page } from '@playwright/test';

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

/** Opens a browser of somebody else: own storage, same screen and language. */
export async function anotherBrowser(browser: Browser, page: Page, locale: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: addressOfProduct(),
    locale,
    viewport: page.viewportSize(),
    timezoneId: 'Asia/Kolkata',
  });
  return context.newPage();
}

/** Fails the test at its end when the page logged an error or broke the Content-Security-Policy. */
export const test = base.extend<{ language: 'en' | 'hi'; t: ReturnType<typeof textsIn> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
  baseURL: async ({}, use) => use(addressOfProduct()),
  language: async ({ locale }, use) => use(locale?.startsWith('hi') ? 'hi' : 'en'),
  t: async ({ language }, use) => use(textsIn(language)),
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
