import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { resetMarket, server } from '@upaj/mocks/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

// A page of many cards takes jsdom longer than the library's second when the machine is busy.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no media queries; the tests' device prefers light and full motion.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// jsdom lays nothing out, so that there is nothing to scroll.
window.scrollTo = () => {};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  resetMarket();
  localStorage.clear();
});
afterAll(() => server.close());
