import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { resetMarket, server } from '@upaj/mocks/node';
import { toast } from '@upaj/ui/toaster';
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
Element.prototype.scrollIntoView = () => {};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  // Sonner keeps its messages outside of React, where the next test would still see them.
  toast.dismiss();
  cleanup();
  server.resetHandlers();
  resetMarket();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
