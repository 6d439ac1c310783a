import type { RefCallback } from 'react';

/**
 * Ref of what may go while it has the focus, such as a row with the button that removes it: the heading
 * above gets the focus then, and nobody begins again at the top of the page.
 *
 * @example <li ref={handFocusOn}>
 */
export const handFocusOn: RefCallback<HTMLElement> = (leaving) => () => {
  const { activeElement, body } = document;
  if (activeElement !== body && !leaving?.contains(activeElement)) return;
  let heading: HTMLElement | null = null;
  let around = leaving?.parentElement;
  while (around && !heading) {
    heading = around.querySelector('h1,h2,h3');
    around = around.parentElement;
  }
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
