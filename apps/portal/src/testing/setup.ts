import '@testing-library/jest-dom/vitest';
import { resetMarket, server } from '@upaj/mocks/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  resetMarket();
  localStorage.clear();
});
afterAll(() => server.close());
