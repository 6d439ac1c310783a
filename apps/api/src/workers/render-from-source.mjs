// Sources are run in development and in tests; a thread reads TypeScript only where it asks for it itself.
const loader = 'tsx/esm/api';
(await import(loader)).register();
export const { addressesOf, renderPage } = await import('./render.worker.ts');
