import '@testing-library/jest-dom/vitest';
import { File as NodeFile } from 'node:buffer';
import { cleanup, configure } from '@testing-library/react';
import { resetDb, server } from '@upaj/mocks/node';
import { toast } from '@upaj/ui/toaster';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// A page of many cards takes jsdom longer than the library's second when the machine is busy.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no media queries; the tests' device prefers light and full motion.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// jsdom lays nothing out, so that there is nothing to scroll or to watch the size of.
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.setPointerCapture ??= () => {};
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Node reads a form's files into the global File, which is jsdom's here, and from version 24 on takes only its own.
Request.prototype.formData = async function () {
  const body = new Response(await this.arrayBuffer(), { headers: this.headers });
  const jsdomFile = globalThis.File;
  Object.assign(globalThis, { File: NodeFile });
  return body.formData().finally(() => Object.assign(globalThis, { File: jsdomFile }));
};

const inline = new Set(
  'A ABBR B BDI BR CODE EM I IMG KBD LABEL MARK Q SMALL SPAN STRONG SUB SUP TIME U svg'.split(' '),
);
const unseen = new Set('DATALIST HEAD NOSCRIPT SCRIPT STYLE TEMPLATE'.split(' '));
const isUnseen = (element: HTMLElement) =>
  element.hidden ||
  unseen.has(element.tagName) ||
  (element instanceof HTMLDialogElement && !element.open);

/**
 * The style of an element without what jsdom does for each one that is asked about: to match every rule of its own sheet,
 * in a fifth of the time of all tests. There is no other sheet here. What the queries by role and the checks of what is
 * visible read is whether the element is displayed, as a line or a block, and what it is styled with itself.
 */
window.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  const shown = inline.has(element.tagName) ? 'inline' : 'block';
  const initial: Record<string, string> = {
    display: isUnseen(element as HTMLElement) ? 'none' : shown,
    visibility: 'visible',
    opacity: '1',
  };
  return new Proxy(style, {
    get(own, name: string) {
      if (name === 'getPropertyValue') {
        return (property: string) => own.getPropertyValue(property) || initial[property] || '';
      }
      const value: unknown = Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value || initial[name] || '';
    },
  });
};

// Sonner styles the document of a worker's first file alone, where a message that is about to appear is still transparent.
for (const style of document.head.querySelectorAll('style')) style.remove();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  vi.useRealTimers();
  // An import that is cut off at the end of a file would stay failed for the next file of this worker.
  await vi.dynamicImportSettled();
  // Sonner keeps its messages outside of React, where the next test would still see them.
  toast.dismiss();
  cleanup();
  server.resetHandlers();
  resetDb();
  localStorage.clear();
  sessionStorage.clear();
  // Imported here and not above, so that a test can replace what it imports.
  const { initTranslations } = await import('../shared/i18n/translations.ts');
  initTranslations('en');
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});
