import type { Group, Texts } from '../shared/i18n/texts.ts';

/** The texts of the page that the build has drawn, if it is the one to be shown. */
export function prerenderedTexts(
  root: HTMLElement,
  path: string,
): Partial<Record<Group, Texts>> | undefined {
  const texts = document.getElementById('texts')?.textContent;
  if (!texts || root.dataset.page !== path) return undefined;
  return JSON.parse(texts);
}

/** Puts the shape of the frame in the place of a drawn page that this person does not get to see. */
export function clearPrerendered(root: HTMLElement): void {
  const frame = document.getElementById('frame');
  if (!frame) return;
  root.replaceChildren(...frame.childNodes);
  delete root.dataset.page;
  frame.remove();
}
