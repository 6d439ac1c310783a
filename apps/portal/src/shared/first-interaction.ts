const interactionEvents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'scroll',
  'touchstart',
] as const;

/** Kept when the person first does something: who only glances at a page pays for no other. */
export const firstInteraction = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const sign of interactionEvents) {
    addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  }
});
