/** Closes what the test file at hand has opened; close-apps.setup.ts calls each at its end. */
export const closers: (() => Promise<void>)[] = [];
