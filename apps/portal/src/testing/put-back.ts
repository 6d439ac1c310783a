import { afterEach, vi } from 'vitest';

// The next file of this worker shares its globals, and may read them before its first test.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
