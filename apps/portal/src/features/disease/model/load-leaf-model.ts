import { LeafFaultError } from './leaf-messages.ts';
import type { LeafWorker } from './leaf-worker.ts';
import {
  copyOf,
  downloadModelFiles,
  keepModelFiles,
  type ModelFiles,
  readModelFiles,
  removeModelFiles,
} from './model-store.ts';

/** Whether a fault is the file's, so that another copy may help. */
const isOfFile = (error: unknown) =>
  error instanceof LeafFaultError && error.reason !== 'no simd' && error.reason !== 'broken';

const give = (worker: LeafWorker, { model, kernels }: ModelFiles) =>
  worker.ask('load', { model, kernels }, [model, kernels]);

/** Gives the worker the model of this device, if it has none; false if this device has none that is sound. */
export async function loadLeafModel(worker: LeafWorker): Promise<boolean> {
  if (worker.version()) return true;
  const files = await readModelFiles();
  if (!files) return false;
  try {
    await give(worker, files);
    return true;
  } catch (error) {
    if (!isOfFile(error)) throw error;
    await removeModelFiles();
    return false;
  }
}

/** Why the model was not loaded. */
export type DownloadFault = 'line' | 'damaged' | 'unsupported';

/** Downloads the model, lets the worker check it, and keeps it; tells why that failed. */
export async function downloadLeafModel(
  worker: LeafWorker,
  options: Parameters<typeof downloadModelFiles>[0],
): Promise<DownloadFault | undefined> {
  const files = await downloadModelFiles(options).catch(() => undefined);
  if (!files || options.signal.aborted) return 'line';
  try {
    await give(worker, copyOf(files));
  } catch (error) {
    if (!isOfFile(error)) return 'unsupported';
    await removeModelFiles();
    return 'damaged';
  }
  await keepModelFiles(files);
  return undefined;
}
