import { useLayoutEffect, useRef } from 'react';

/** Browsers take the focus from a disabled button; this returns it once the button is enabled again. */
export function useRestoreFocus(isBusy: boolean): void {
  const holder = useRef<Element | null>(null);
  // Read while rendering: Chromium takes the focus with the attribute, before any effect runs.
  if (isBusy && typeof document !== 'undefined') holder.current ??= document.activeElement;
  useLayoutEffect(() => {
    if (isBusy) return;
    // The user has not moved the focus in the meantime: it is on the page, or on the dialog around the button.
    if (holder.current instanceof HTMLElement && document.activeElement?.contains(holder.current))
      holder.current.focus();
    holder.current = null;
  }, [isBusy]);
}
