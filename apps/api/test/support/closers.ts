/** Closes what the test file at hand has opened; close-apps.setup.ts calls each at its end. */
export const closers: (() => Promise<void>)[] = [];

/** Closes it before the end of the file, where each test opens a server: a database has a hundred connections. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0)) await close();
}
