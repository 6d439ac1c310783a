import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

export { resetDb } from './db.ts';

/** The mock server for tests in Node: `listen()` before, `resetHandlers()` and `resetDb()` between, `close()` after. */
export const server = setupServer(...handlers);
