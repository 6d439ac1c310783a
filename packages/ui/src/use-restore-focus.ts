import { useLayoutEffect, useRef } from 'react';

/** Browsers take the focus from a disabled button; this returns it once the button is enabled again. */
export function useRestoreFocus(isBusy: boolean): void {
  const holder = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isBusy) holder.current = activeElement;
    // The user has not moved the focus in the meantime: it is on the page, or on the dialog around the button.
    else if (holder.current instanceof HTMLElement && activeElement?.contains(holder.current)) {
      holder.current.focus();
    }
  }, [isBusy]);
}
