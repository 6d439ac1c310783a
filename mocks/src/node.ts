import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

export { resetDb } from './db.ts';

/** The mock server for tests in Node: `listen()` before, `resetHandlers()` and `resetDb()` between, `close()` after. */
export const server = setupServer(...handlers);

/** Plays a scenario in place of the one before; `resetHandlers(...handlers)` would replace the mocks themselves for good. */
export function play(...scenario: HttpHandler[]): void {
  server.resetHandlers();
  server.use(...scenario);
}
