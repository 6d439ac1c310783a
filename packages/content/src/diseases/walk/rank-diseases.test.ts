import { describe, expect, it } from 'vitest';
import { anyCropDiseases } from '../any-crop.ts';
import { diseasesOfDoctorCrop } from '../diseases-of-doctor-crop.ts';
import { doctorCrops } from '../doctor-crops.ts';
import type { Confidence } from './confidence.ts';
import { rankDiseases, type SignAnswers } from './rank-diseases.ts';
import { signsOfCrop } from './signs-of-crop.ts';
import { signsOfDisease } from './signs-of-disease.ts';

const order: readonly Confidence[] = ['unlikely', 'possible', 'likely'];
const first = (answers: SignAnswers) => {
  const [top] = rankDiseases(answers);
  return top && `${top.disease.id}: ${top.confidence}`;
};
const wordOf = (answers: SignAnswers, diseaseId: string) =>
  rankDiseases(answers).find(({ disease }) => disease.id === diseaseId)?.confidence ?? 'unlikely';
const cropsAndDiseases = doctorCrops.flatMap(({ id }) =>
  diseasesOfDoctorCrop(id).map((disease) => [id, disease] as const),
);

describe('the guided walk ranks the diseases of a crop', () => {
  it('with each of them first if its typical signs are seen', () => {
    for (const [cropId, disease] of cropsAndDiseases) {
      const { typical } = signsOfDisease(disease.id);
      expect(rankDiseases({ cropId, signs: typical })[0]?.disease.id, cropId).toBe(disease.id);
    }
  });

  it('with each of them likely once all its signs are seen, those of any crop at least possible', () => {
    for (const [cropId, disease] of cropsAndDiseases) {
      const { sometimes, typical } = signsOfDisease(disease.id);
      const top = first({ cropId, signs: [...typical, ...sometimes] });
      const words = anyCropDiseases.includes(disease) ? ['likely', 'possible'] : ['likely'];
      expect(
        words.map((word) => `${disease.id}: ${word}`),
        cropId,
      ).toContain(top);
    }
  });

  it('to nothing without a sign that was seen', () => {
    expect(rankDiseases({ cropId: 'tomato', signs: [] })).toEqual([]);
    expect(rankDiseases({ cropId: 'tomato', part: 'leaf', signs: [] })).toEqual([]);
    expect(rankDiseases({ cropId: 'tomato', signs: [], absent: ['leaf-mosaic'] })).toEqual([]);
  });

  it('to nothing for an unknown crop, an unknown sign, or a sign of other crops', () => {
    expect(rankDiseases({ cropId: 'moon-melon', signs: ['leaf-mosaic'] })).toEqual([]);
    expect(rankDiseases({ cropId: 'tomato', signs: ['leaf-moonlight'] })).toEqual([]);
    expect(rankDiseases({ cropId: 'tomato', signs: ['stem-black-whip'] })).toEqual([]);
  });

  it('with all diseases of the crop, and shares that leave room for what we do not know', () => {
    const ranked = rankDiseases({ cropId: 'grapes', signs: ['leaf-fall'] });
    expect(ranked).toHaveLength(diseasesOfDoctorCrop('grapes').length);
    const scores = ranked.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((left, right) => right - left));
    const sum = scores.reduce((total, score) => total + score, 0);
    expect(sum).toBeGreaterThan(0.5);
    expect(sum).toBeLessThan(0.95);
  });

  it('lower where they show nothing on the part that was chosen', () => {
    const answers = { cropId: 'potato', signs: ['plant-looks-healthy', 'leaf-mines'] };
    const share = (part: SignAnswers['part']) =>
      rankDiseases({ ...answers, part }).find(({ disease }) => disease.id.endsWith('common-scab'));
    expect(share('leaf')?.score).toBeLessThan(share('tuber')?.score ?? 0);
  });

  it('lower if a typical sign was looked for and is not there', () => {
    const seen = { cropId: 'tomato', signs: ['leaf-ring-spots'] };
    expect(first({ ...seen, absent: ['fruit-pits'] })).toContain('tomato-early-blight');
    expect(first({ ...seen, absent: ['leaf-lower-first'] })).toContain('tomato-target-spot');
  });
});

