import type { RefCallback } from 'react';

/**
 * Ref of what may go while it has the focus, such as a row with the button that removes it: the next
 * heading above gets the focus then, and the user does not start again at the top of the page.
 *
 * @example <li ref={moveFocusOnUnmount}>
 */
export const moveFocusOnUnmount: RefCallback<HTMLElement> = (leaving) => () => {
  const { activeElement, body } = document;
  if (!leaving || (activeElement !== body && !leaving.contains(activeElement))) return;
  const isAbove = (heading: Element) =>
    leaving.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_PRECEDING;
  const heading = [...document.querySelectorAll<HTMLElement>('h1,h2,h3')].filter(isAbove).at(-1);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
