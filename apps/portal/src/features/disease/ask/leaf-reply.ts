import type { LeafOpinion } from '@upaj/contract/disease.schema';
import type { WordedAnswer } from '../../../domains/disease/parse-answer.ts';

/** What pictures of a field are asked about. */
export interface LeafCase {
  /** Shrunk pictures. */
  files: readonly File[];
  /** Crop of the leaf doctor; undefined if the user did not say. */
  cropId: string | undefined;
  signal: AbortSignal;
}

/** What an adviser replied. */
export interface LeafReply {
  opinions: readonly LeafOpinion[];
  /** Version of our model; null if it did not judge. */
  modelVersion: string | null;
  /** The crop that it is about, where it can be told. */
  cropId: string | undefined;
  /** The answer in words, for a reply without opinions. */
  words?: WordedAnswer | undefined;
}
