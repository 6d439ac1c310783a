// Chromium, Firefox and Safari each have words of their own for code that did not arrive.
const importErrorPattern =
  /dynamically imported module|Importing a module script failed|preload CSS/i;

/** Whether something failed because code did not arrive, and not because it is broken. */
export const isImportError = (error: unknown): boolean =>
  error instanceof Error && importErrorPattern.test(error.message);

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const waitOrOnline = (pause: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, pause);
    addEventListener('online', goOn);
  });

/**
 * Brings code that the first drawing of a page needs, however often it has to be asked for: the page stays
 * as it came from the server meanwhile, with the note of index.html upon it. Rejects if the code is broken.
 */
export async function retryImport<Code>(load: () => Promise<Code>): Promise<Code> {
  const { dataset } = document.documentElement;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const code = await load();
      delete dataset.loadFailed;
      return code;
    } catch (error) {
      if (!isImportError(error)) throw error;
      dataset.loadFailed = '';
    }
    await waitOrOnline(pause);
  }
}
