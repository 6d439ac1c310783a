// Not `scroll`: the portal scrolls too, such as a row of chips to the chosen one.
const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Resolves at the first interaction: a visit without one preloads no other page. */
export const firstInteraction = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const sign of interactionEvents) {
    addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  }
});
