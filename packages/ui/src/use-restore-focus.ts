import { useLayoutEffect, useRef } from 'react';

/** Browsers take the focus from a disabled button; this returns it once the button is enabled again. */
export function useRestoreFocus(isBusy: boolean): void {
  const holder = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isBusy) holder.current = activeElement;
    // Nothing else was chosen in the meantime: the page has it, or the dialog around the button.
    else if (holder.current instanceof HTMLElement && activeElement?.contains(holder.current)) {
      holder.current.focus();
    }
  }, [isBusy]);
}
