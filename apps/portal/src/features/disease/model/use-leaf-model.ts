import { useEffect, useState } from 'react';
import {
  cancelModel,
  declineModel,
  fetchModel,
  lookForModel,
  type ModelControl,
  type ModelStatus,
  modelLost,
  removeModel,
} from './model-control.ts';

interface LeafModelOptions extends Pick<ModelControl, 'getWorker' | 'loadCode'> {
  /** Whether it is needed; it is looked for from then on. */
  isWanted: boolean;
}

/**
 * The model of the leaf doctor on this device: it is downloaded when the user agrees to its size, and a new version by
 * itself afterwards.
 */
export function useLeafModel({ isWanted, getWorker, loadCode }: LeafModelOptions) {
  const [status, show] = useState<ModelStatus>({ is: 'unknown' });
  const [control] = useState<ModelControl>(() => ({ getWorker, show, loadCode }));
  useEffect(() => () => control.download?.abort(), [control]);
  const isUnknown = status.is === 'unknown';
  useEffect(() => {
    // Code that does not arrive leaves the pictures to the server.
    if (isWanted && isUnknown) lookForModel(control).catch(() => show({ is: 'unsupported' }));
  }, [isWanted, isUnknown, control]);
  // What fails here has no connection; the offer stays as it is.
  const run = (act: (control: ModelControl) => Promise<void>) => () =>
    void act(control).catch(() => {});
  return {
    status,
    agree: run(fetchModel),
    decline: run(declineModel),
    cancel: run(cancelModel),
    remove: run(removeModel),
    lost: run(modelLost),
  };
}

export type LeafModelState = ReturnType<typeof useLeafModel>;
