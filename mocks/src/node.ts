import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

export { resetMarket } from './market.ts';

/** The mock server for tests in Node: `listen()` before, `resetHandlers()` and `resetMarket()` between, `close()` after. */
export const server = setupServer(...handlers);
