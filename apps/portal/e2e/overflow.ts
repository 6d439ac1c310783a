import { expect, type Page } from '@playwright/test';

/** Runs in the page: what is wider than the screen, and what is cut off, at one size of text (per cent). */
function misfits(size: number): string[] {
  document.documentElement.style.fontSize = `${size}%`;
  const { scrollWidth, clientWidth } = document.documentElement;
  const clips = (element: Element, ...ways: string[]) =>
    ways.includes(getComputedStyle(element).overflowX);
  /** Whether a text may be cut off: it scrolls sideways, is an illustration or an option, or is for screen readers. */
  const mayEnd = (element: Element) =>
    clips(element, 'auto', 'scroll') ||
    element.clientWidth === 1 ||
    element.matches('svg, option, .line-clamp-1');
  function isCut(text: Node): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const isWithin = (box: { left: number; right: number }) =>
      left >= box.left - 1 && right <= box.right + 1;
    for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
      if (mayEnd(at)) return false;
      if (clips(at, 'hidden', 'clip') && !isWithin(at.getBoundingClientRect())) return true;
    }
    return !isWithin({ left: 0, right: clientWidth });
  }
  /** Digits at the end of a word are no number: a word that is longer than its line breaks anywhere. */
  function brokenNumbers(text: Node): string[] {
    const range = document.createRange();
    return [...(text.textContent ?? '').matchAll(/(?<![\p{L}\d])₹?\d[\d,.]*\d/gu)]
      .filter(({ index, 0: number }) => {
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(([number]) => `${number} is broken`);
  }
  const found = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    if (!words || !text.parentElement?.checkVisibility()) continue;
    if (isCut(text)) found.push(`"${words}"`);
    found.push(...brokenNumbers(text));
  }
  document.documentElement.style.fontSize = '';
  return found.map((what) => `at ${size}% text: ${what}`);
}

/** Nothing on the page is wider than the screen or cut off at its side, and no number is broken across lines. */
export async function expectFits(page: Page, textSizes: readonly number[] = [100]): Promise<void> {
  for (const size of textSizes) {
    const found = await page.evaluate(misfits, size);
    expect(found, `does not fit on ${page.url()}`).toEqual([]);
  }
}
