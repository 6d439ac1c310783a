import { anyCropDiseases } from '../any-crop.ts';
import type { Disease } from '../disease.ts';
import { diseasesOfDoctorCrop } from '../diseases-of-doctor-crop.ts';
import { chanceOf, type Suspect } from './chances.ts';
import { type Confidence, confidenceOf, inOrder } from './confidence.ts';
import type { PartId } from './parts.ts';
import { signs } from './signs.data.ts';
import { signsOfCrop } from './signs-of-crop.ts';
import { showsSign } from './signs-of-disease.ts';

/** What a person answered in the guided walk. */
export interface SignAnswers {
  cropId: string;
  /** Part on which the trouble was seen first. */
  part?: PartId;
  /** Ids of the signs that were seen. */
  signs: readonly string[];
  /** Ids of the signs that were looked for and not there. */
  absent?: readonly string[];
}

export interface RankedDisease {
  disease: Disease;
  /** Share of the chance, 0 to 1; what is left of all belongs to troubles that we do not know. */
  score: number;
  confidence: Confidence;
}

/** A trouble of any crop is rarer on one crop than its own. */
const anyCropPrior = 0.5;

/** What stays of the chance of a disease with no sign on the part that was chosen. */
const otherPart = 0.3;

const showsOn = (diseaseId: string, part: PartId): boolean =>
  signs.some((sign) => sign.part === part && showsSign(diseaseId, sign.id));

/** Product of the chances of all answers. */
function likelihood(suspect: Suspect, seen: readonly string[], absent: readonly string[]): number {
  const ofSeen = seen.reduce((product, id) => product * chanceOf(suspect, id), 1);
  return absent.reduce((product, id) => product * (1 - chanceOf(suspect, id)), ofSeen);
}

function priorOf(disease: Disease, part: PartId | undefined): number {
  const prior = anyCropDiseases.includes(disease) ? anyCropPrior : 1;
  return part && !showsOn(disease.id, part) ? prior * otherPart : prior;
}

/** The answers that can speak for or against a disease of the crop, each once. */
function known({ absent = [], cropId, signs }: SignAnswers) {
  const ids = new Set(signsOfCrop(cropId).map(({ id }) => id));
  const seen = [...new Set(signs)].filter((id) => ids.has(id));
  return { seen, missing: [...new Set(absent)].filter((id) => ids.has(id) && !seen.includes(id)) };
}

/**
 * The diseases of a crop by their likelihood, the most likely first. Empty if no sign of the crop
 * was seen: what is not there makes no diagnosis.
 */
export function rankDiseases(answers: SignAnswers): readonly RankedDisease[] {
  const { cropId, part } = answers;
  const { missing, seen } = known(answers);
  if (seen.length === 0) return [];
  const suspects = diseasesOfDoctorCrop(cropId).map((disease) => ({
    disease,
    weight: priorOf(disease, part) * likelihood({ diseaseId: disease.id }, seen, missing),
  }));
  const total = suspects.reduce(
    (sum, entry) => sum + entry.weight,
    likelihood('strange', seen, missing),
  );
  const ranked = suspects
    .map(({ disease, weight }) => ({ disease, score: weight / total }))
    .sort((left, right) => right.score - left.score)
    .map(({ disease, score }) => ({
      disease,
      score,
      confidence: confidenceOf({ diseaseId: disease.id, score }, seen, cropId),
    }));
  return inOrder(ranked);
}
