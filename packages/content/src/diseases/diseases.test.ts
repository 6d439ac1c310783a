import { describe, expect, it } from 'vitest';
import { findCrop } from '../crops/crops.ts';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { animalDiseases } from './animal-diseases.ts';
import { bannedPesticides } from './banned-pesticides.ts';
import { causeNames, labelAdvice, noSprayAdvice } from './disease.ts';
import { diseases, diseasesOf } from './diseases.ts';
import { friends } from './friends.ts';
import { whyForbidden } from './may-not-use.ts';

/** A rate: a number with a measure of what is sprayed, spread or dipped. */
const dose =
  /\d\s?(ml|g|kg|litres?|l|मिली|ग्राम|किग्रा|किलो|लीटर)\b|\d\s?%?\s?(WP|EC|SC|SL|WG|FS|DS)\b/i;

describe('the diseases of crops', () => {
  it('are 116, each once', () => {
    expect(diseases).toHaveLength(116);
    expect(isUnique(diseases.map(({ id }) => id))).toBe(true);
  });

  it('are told in both languages', () => {
    for (const { crop, id, name, practice, symptoms, weather } of diseases) {
      for (const text of [crop, name, practice, symptoms, weather]) {
        expect(isBilingual(text), `${id}: ${text.en} / ${text.hi}`).toBe(true);
      }
    }
    const shared = [labelAdvice, noSprayAdvice, ...Object.values(causeNames)];
    for (const text of [...shared, ...Object.values(friends)]) expect(isBilingual(text)).toBe(true);
  });

  it('are diseases of crops that we know', () => {
    for (const { cropIds, id } of diseases) {
      for (const crop of cropIds) expect(findCrop(crop), `${id}: ${crop}`).toBeDefined();
    }
  });

  it('are found by their crop, those of any crop last', () => {
    const names = diseasesOf('mango').map(({ id }) => id);
    expect(names.slice(0, 3)).toEqual([
      'mango-powdery-mildew',
      'mango-anthracnose',
      'mango-hopper',
    ]);
    expect(names.at(-1)).toBe('many-crops-locust');
  });

  it('name no ingredient that is banned, withdrawn, refused or forbidden on the crop', () => {
    const found = diseases.flatMap(({ cropIds, id, ingredients }) =>
      ingredients.flatMap((ingredient) => {
        const why = whyForbidden(ingredient, cropIds);
        return why ? [`${id}: ${ingredient} (${why.status})`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('give no dose anywhere: that is on the label', () => {
    for (const { id, ingredients, practice, symptoms } of diseases) {
      const texts = [...ingredients, practice.en, practice.hi, symptoms.en, symptoms.hi];
      expect(texts.join(' '), id).not.toMatch(dose);
      for (const ingredient of ingredients) expect(ingredient, id).not.toMatch(/\d/);
    }
  });

  it('carry 26 labels of the leaf pictures, each once', () => {
    const labels = diseases.flatMap(({ pictureLabel }) => pictureLabel ?? []);
    expect(labels).toHaveLength(26);
    expect(isUnique(labels)).toBe(true);
  });
});

describe('the list of banned pesticides', () => {
  it('has 98 entries, of which 17 are restrictions with their words', () => {
    expect(bannedPesticides).toHaveLength(98);
    const restricted = bannedPesticides.filter(({ status }) => status === 'restricted');
    expect(restricted).toHaveLength(17);
    for (const { name, scope } of restricted) {
      expect(scope && isBilingual(scope), name).toBe(true);
    }
  });

  it('forbids what is banned on every crop', () => {
    expect(whyForbidden('endosulfan', ['cotton'])?.status).toBe('banned');
    expect(whyForbidden('Spray Methyl Parathion in the evening', [])?.status).toBe('banned');
    expect(whyForbidden('DDVP', [])?.name).toBe('Dichlorvos');
    expect(whyForbidden('monocrotophos', ['cotton'])?.isForExperts).toBe(true);
    expect(whyForbidden('streptomycin + tetracycline', ['rice'])).toBeDefined();
    expect(whyForbidden('Streptocycline', ['tomato'])).toBeDefined();
    expect(whyForbidden('first carbaryl, then 2,4,5-T', [])).toBeDefined();
    expect(whyForbidden('2,4,5-T', [])?.status).toBe('refused');
  });

  it('forbids a restricted one on its crops only', () => {
    expect(whyForbidden('mancozeb', ['guava'])?.name).toBe('Mancozeb');
    expect(whyForbidden('mancozeb', ['potato'])).toBeUndefined();
    expect(whyForbidden('malathion', ['tomato'])).toBeDefined();
  });

  it('does not take a part of a name for the whole', () => {
    expect(whyForbidden('neem', [])).toBeUndefined();
    expect(whyForbidden('metalaxyl + mancozeb', ['mustard'])).toBeUndefined();
  });
});

describe('the diseases of animals', () => {
  it('are ten, told in both languages, without a drug or a dose', () => {
    expect(animalDiseases).toHaveLength(10);
    expect(isUnique(animalDiseases.map(({ id }) => id))).toBe(true);
    for (const { animal, cause, firstAction, name, prevention, symptoms } of animalDiseases) {
      for (const text of [animal, cause, firstAction, name, prevention, symptoms]) {
        expect(isBilingual(text), text.en).toBe(true);
      }
      expect(`${firstAction.en} ${prevention.en}`).not.toMatch(dose);
      expect(firstAction.en.toLowerCase()).toContain('veterinarian');
    }
  });
});
