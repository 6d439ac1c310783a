import type { LeafWorker } from '../model/leaf-worker.ts';
import { loadLeafModel } from '../model/load-leaf-model.ts';
import { readPixels } from '../pictures/read-picture.ts';
import type { LeafCase, LeafReply } from './leaf-reply.ts';
import { cropOfDecision, modelCrop, notTrained, opinionOf } from './opinion-of.ts';

/** Asks the model of this device, leaf by leaf; undefined if this device has none that is sound. */
export async function askModel(
  worker: LeafWorker,
  { files, cropId, signal }: LeafCase,
  onLeaf: (leaf: number) => void,
): Promise<LeafReply | undefined> {
  const crop = cropId === undefined ? undefined : modelCrop(cropId);
  if (cropId !== undefined && !crop) {
    return { opinions: [notTrained], modelVersion: null, cropId };
  }
  if (!(await loadLeafModel(worker))) return undefined;
  const figures: Float32Array[] = [];
  for (const [at, file] of files.entries()) {
    signal.throwIfAborted();
    onLeaf(at + 1);
    const picture = await readPixels(file);
    figures.push(await worker.ask('figures', { picture, crop }, [picture.data.buffer]));
  }
  const decision = await worker.ask('decision', { figures, crop });
  return {
    opinions: [opinionOf(decision)],
    modelVersion: worker.version() ?? null,
    cropId: cropId ?? cropOfDecision(decision),
  };
}
