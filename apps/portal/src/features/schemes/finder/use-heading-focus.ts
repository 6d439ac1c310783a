import { type RefCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

const focusOn: RefCallback<HTMLElement> = (heading) => heading?.focus();

/** The router's key of the address that a visit began with. */
const firstAddress = 'default';

/**
 * Ref of a heading that receives the focus when the questions change. A visit that begins
 * here begins at the top of the page, as on every page.
 */
export function useHeadingFocus(): RefCallback<HTMLElement> | undefined {
  const { key } = useLocation();
  // An answer changes the address as well, and must not move the focus from its field.
  const [isFirst] = useState(key === firstAddress);
  return isFirst ? undefined : focusOn;
}
