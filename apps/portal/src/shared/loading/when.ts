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

const READING_MS = 5_000;

/** Resolves at the first interaction, or when the user has read for a while: what need not be there at once waits for it. */
export const whenRead = (readingMs = READING_MS): Promise<unknown> =>
  // A page that is rendered for reading has it at once.
  import.meta.env.SSR
    ? Promise.resolve()
    : Promise.race([firstInteraction, new Promise((resolve) => setTimeout(resolve, readingMs))]);

/** The longest wait, in ms: some browsers see no idle time for seconds after a touch. */
const MAX_WAIT_MS = 1_000;

/** Resolves when the browser has nothing else to do; soon, in a browser that cannot tell. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Nothing waits for what a page does beside its first screen.
    if (import.meta.env.SSR) return;
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: MAX_WAIT_MS });
    else setTimeout(resolve);
  });
