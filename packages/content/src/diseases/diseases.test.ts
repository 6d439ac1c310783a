import { describe, expect, it } from 'vitest';
import { findCrop } from '../crops/crops.ts';
import { loadVideos, topics } from '../education/topics.ts';
import { dose, isBilingual, isUnique } from '../testing/checks.ts';
import { animalDiseases } from './animal-diseases.ts';
import { bannedPesticides } from './banned-pesticides.ts';
import { causeNames, labelAdvice, noSprayAdvice } from './disease.ts';
import { diseases, diseasesOf } from './diseases.ts';
import { friends } from './friends.ts';
import { whyForbidden } from './may-not-use.ts';

/** Banned ingredients that are still sold by name. */
const hindiNames =
  /मोनोक्रोटोफ|एंडोसल्फ|मिथाइल पैराथियान|डीडीटी|बीएचसी|कार्बारिल|कार्बोफ्यूरान|फोरेट|ट्राइजोफ|डाइक्लोरव|मेथोमिल|बेनोमिल|एल्ड्रिन|लिंडेन|एलाक्लोर|स्ट्रेप्टो/;

describe('the diseases of crops', () => {
  it('are 116, each once', () => {
    expect(diseases).toHaveLength(116);
    expect(isUnique(diseases.map(({ id }) => id))).toBe(true);
  });

  it('are in both languages', () => {
    for (const { crop, id, name, practice, symptoms, untreated, weather } of diseases) {
      for (const text of [crop, name, practice, symptoms, untreated, weather]) {
        expect(isBilingual(text), `${id}: ${text.en} / ${text.hi}`).toBe(true);
      }
    }
    const shared = [labelAdvice, noSprayAdvice, ...Object.values(causeNames)];
    for (const text of [...shared, ...Object.values(friends)]) expect(isBilingual(text)).toBe(true);
  });

  it('are diseases of known crops', () => {
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

  it('have treatments that name no such ingredient, as have the video lessons', async () => {
    expect(hindiNames.test('मोनोक्रोटोफॉस छिड़कें')).toBe(true);
    const videos = (await Promise.all(topics.map(({ topic }) => loadVideos(topic)))).flat();
    const bilingual = [
      ...diseases.flatMap(({ practice, symptoms, untreated, weather }) => [
        practice,
        symptoms,
        untreated,
        weather,
      ]),
      ...animalDiseases.flatMap(({ firstAction, prevention }) => [firstAction, prevention]),
      ...topics.flatMap(({ description, steps }) => [description, ...steps]),
    ].flatMap(({ en, hi }) => [en, hi]);
    const ofVideos = videos.flatMap(({ description, steps }) => [description, ...steps]);
    for (const text of [...bilingual, ...ofVideos]) {
      expect(whyForbidden(text, [])?.name, text).toBeUndefined();
      expect(text).not.toMatch(hindiNames);
    }
  });

  it('name no dose', () => {
    for (const text of ['50 ग्राम', '2 मिली पानी में', '2 ml', '75% WP']) expect(text).toMatch(dose);
    for (const { id, ingredients, practice, symptoms, untreated } of diseases) {
      const texts = [practice, symptoms, untreated].flatMap(({ en, hi }) => [en, hi]);
      expect([...ingredients, ...texts].join(' '), id).not.toMatch(dose);
      for (const ingredient of ingredients) expect(ingredient, id).not.toMatch(/\d/);
    }
  });

  it('tell in one sentence what it costs to do nothing, a share only as what may happen', () => {
    const shares = (text: string) => text.match(/\d+(-\d+)?%/g) ?? [];
    for (const { id, untreated } of diseases) {
      expect(untreated.en, id).toMatch(/^[A-Z][^.]*\.$/);
      expect(untreated.hi, id).toMatch(/^[^।]*।$/);
      expect(shares(untreated.hi), id).toEqual(shares(untreated.en));
      if (shares(untreated.en).length > 0) expect(untreated.en, id).toMatch(/often|up to|may/);
    }
  });

  it('have 26 labels of the leaf pictures, each once', () => {
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

  it('does not match a part of a name', () => {
    expect(whyForbidden('neem', [])).toBeUndefined();
    expect(whyForbidden('metalaxyl + mancozeb', ['mustard'])).toBeUndefined();
  });
});

describe('the diseases of animals', () => {
  it('are ten, in both languages, without a drug or a dose', () => {
    expect(animalDiseases).toHaveLength(10);
    expect(isUnique(animalDiseases.map(({ id }) => id))).toBe(true);
    for (const { animal, cause, firstAction, name, prevention, symptoms } of animalDiseases) {
      for (const text of [animal, cause, firstAction, name, prevention, symptoms]) {
        expect(isBilingual(text), text.en).toBe(true);
      }
      const advice = [firstAction, prevention].flatMap(({ en, hi }) => [en, hi]);
      expect(advice.join(' ')).not.toMatch(dose);
      expect(firstAction.en.toLowerCase()).toContain('veterinarian');
    }
  });
});
