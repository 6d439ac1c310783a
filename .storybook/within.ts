/** How long a browser may take for what it does at once, in milliseconds. */
const PATIENCE_MS = 120_000;

/**
 * Waits for what a browser does at once.
 *
 * @param what named in the error if it does not come; a test that only runs out of time does not say what it waited for
 */
export async function within<T>(what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what}: not after ${PATIENCE_MS} ms`)),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
