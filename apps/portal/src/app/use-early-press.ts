import { useEffect } from 'react';

declare global {
  /** The button that was pressed last before the page was hydrated (`index.html`); null from then on. */
  var earlyPress: HTMLElement | null | undefined;
}

/** Presses once more what was pressed on a prerendered page before there was code for it. */
export function useEarlyPress(): void {
  useEffect(() => {
    const { earlyPress } = globalThis;
    globalThis.earlyPress = null;
    if (earlyPress?.isConnected) earlyPress.click();
  }, []);
}
