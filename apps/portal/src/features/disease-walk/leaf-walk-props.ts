import type { LeafOpinion } from '@upaj/contract/disease.schema';

export interface LeafWalkProps {
  /** Crop of the leaf doctor, such as `tomato`. */
  cropId: string;
  /** Called with the answer and the ids of the signs that were seen. */
  onResult: (opinion: LeafOpinion, signs: string[]) => void;
  /** Two diseases that the pictures could not tell apart: the walk begins with what separates them. */
  compare?: readonly string[];
}
