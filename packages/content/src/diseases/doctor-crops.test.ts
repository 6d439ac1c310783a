import { describe, expect, it } from 'vitest';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { anyCropDiseases } from './any-crop.ts';
import { diseases } from './diseases.ts';
import { diseasesOfDoctorCrop, findDisease } from './diseases-of-doctor-crop.ts';
import { doctorCrops, findDoctorCrop } from './doctor-crops.ts';
import { leafStates } from './leaf-states.ts';

const ids: readonly string[] = doctorCrops.map(({ id }) => id);
const ownDiseases = (cropId: string) =>
  diseasesOfDoctorCrop(cropId).filter((disease) => !anyCropDiseases.includes(disease));

describe('the crops of the leaf doctor', () => {
  it('are each there once, with a name in both languages', () => {
    expect(isUnique(ids)).toBe(true);
    for (const { id, name } of doctorCrops) expect(isBilingual(name), id).toBe(true);
    expect(findDoctorCrop('bell-pepper')?.name.en).toBe('Bell pepper');
    expect(findDoctorCrop('moon-melon')).toBeUndefined();
  });

  it('are those with disease facts of their own', () => {
    const withFacts = new Set(diseases.flatMap(({ cropIds }) => cropIds));
    for (const crop of withFacts) expect(ids).toContain(crop);
    for (const crop of ids) expect(ownDiseases(crop).length, crop).toBeGreaterThan(0);
  });

  it('leave no disease out', () => {
    const reached = new Set(ids.flatMap((crop) => diseasesOfDoctorCrop(crop)));
    expect(diseases.filter((disease) => !reached.has(disease))).toEqual([]);
  });

  it('are trained if the model has a class of them, and stand first', () => {
    const trained = doctorCrops.filter(({ isTrained }) => isTrained).map(({ id }) => id);
    expect(new Set(trained)).toEqual(new Set(leafStates.map(({ cropId }) => cropId)));
    expect(ids.slice(0, trained.length)).toEqual(trained);
  });

  it('have the diseases that the model tells apart', () => {
    for (const { cropId, diseaseId, id } of leafStates) {
      if (diseaseId === null) continue;
      expect(ownDiseases(cropId), id).toContain(findDisease(diseaseId));
    }
  });

  it('have their own diseases first and those of any crop last', () => {
    const names = diseasesOfDoctorCrop('bell-pepper').map(({ id }) => id);
    expect(names[0]).toBe('bell-pepper-bacterial-spot');
    expect(names.at(-1)).toBe('many-crops-locust');
    expect(diseasesOfDoctorCrop('moon-melon')).toEqual([]);
  });
});
