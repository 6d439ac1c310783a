/** What a page tells the worker. */
export type ToWorker =
  /** It has loaded, or shows another address: worth keeping, with the files that it has used. */
  | { type: 'page-shown'; address: string; files: readonly string[] }
  /** The user agreed to the new version: it takes over. */
  | { type: 'skip-waiting' }
  /** The same for the old version: it gives up what it downloads for later and for this page. */
  | { type: 'stop-downloads' };

/** What the worker asks every page, with a port for the answer: the scripts in its HTML, which name its build. */
export const scriptsQuestion = 'which-scripts';