describe('the word for how sure it is', () => {
  it('is never likely on one sign that many troubles show', () => {
    for (const { id: cropId } of doctorCrops) {
      for (const sign of signsOfCrop(cropId).filter(({ isTelling }) => !isTelling)) {
        expect(first({ cropId, signs: [sign.id] }), cropId).not.toContain(': likely');
      }
    }
  });

  it('may be likely on one telling sign that no other disease of the crop shows', () => {
    expect(first({ cropId: 'sugarcane', signs: ['stem-black-whip'] })).toBe(
      'sugarcane-smut: likely',
    );
    expect(first({ cropId: 'sugarcane', signs: ['stem-dead-heart'] })).toContain(': likely');
    expect(first({ cropId: 'tomato', signs: ['leaf-down-below'] })).toContain(': possible');
    // Useful knots on the roots of pulses look like those of the nematode.
    expect(first({ cropId: 'chickpea', signs: ['root-galls'] })).toContain(': possible');
    expect(first({ cropId: 'wheat', signs: ['leaf-orange-pustules'] })).toContain(': possible');
  });

  it('is possible for both diseases of signs that contradict each other', () => {
    const signs = ['leaf-folded', 'grain-balls'];
    const words = rankDiseases({ cropId: 'rice', signs }).map(({ confidence }) => confidence);
    expect(words.slice(0, 3)).toEqual(['possible', 'possible', 'unlikely']);
  });

  it('is not likely if a sign speaks against it, however many speak for it', () => {
    const signs = ['leaf-ring-spots', 'leaf-lower-first', 'leaf-old-yellow', 'stem-collar-rot'];
    expect(wordOf({ cropId: 'tomato', signs }, 'tomato-early-blight')).toBe('likely');
    const answers = { cropId: 'tomato', signs: [...signs, 'fruit-pits'] };
    expect(wordOf(answers, 'tomato-early-blight')).toBe('possible');
  });

  it('is not likely if half of the signs do not fit', () => {
    const signs = ['leaf-eye-spots', 'grain-black-neck'];
    expect(wordOf({ cropId: 'rice', signs }, 'rice-blast')).toBe('likely');
    const answers = { cropId: 'rice', signs: [...signs, 'plant-stunted', 'grain-balls'] };
    expect(wordOf(answers, 'rice-blast')).toBe('possible');
  });

  it('is not likely on one telling sign that a second disease of the crop shows', () => {
    const answers = { cropId: 'tomato', part: 'stem', signs: ['leaf-ring-spots'] } as const;
    expect(rankDiseases(answers)[0]?.score).toBeGreaterThan(0.6);
    expect(first(answers)).toBe('tomato-early-blight: possible');
  });

  it('is unlikely for a disease that shows none of the signs, and for what stands behind it', () => {
    const signs = ['root-galls'];
    const absent = ['leaf-holes', 'plant-dry-patch', 'plant-stunted'];
    expect(wordOf({ cropId: 'chickpea', signs, absent }, 'chickpea-wilt')).toBe('unlikely');
    const ginger = { cropId: 'ginger', signs: ['plant-gaps'] };
    expect(wordOf(ginger, 'many-crops-white-grub')).toBe('possible');
    const words = rankDiseases({ ...ginger, absent: ['root-grub', 'plant-dry-patch'] });
    expect(new Set(words.map(({ confidence }) => confidence))).toEqual(new Set(['unlikely']));
  });

  it('is not likely for any if signs of everything are ticked', () => {
    for (const { id: cropId } of doctorCrops) {
      const all = signsOfCrop(cropId).map(({ id }) => id);
      if (diseasesOfDoctorCrop(cropId).length < 8) continue;
      expect(first({ cropId, signs: all }), cropId).not.toContain(': likely');
    }
  });

  it('never rises from one disease to the next in the list, and likely stands once at most', () => {
    for (const { id: cropId } of doctorCrops) {
      const ofCrop = signsOfCrop(cropId);
      for (const [index, { id }] of ofCrop.entries()) {
        const other = ofCrop[(index * 7 + 3) % ofCrop.length]?.id ?? id;
        const ranked = rankDiseases({ cropId, signs: [id, other] });
        const words = ranked.map(({ confidence }) => order.indexOf(confidence));
        expect(words).toEqual([...words].sort((left, right) => right - left));
        expect(words.filter((word) => word === 2).length).toBeLessThan(2);
      }
    }
  });

  it('never falls as more typical signs of a disease are seen', () => {
    for (const [cropId, { id }] of cropsAndDiseases) {
      const { typical } = signsOfDisease(id);
      const words = typical.map((_, index) =>
        order.indexOf(wordOf({ cropId, signs: typical.slice(0, index + 1) }, id)),
      );
      expect(words, `${cropId}: ${id}`).toEqual([...words].sort());
    }
  });

  it('is the same whatever the order of the answers, and for an answer given twice', () => {
    const answers = ['leaf-wet-spots', 'fruit-firm-rot', 'leaf-fall'];
    const ranked = rankDiseases({ cropId: 'tomato', signs: answers });
    const again = rankDiseases({ cropId: 'tomato', signs: [...answers, ...answers].reverse() });
    for (const [index, { disease, score }] of ranked.entries()) {
      expect(again[index]?.disease).toBe(disease);
      expect(again[index]?.score).toBeCloseTo(score, 9);
    }
  });
});
