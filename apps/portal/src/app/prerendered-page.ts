import type { Group, Texts } from '../shared/i18n/texts.ts';

/** The texts of the prerendered page, if it is the one to be shown. */
export function prerenderedTexts(
  root: HTMLElement,
  path: string,
): Partial<Record<Group, Texts>> | undefined {
  const texts = document.getElementById('texts')?.textContent;
  if (!texts || root.dataset.page !== path) return undefined;
  return JSON.parse(texts);
}

/** Replaces a prerendered page that this user does not get to see by the shape of the frame. */
export function clearPrerendered(root: HTMLElement): void {
  const frame = document.getElementById('frame');
  if (!frame) return;
  root.replaceChildren(...frame.childNodes);
  delete root.dataset.page;
  frame.remove();
}
