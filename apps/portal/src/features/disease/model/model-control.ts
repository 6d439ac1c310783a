import { storageKeys } from '../../../shared/storage-keys.ts';
import { storeValue } from '../../../shared/stored-value.ts';
import type { LeafWorker } from './leaf-worker.ts';
import type { DownloadFault } from './load-leaf-model.ts';

/** Where the leaf doctor of this device is. */
export type ModelStatus =
  /** Not looked for yet. */
  | { is: 'unknown' }
  /** This browser cannot run it. */
  | { is: 'unsupported' }
  /** May be downloaded; `isDeclined` if the user did not want it, `fault` after an attempt. */
  | { is: 'offered'; bytes?: number | undefined; isDeclined: boolean; fault?: DownloadFault }
  /** On its way, 0 to 1. */
  | { is: 'downloading'; share: number }
  /** On this device. */
  | { is: 'ready' };

/** What the functions of this file work on. */
export interface ModelControl {
  getWorker: () => Promise<LeafWorker>;
  show: (change: ModelStatus | ((now: ModelStatus) => ModelStatus)) => void;
  /** Loads the code that the model needs without a connection; what fails is loaded when it is used. */
  loadCode: () => Promise<unknown>;
  /** The download that is under way. */
  download?: AbortController | undefined;
}

const isRunnable = () => typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined';

const savesData = () => Object(navigator).connection?.saveData === true;

const choice = () => localStorage.getItem(storageKeys.leafModel);
const remember = (chosen: 'agreed' | 'declined' | null) =>
  storeValue(storageKeys.leafModel, chosen);

async function offer({ show }: ModelControl, fault?: DownloadFault): Promise<void> {
  const isDeclined = choice() === 'declined';
  const offered = { is: 'offered', isDeclined, ...(fault && { fault }) } as const;
  show(offered);
  const { readModelSize } = await import('./model-store.ts');
  const bytes = await readModelSize();
  // By then it may be on its way.
  show((now) => (now === offered ? { ...now, bytes } : now));
}

/** Offers it again after a fault; a damaged file is not fetched by itself. */
async function offerAgain(control: ModelControl, fault: DownloadFault): Promise<void> {
  if (fault === 'damaged') remember(null);
  await offer(control, fault);
}

/** Looks for the model on this device; without it offers it, or fetches it for a user who has agreed before. */
export async function lookForModel(control: ModelControl): Promise<void> {
  if (!isRunnable()) return control.show({ is: 'unsupported' });
  const { hasModelFiles } = await import('./model-store.ts');
  if (await hasModelFiles()) {
    void control.loadCode();
    return control.show({ is: 'ready' });
  }
  // There is a new version, or the browser needed the space.
  if (choice() === 'agreed' && navigator.onLine && !savesData()) return fetchModel(control);
  return offer(control);
}

/** Fetches the model: its user has agreed to its size. */
export async function fetchModel(control: ModelControl): Promise<void> {
  const { show, getWorker } = control;
  control.download?.abort();
  const download = new AbortController();
  control.download = download;
  remember('agreed');
  show({ is: 'downloading', share: 0 });
  const { signal } = download;
  const onProgress = (share: number) => signal.aborted || show({ is: 'downloading', share });
  try {
    const { downloadLeafModel } = await import('./load-leaf-model.ts');
    const fault = await downloadLeafModel(await getWorker(), { onProgress, signal });
    if (!fault) await control.loadCode();
    if (signal.aborted) return;
    if (!fault) return show({ is: 'ready' });
    if (fault === 'unsupported') return show({ is: 'unsupported' });
    await offerAgain(control, fault);
  } catch {
    if (!signal.aborted) await offerAgain(control, 'line');
  }
}

/** The user does not want it. */
export async function declineModel(control: ModelControl): Promise<void> {
  remember('declined');
  await offer(control);
}

/** The user has stopped the download. */
export async function cancelModel(control: ModelControl): Promise<void> {
  control.download?.abort();
  remember(null);
  await offer(control);
}

/** Removes it from this device, and its worker's memory with it. */
export async function removeModel(control: ModelControl): Promise<void> {
  remember('declined');
  const { removeModelFiles } = await import('./model-store.ts');
  await removeModelFiles();
  (await control.getWorker()).close();
  await offer(control);
}

/** Its file was found to be gone or damaged. */
export const modelLost = (control: ModelControl): Promise<void> => offerAgain(control, 'damaged');
