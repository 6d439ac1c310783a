import type { Diagnosis, LeafFeedback, LeafPicture } from '@upaj/contract/disease.schema';

/** A picture that was uploaded to be kept. */
export interface LeafPictureRecord {
  ownerId: string;
  picture: LeafPicture;
  /** What uses it; null as long as nothing does. */
  diagnosisId: string | null;
  feedbackId: string | null;
}

/** A diagnosis that is kept on an account. */
export interface DiagnosisRecord extends Omit<Diagnosis, '_id' | 'pictures'> {
  id: string;
  userId: string;
}

/** "Was this right?" with consent. */
export interface LeafFeedbackRecord extends Pick<LeafFeedback, 'crop' | 'isRight'> {
  id: string;
  userId: string;
  /** What it is in truth: a disease, `healthy`, or null if not told. */
  actual: string | null;
  createdAt: string;
}
