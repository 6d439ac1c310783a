import { describe, expect, it } from 'vitest';
import { helplines } from './about/helplines.ts';
import { financeCards } from './finance/finance.ts';
import { kccRates, pmfbyRates } from './finance/finance-rates.ts';
import { mspTable } from './msp/msp.ts';
import { findNews } from './news/find-news.ts';
import { newsTopics } from './news/news-item.ts';
import { finderRules } from './schemes/finder.ts';
import { load, regions } from './schemes/regions.ts';

/** Pictures that the icon set of produce is known to hold. */
const pictures = [
  'bank',
  'beans',
  'bug',
  'classical-building',
  'droplet',
  'glass-of-milk',
  'herb',
  'lady-beetle',
  'mango',
  'microscope',
  'newspaper',
  'potted-plant',
  'seedling',
  'sheaf-of-rice',
  'sun-behind-cloud',
  'test-tube',
  'tomato',
  'tractor',
];

describe('duplicated facts', () => {
  it('agree on the support price of paddy', () => {
    const paddy = mspTable.find(
      ({ crop, marketingSeason }) => crop === 'paddy' && marketingSeason === '2025-26',
    );
    expect(findNews('kharif-msp-2025-26')?.desc.en).toContain(
      `common paddy ₹${paddy?.perQuintal.toLocaleString('en-IN')} a quintal`,
    );
  });

  it('agree on interest and premium', async () => {
    const india = await load('india');
    const fact = (id: string) => india.find((scheme) => scheme.id === id)?.fact.en;
    const onTime = kccRates.yearlyRate - kccRates.promptIncentive;
    expect(fact('kisan-credit-card')).toContain(`${kccRates.yearlyRate}%, or ${onTime}%`);
    expect(fact('pmfby')).toContain(
      `${pmfbyRates.kharif}% for kharif, ${pmfbyRates.rabi}% for rabi, ${pmfbyRates.commercial}%`,
    );
  });

  it('agree on the numbers to call', async () => {
    const india = await load('india');
    const texts = JSON.stringify([india, financeCards]);
    for (const id of ['kisan-call-centre', 'pmfby']) {
      expect(texts).toContain(helplines.find((helpline) => helpline.id === id)?.number);
    }
  });
});

describe('everything', () => {
  it('has the certainty of its weakest part', async () => {
    const lists = await Promise.all(regions.map(({ slug }) => load(slug)));
    const facts = [...lists.flat(), ...finderRules].filter(({ source }) =>
      /general knowledge/.test(source),
    );
    expect(facts.length).toBeGreaterThan(10);
    expect(new Set(facts.map(({ certainty }) => certainty))).toEqual(new Set(['memory']));
    for (const { certainty, source } of helplines) {
      expect(certainty === 'unverified', source).toBe(/unofficial/.test(source));
    }
  });

  it('is shown with a picture that exists', () => {
    const images = financeCards.map(({ image }) => image);
    const ofNews = Object.values(newsTopics).map(({ image }) => image);
    for (const image of [...images, ...ofNews]) expect(pictures).toContain(image);
  });

  it('has enough certainty in the schemes', async () => {
    for (const { slug } of regions) {
      for (const scheme of await load(slug)) {
        expect(scheme.certainty).not.toBe('unverified');
        expect(scheme.source.length).toBeGreaterThan(0);
      }
    }
  });
});
