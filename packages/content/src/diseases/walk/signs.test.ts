import { describe, expect, it } from 'vitest';
import { dose, isBilingual, isUnique } from '../../testing/checks.ts';
import { diseases } from '../diseases.ts';
import { diseasesOfDoctorCrop } from '../diseases-of-doctor-crop.ts';
import { doctorCrops } from '../doctor-crops.ts';
import { whyForbidden } from '../may-not-use.ts';
import { drawingIds } from './drawings.ts';
import { parts } from './parts.ts';
import { signs } from './signs.data.ts';
import { findSign, questionOf } from './signs.ts';
import { partsOfCrop, signsOfCrop } from './signs-of-crop.ts';
import { showsSign, signsOfDisease, signWeight } from './signs-of-disease.ts';
import { signsOfDiseases } from './signs-of-diseases.data.ts';

describe('the signs of the guided walk', () => {
  it('are each there once, in both languages, with a question', () => {
    expect(isUnique(signs.map(({ id }) => id))).toBe(true);
    expect(isUnique(signs.map(({ name }) => name.en))).toBe(true);
    for (const sign of signs) {
      for (const text of [sign.name, sign.hint, questionOf(sign)]) {
        expect(isBilingual(text), `${sign.id}: ${text.en} / ${text.hi}`).toBe(true);
      }
      expect(sign.id.startsWith(`${sign.part}-`), sign.id).toBe(true);
    }
    for (const { id, name } of parts) expect(isBilingual(name), id).toBe(true);
  });

  it('advise no dose and name no ingredient that is banned', () => {
    for (const { hint, id, name } of signs) {
      const text = [hint, name].flatMap(({ en, hi }) => [en, hi]).join(' ');
      expect(text, id).not.toMatch(dose);
      expect(whyForbidden(text, []), id).toBeUndefined();
    }
  });

  it('are written without letters that small fonts lack', () => {
    const texts = [...signs.flatMap(({ hint, name }) => [hint, name]), ...parts.map((p) => p.name)];
    const ofDiseases = diseases.map(({ untreated }) => untreated);
    for (const { hi } of [...texts, ...ofDiseases]) {
      expect(hi.normalize('NFD'), hi).not.toMatch(/\u0901|[जफ]\u093c/);
    }
  });

  it('use every drawing', () => {
    const used = new Set([...signs, ...parts].map(({ drawing }) => drawing));
    expect(drawingIds.filter((id) => !used.has(id))).toEqual([]);
  });

  it('are found by their id', () => {
    expect(findSign('leaf-white-powder')?.drawing).toBe('white-powder');
    expect(findSign('leaf-moonlight')).toBeUndefined();
  });

  it('ask by their name', () => {
    const sign = findSign('leaf-white-powder');
    expect(sign && questionOf(sign).en).toBe('Do you see this: “White powder on the leaf”?');
  });
});

describe('the signs of a disease', () => {
  it('are known for all diseases and for no other', () => {
    const ids = diseases.map(({ id }) => id);
    expect(new Set(Object.keys(signsOfDiseases))).toEqual(new Set(ids));
    expect(signsOfDisease('moon-fever').typical).toEqual([]);
  });

  it('are at least two, of which one is typical, each once', () => {
    for (const { id } of diseases) {
      const { against = [], sometimes, typical } = signsOfDisease(id);
      expect(typical.length, id).toBeGreaterThan(0);
      expect(typical.length + sometimes.length, id).toBeGreaterThan(1);
      const all = [...typical, ...sometimes, ...against];
      expect(isUnique(all), id).toBe(true);
      for (const sign of all) expect(findSign(sign), `${id}: ${sign}`).toBeDefined();
    }
  });

  it('leave no sign without a disease', () => {
    const alone = signs.filter(({ id }) => !diseases.some((disease) => showsSign(disease.id, id)));
    expect(alone).toEqual([]);
  });

  it('are weighed', () => {
    const weight = (sign: string) => signWeight('potato-late-blight', sign);
    expect(weight('leaf-down-below')).toBe('typical');
    expect(weight('stem-black-stretch')).toBe('sometimes');
    expect(weight('leaf-ring-spots')).toBe('against');
    expect(weight('root-galls')).toBe('none');
  });

  it('speak against it only where another disease of its crop shows them', () => {
    for (const { id: crop } of doctorCrops) {
      const shown = signsOfCrop(crop).map(({ id }) => id);
      for (const { cropIds, id } of diseasesOfDoctorCrop(crop)) {
        if (cropIds.length === 0) continue;
        for (const sign of signsOfDisease(id).against ?? []) expect(shown, id).toContain(sign);
      }
    }
  });
});

describe('the signs of a crop', () => {
  it('are those of its diseases, the common ones first', () => {
    const ids = signsOfCrop('wheat', 'leaf').map(({ id }) => id);
    expect(ids.slice(0, 2)).toContain('leaf-orange-pustules');
    expect(ids).not.toContain('leaf-eye-spots');
    expect(signsOfCrop('moon-melon')).toEqual([]);
  });

  it('show on some parts, and only those are offered', () => {
    const ids = (crop: string) => partsOfCrop(crop).map(({ id }) => id);
    expect(ids('potato')).toEqual(['leaf', 'stem', 'tuber', 'root', 'plant']);
    expect(ids('wheat')).toContain('grain');
    expect(ids('tomato')).not.toContain('grain');
    for (const { id: crop } of doctorCrops) {
      for (const part of ids(crop)) {
        const shown = new Set(signsOfCrop(crop, part).map((sign) => sign.part));
        expect(shown, crop).toEqual(new Set([part]));
      }
    }
  });
});
