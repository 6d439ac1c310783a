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
    // Behind this work of React's: at a press it hydrates the part that is pressed at once, but not within an effect.
    setTimeout(() => earlyPress?.isConnected && earlyPress.click());
  }, []);
}
