/** The longest wait, in ms: some browsers see no idle time for seconds after a touch. */
const MAX_WAIT_MS = 1_000;

/** Does work when the browser has nothing else to do; soon, in a browser that cannot tell. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: MAX_WAIT_MS });
  else setTimeout(work);
};
