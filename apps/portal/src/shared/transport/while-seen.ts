/** How long a hidden page stays connected: who only looks at another app comes back to the same stream. */
const HIDDEN_MS = 60_000;

/** Does something while the page is looked at, and for a while after; returns how to end it. */
export function whileSeen(work: (signal: AbortSignal) => void): () => void {
  let running: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    running?.abort();
    running = undefined;
  };
  const update = () => {
    clearTimeout(leaving);
    if (document.hidden) leaving = setTimeout(end, HIDDEN_MS);
    else if (!running) {
      running = new AbortController();
      work(running.signal);
    }
  };
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    document.removeEventListener('visibilitychange', update);
    clearTimeout(leaving);
    end();
  };
}
