import { describe, expect, it } from 'vitest';
import { isUnique } from '../../testing/checks.ts';
import { diseasesOfDoctorCrop } from '../diseases-of-doctor-crop.ts';
import { doctorCrops } from '../doctor-crops.ts';
import { fieldDescriptions } from './field-descriptions.data.ts';
import { rankDiseases } from './rank-diseases.ts';
import { findSign } from './signs.ts';
import { signsOfDisease } from './signs-of-disease.ts';

const results = fieldDescriptions.map((description) => {
  const ranked = rankDiseases(description);
  const rank = ranked.findIndex(({ disease }) => disease.id === description.diseaseId);
  return { rank, word: ranked[0]?.confidence };
});

/** Every pair of signs of every disease, with one sign of another disease of the crop beside it or not. */
function shareOfPairs(hasWrongSign: boolean): number {
  let right = 0;
  let all = 0;
  for (const { id: cropId } of doctorCrops) {
    const diseases = diseasesOfDoctorCrop(cropId);
    for (const [index, { id }] of diseases.entries()) {
      const { sometimes, typical } = signsOfDisease(id);
      const own = [...typical, ...sometimes];
      const neighbour = diseases[(index + 1) % diseases.length]?.id ?? id;
      const wrong = hasWrongSign ? signsOfDisease(neighbour).typical.slice(0, 1) : [];
      for (const one of typical) {
        for (const other of own.filter((sign) => sign !== one)) {
          const [top] = rankDiseases({ cropId, signs: [one, other, ...wrong] });
          all += 1;
          if (top?.disease.id === id) right += 1;
        }
      }
    }
  }
  return right / all;
}

describe('sixty fields as farmers may describe them', () => {
  it('are sixty, each once, with signs that exist', () => {
    expect(fieldDescriptions).toHaveLength(60);
    expect(isUnique(fieldDescriptions.map((description) => JSON.stringify(description)))).toBe(
      true,
    );
    for (const { absent = [], signs } of fieldDescriptions) {
      for (const id of [...signs, ...absent]) expect(findSign(id), id).toBeDefined();
    }
  });

  it('have incomplete signs, and wrong ones', () => {
    const isComplete = ({ diseaseId, signs }: (typeof fieldDescriptions)[number]) =>
      signsOfDisease(diseaseId).typical.every((sign) => signs.includes(sign));
    expect(fieldDescriptions.filter((field) => !isComplete(field)).length).toBeGreaterThan(30);
    const isWrong = ({ diseaseId, signs }: (typeof fieldDescriptions)[number]) => {
      const { sometimes, typical } = signsOfDisease(diseaseId);
      return signs.some((sign) => ![...typical, ...sometimes].includes(sign));
    };
    expect(fieldDescriptions.filter(isWrong).length).toBeGreaterThan(12);
  });

  it('are ranked right first in 57, and among the first three in all', () => {
    expect(results.filter(({ rank }) => rank === 0)).toHaveLength(57);
    expect(results.filter(({ rank }) => rank >= 0 && rank < 3)).toHaveLength(60);
  });

  it('are all right where the word is likely', () => {
    const likely = results.filter(({ word }) => word === 'likely');
    expect(likely.length).toBeGreaterThan(25);
    expect(likely.filter(({ rank }) => rank !== 0)).toEqual([]);
  });
});

describe('two signs of a disease', () => {
  it('put it first in 97 of 100 cases', () => {
    expect(shareOfPairs(false)).toBeGreaterThan(0.97);
  });

  it('put it first in 82 of 100 cases even with a wrong sign beside them', () => {
    expect(shareOfPairs(true)).toBeGreaterThan(0.82);
  });
});
