import { register } from 'tsx/esm/api';

// A thread of a process that reads TypeScript does so too; that of a test runner does not.
register();
export const { addressesOf, renderPage } = await import('../../src/workers/render.worker.ts');
