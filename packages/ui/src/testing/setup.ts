import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The library's default of a second is short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// Embla and Radix use observers, which jsdom lacks since it has no layout.
Object.assign(globalThis, {
  ResizeObserver: StillObserver,
  IntersectionObserver: StillObserver,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
});
