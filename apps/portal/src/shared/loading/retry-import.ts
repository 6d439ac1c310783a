// Chromium, Firefox and Safari each have words of their own for code that did not arrive.
const importErrorPattern =
  /dynamically imported module|Importing a module script failed|preload CSS/i;

/** Whether something failed because code did not arrive, and not because it is broken. */
export const isImportError = (error: unknown): boolean =>
  error instanceof Error && importErrorPattern.test(error.message);

const resets = new Set<() => void>();

/**
 * Keeps a failure until an error boundary has shown it. Reset any earlier, React would load again in the
 * renderings by which the error gets there, and never show it.
 */
export const onFailureShown = (reset: () => void): void => void resets.add(reset);

/** Called by the error boundary: the next render loads again. */
export function resetFailures(): void {
  for (const reset of resets) reset();
  resets.clear();
}

const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Between half of it and all of it: clients that lost the same server come back at different times. */
const withJitter = (pause: number) => (pause * (1 + Math.random())) / 2;

const waitOrOnline = (pause: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, pause);
    addEventListener('online', resolve, { once: true });
  });

/**
 * Retries a failed import with backoff, and at once when the connection returns; meanwhile the page has the
 * note of index.html upon it. Rejects after the last attempt, or if the code is broken.
 *
 * @param maxAttempts five by default
 */
export async function retryImport<Code>(
  load: () => Promise<Code>,
  maxAttempts = MAX_ATTEMPTS,
): Promise<Code> {
  const { dataset } = document.documentElement;
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await load();
      } catch (error) {
        if (!isImportError(error) || attempt === maxAttempts) throw error;
      }
      dataset.loadFailed = '';
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
      await waitOrOnline(withJitter(pause));
    }
  } finally {
    delete dataset.loadFailed;
  }
}
