import type { LeafOpinion } from '@upaj/contract/disease.schema';

/** A diagnosis as the device keeps it. */
export interface DeviceDiagnosis {
  /** UUID made on the device. */
  id: string;
  /** When it was made, in ms since 1970. */
  at: number;
  /** Crop of the leaf doctor, such as `tomato`. */
  cropId: string;
  /** What the advisers said, the one that was shown first comes first. */
  opinions: readonly LeafOpinion[];
  /** Version of our model; null if it did not judge. */
  modelVersion: string | null;
  /** Signs chosen in the guided walk. */
  signs: readonly string[];
  /** Shrunk JPEG pictures without metadata; empty for a guided walk without any. */
  pictures: readonly Blob[];
  /** How the field was a week later. */
  progress?: 'better' | 'same' | 'worse';
  /** Set while the account does not know of `progress` yet. */
  isProgressUnsent?: boolean;
  /** Id of its copy on the account. */
  savedId?: string;
  /** What was answered to "Was this right?"; `sentId` once pictures were given for training. */
  feedback?: LeafAnswer;
}

/** The answer to "Was this right?". */
export interface LeafAnswer {
  isRight: boolean;
  /** What it is in truth: a disease, or null for healthy; absent where it is not known. */
  actual?: string | null;
  /** Id of what was given for training with its pictures. */
  sentId?: string;
  /** How often that was withdrawn: it is sent again after that. */
  withdrawals?: number;
}
