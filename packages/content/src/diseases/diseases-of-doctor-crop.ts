import { anyCropDiseases } from './any-crop.ts';
import type { Disease } from './disease.ts';
import { diseases } from './diseases.ts';
import { findDoctorCrop } from './doctor-crops.ts';

/** Diseases whose crop stands in no list of crops carry its name at the start of their id. */
const isOwn = ({ cropIds, id }: Disease, cropId: string): boolean =>
  cropIds.length > 0 ? cropIds.includes(cropId) : id.startsWith(`${cropId}-`);

/** The diseases of a crop of the leaf doctor, then those of any crop; none for an unknown crop. */
export const diseasesOfDoctorCrop = (cropId: string): readonly Disease[] =>
  findDoctorCrop(cropId)
    ? [...diseases.filter((disease) => isOwn(disease, cropId)), ...anyCropDiseases]
    : [];

/** The disease with this id, or undefined. */
export const findDisease = (id: string): Disease | undefined =>
  diseases.find((disease) => disease.id === id);
