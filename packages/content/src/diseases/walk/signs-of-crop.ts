import { anyCropDiseases } from '../any-crop.ts';
import { diseasesOfDoctorCrop } from '../diseases-of-doctor-crop.ts';
import { type Part, type PartId, parts } from './parts.ts';
import type { Sign } from './sign.ts';
import { signs } from './signs.data.ts';
import { signsOfDisease } from './signs-of-disease.ts';

/** How many diseases of a crop show each sign; a disease of the crop itself counts double. */
function countSigns(cropId: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const disease of diseasesOfDoctorCrop(cropId)) {
    const { sometimes, typical } = signsOfDisease(disease.id);
    const points = anyCropDiseases.includes(disease) ? 1 : 2;
    for (const sign of [...typical, ...sometimes]) {
      counts.set(sign, (counts.get(sign) ?? 0) + points);
    }
  }
  return counts;
}

/** The signs that diseases of a crop show, on one part or on all; the most common first. */
export function signsOfCrop(cropId: string, part?: PartId): readonly Sign[] {
  const counts = countSigns(cropId);
  const count = ({ id }: Sign): number => counts.get(id) ?? 0;
  return signs
    .filter((sign) => count(sign) > 0 && (part === undefined || sign.part === part))
    .sort((left, right) => count(right) - count(left));
}

/** The parts of a crop that show a sign of one of its diseases. */
export function partsOfCrop(cropId: string): readonly Part[] {
  const shown = new Set(signsOfCrop(cropId).map(({ part }) => part));
  return parts.filter(({ id }) => shown.has(id));
}
