// Not `scroll`: the portal scrolls too, such as a row of chips to the chosen one.
const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Resolves at the first interaction: a visit without one preloads no other page. */
export const firstInteraction = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  const listening = new AbortController();
  const take = (event: Event) => {
    // Some browsers report a pointer at rest under which a page appears.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
    listening.abort();
    resolve();
  };
  for (const sign of interactionEvents) {
    addEventListener(sign, take, { passive: true, capture: true, signal: listening.signal });
  }
});
