import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';

/** What the page does for a diagnosis of the history; without one there is no button for it. */
export interface HistoryActions {
  /** Shows the whole result again. */
  onOpen?: (diagnosis: DeviceDiagnosis) => void;
  /** Begins new pictures of this crop. */
  onPhotograph?: (cropId: string) => void;
  /** Begins the guided walk for this crop. */
  onWalk?: (cropId: string) => void;
}
