import { describe, expect, it } from 'vitest';
import { createSchemeFinder } from '../search/finders.ts';
import { isStateSlug, stateSlugs } from '../state-slugs.ts';
import { states } from '../states.ts';
import { isBilingual, isHindi, isHttps } from '../testing/checks.ts';
import { schemeKinds } from './kinds.ts';
import { firstSchemes, schemeCount } from './landing.ts';
import { isRegion, load, regions } from './regions.ts';
import type { RegionSlug, Scheme } from './scheme.ts';

const all: Scheme[] = [];
for (const region of regions) all.push(...(await load(region.slug)));

/** How many schemes the collected list has for each region. */
const counts = [
  34, 10, 3, 20, 7, 15, 4, 6, 11, 13, 5, 6, 6, 13, 7, 4, 15, 12, 5, 20, 6, 6, 4, 7, 6, 4, 16, 6, 6,
  2, 1, 2, 2, 2, 2, 2, 2,
];

const originals = [
  'Agriculture Infrastructure Fund',
  'PM-KISAN (Pradhan Mantri Kisan Samman Nidhi)',
  'Agricultural Technology Management Agency (ATMA)',
  'AGMARKNET',
  'Mission for Integrated Development of Horticulture (MIDH)',
  'Online Pesticide Registration',
  'Plant Quarantine Clearance',
  'DBT in Agriculture',
  'Pradhan Mantri Krishi Sinchayee Yojana',
  'Kisan Call Centre',
  'mKisan',
  'Jaivik Kheti',
  'e-NAM (National Agriculture Market)',
  'Soil Health Card',
  'Pradhan Mantri Fasal Bima Yojana',
];

describe('the regions', () => {
  it('are India, then the states, then the union territories', { tags: ['SCHEMES-1'] }, () => {
    expect(regions.map(({ name }) => name.en)).toEqual(['India', ...states.map(({ en }) => en)]);
    expect(regions.map(({ slug }) => slug)).toEqual(['india', ...stateSlugs]);
  });

  it('are spelt in an address as their English names are', () => {
    for (const { slug, name } of regions) {
      expect(slug).toBe(name.en.toLowerCase().replaceAll(' ', '-'));
    }
  });

  it('do not include places that India does not have', () => {
    expect(isRegion('jharkhand')).toBe(true);
    expect(isRegion('atlantis')).toBe(false);
    expect(isStateSlug('india')).toBe(false);
  });
});

describe('the schemes', () => {
  it('are as many in each region as were collected', {
    tags: ['CALL-34', 'LIMIT-18'],
  }, async () => {
    const found = [];
    for (const { slug } of regions) found.push((await load(slug)).length);
    expect(found).toEqual(counts);
  });

  it('begin for India with the fifteen of the specification, in order', {
    tags: ['LANDING-17', 'LIMIT-16'],
  }, async () => {
    const titles = (await load('india')).map(({ title }) => title);
    expect(originals).toHaveLength(15);
    expect(titles.slice(0, 15)).toEqual(originals);
    expect(titles).toHaveLength(schemeCount);
  });

  it('are on the landing page as in the list of India', async () => {
    expect(firstSchemes).toEqual((await load('india')).slice(0, 3));
  });

  it('are listed once in a region, under an id of their own', () => {
    const keys = all.map(({ region, id }) => `${region}/${id}`);
    const titles = all.map(({ region, title }) => `${region}/${title}`);
    expect(new Set(keys).size).toBe(all.length);
    expect(new Set(titles).size).toBe(all.length);
  });

  it('are numbered from one in each region', async () => {
    for (const { slug } of regions) {
      const list = await load(slug);
      expect(list.map(({ order }) => order)).toEqual(list.map((_, at) => at + 1));
    }
  });

  it('link over https only, and have guidelines or say that there are none', {
    tags: ['ENTITY-8', 'ENTITY-9'],
  }, () => {
    for (const scheme of all) {
      expect(isHttps(scheme.link), scheme.link).toBe(true);
      expect(scheme.download === 'NA' || isHttps(scheme.download), scheme.download).toBe(true);
    }
  });

  it('name giver and benefit in both languages', () => {
    for (const { agency, fact, title } of all) {
      expect(isBilingual(agency), agency.en).toBe(true);
      expect(fact.en.length, title).toBeGreaterThan(0);
      expect(isHindi(fact.hi), `${title}: ${fact.hi}`).toBe(true);
    }
  });

  it('with a title in English have a name in Hindi too, in Devanagari', () => {
    for (const { title, titleLanguage, titleHi = '' } of all) {
      expect(isHindi(titleHi), title).toBe(titleLanguage === 'en');
      // What stays in Latin letters is an abbreviation that stands beside its spelling, or a number of a part.
      expect(titleHi.replace(/\(AIMS\)|\bII+\b/g, ''), title).not.toMatch(/[A-Za-z]/);
    }
  });

  it('are found by their names in either language', async () => {
    const find = createSchemeFinder(await load('haryana'));
    for (const q of ['Mera Pani Meri Virasat', 'मेरा पानी मेरी विरासत'])
      expect(find(q)[0]?.id).toBe('mera-pani-meri-virasat');
    for (const q of ['Reclamation of Saline soils', 'लवणीय मिट्टी'])
      expect(find(q)[0]?.id).toBe('reclamation-of-saline-soils-and-waterlogged-land');
  });

  it('keep the title of the state in its language', async () => {
    for (const { title, titleLanguage } of all) {
      expect(titleLanguage, title).toBe(isHindi(title) ? 'hi' : 'en');
    }
    const titles = async (region: RegionSlug, count: number) =>
      (await load(region))
        .slice(0, count)
        .map(({ title, isOwnTitle }) => (isOwnTitle ? 'own' : title));
    expect(await titles('madhya-pradesh', 9)).toEqual([
      'अन्नपुर्णा योजना एवं सूरजधारा योजना',
      'राष्ट्रीय बायोगेस योजना',
      'नलकूप खनन योजना एवं राज्य माइक्रोइरीगेशन मिशन',
      'मध्यप्रदेश कृषि में महिलाओ की भागीदारी (मापवा) योजना: दिशानिर्देश, स्व सहायता समूह दिशानिर्देश',
      'आत्मा योजना: पुनरीक्षित दिशानिर्देश, फार्म स्कूल पुनरीक्षित दिशानिर्देश',
      'मृदा परीक्षण और मृदा स्वास्थ्य पत्रक',
      'सूचना एवं संचार प्रौद्योगिकी के माध्यम से कृषि विस्तार',
      'मुख्यमंत्री खेत तीर्थ योजना',
      'प्रदेश में गुण नियंत्रण तथा परीक्षण प्रयोगशालाएं',
    ]);
    expect(await titles('chhattisgarh', 4)).toEqual([
      'own',
      'Dwifasliya kshetra vistar hetu rabi fasal pradarshan',
      'Grishmakalin dhaan ke badle dalhan, tilhan, makka fasal ko protsahan',
      'Paddy Transplanter machine se dhan ropayi par anudan',
    ]);
    expect(await titles('uttar-pradesh', 3)).toEqual([
      'Grants on Certified Seeds',
      'Scheme for Promoting The Use of Hybrid Seeds',
      'own',
    ]);
    expect(all.filter(({ isOwnTitle }) => isOwnTitle)).toHaveLength(33);
  });

  it('are of a kind that the filter offers, and every kind has some', () => {
    const kinds = schemeKinds.map(({ kind }) => kind);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });
});
