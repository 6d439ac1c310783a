import type { Diagnosis, LeafPicture } from '@upaj/contract/disease.schema';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';

/** A diagnosis of the history, from this device, from the account, or from both. */
export interface HistoryEntry {
  diagnosis: DeviceDiagnosis;
  isOnDevice: boolean;
  /** Id of its copy on the account. */
  savedId?: string;
  /** Its pictures on the account; shown where the device has none. */
  savedPictures: readonly LeafPicture[];
}

/** What is known of the account. */
interface SavedDiagnoses {
  diagnoses: readonly Diagnosis[];
  /** Whether these are all of them. */
  isComplete: boolean;
}

/** A copy whose id was never heard of, since the connection broke, has the same time and crop. */
const isCopyOf = ({ savedId, at, cropId }: DeviceDiagnosis, saved: Diagnosis): boolean =>
  savedId === undefined
    ? Date.parse(saved.madeAt) === at && saved.crop === cropId
    : savedId === saved._id;

/** A diagnosis of another device as this one would keep it. */
function fromAccount({ _id, crop, opinion, progress, ...saved }: Diagnosis): DeviceDiagnosis {
  return {
    id: _id,
    savedId: _id,
    at: Date.parse(saved.madeAt),
    cropId: crop,
    pictures: [],
    opinions: [opinion],
    modelVersion: saved.modelVersion,
    signs: saved.signs,
    ...(progress && { progress }),
  };
}

function withCopy(
  diagnosis: DeviceDiagnosis,
  { diagnoses, isComplete }: SavedDiagnoses,
): HistoryEntry {
  const copy = diagnoses.find((saved) => isCopyOf(diagnosis, saved));
  // A copy that is missing from the whole list was deleted on another device.
  const savedId = copy?._id ?? (isComplete ? undefined : diagnosis.savedId);
  const isToldElsewhere = copy?.progress && !diagnosis.isProgressUnsent;
  return {
    diagnosis: isToldElsewhere ? { ...diagnosis, progress: copy.progress ?? undefined } : diagnosis,
    isOnDevice: true,
    ...(savedId && { savedId }),
    savedPictures: copy?.pictures ?? [],
  };
}

/** The diagnoses of the device and those of the account as one list, newest first. */
export function mergeHistory(
  ofDevice: readonly DeviceDiagnosis[],
  account: SavedDiagnoses,
): HistoryEntry[] {
  const here = ofDevice.map((diagnosis) => withCopy(diagnosis, account));
  const known = new Set(here.map(({ savedId }) => savedId));
  const elsewhere = account.diagnoses
    .filter(({ _id }) => !known.has(_id))
    .map((saved): HistoryEntry => {
      const diagnosis = fromAccount(saved);
      return { diagnosis, isOnDevice: false, savedId: saved._id, savedPictures: saved.pictures };
    });
  return [...here, ...elsewhere].sort((one, other) => other.diagnosis.at - one.diagnosis.at);
}
