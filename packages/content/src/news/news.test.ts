import { describe, expect, it } from 'vitest';
import { isBilingual, isHttps, isUnique } from '../testing/checks.ts';
import { findNews } from './find-news.ts';
import { news } from './news.ts';
import { headlineOf, newsTopics } from './news-item.ts';

describe('the news', () => {
  it('are 28 items of May 2025, the newest first', { tags: ['NEWS-1', 'LIMIT-38'] }, () => {
    expect(news).toHaveLength(28);
    const times = news.map(({ time }) => time);
    for (const time of times) expect(time).toMatch(/^2025-05-\d\dT\d\d:\d\d:00\+05:30$/);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('have an address, a link and a headline of their own', () => {
    expect(isUnique(news.map(({ id }) => id))).toBe(true);
    expect(isUnique(news.map(({ link }) => link))).toBe(true);
    expect(isUnique(news.map((item) => headlineOf(item, 'en').text))).toBe(true);
    for (const { id, link } of news) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(isHttps(link), link).toBe(true);
    }
  });

  it('are in both languages', () => {
    for (const { desc } of news) expect(isBilingual(desc), desc.en).toBe(true);
    for (const { label } of Object.values(newsTopics)) expect(isBilingual(label)).toBe(true);
  });

  it('are found by their id, and only by it', () => {
    expect(findNews('kharif-msp-2025-26')?.publisher).toBe('The Statesman');
    expect(findNews('no-such-news')).toBeUndefined();
  });

  it('have a title, a link, a summary, a time and a drawing', { tags: ['ENTITY-16'] }, () => {
    expect(findNews('kharif-msp-2025-26')).toMatchObject({
      title: { en: 'MSP of 14 kharif crops raised: common paddy at ₹2,369' },
      link: expect.stringMatching(/^https:\/\/www\.thestatesman\.com\/business\/ccea-hikes-msp/),
      desc: { en: expect.stringMatching(/^New support prices for 14 kharif crops/) },
      time: '2025-05-28T15:30:00+05:30',
      image: 'tractor',
    });
  });

  it('have no invented hour or day', () => {
    expect(news.filter(({ known }) => known === 'day')).toHaveLength(8);
    expect(news.filter(({ known }) => known === 'month').map(({ publisher }) => publisher)).toEqual(
      ['Akashvani News'],
    );
  });

  it('have our headlines in both languages, except those of The Economic Times', () => {
    for (const { id, publisher, title } of news) {
      expect(typeof title === 'string', id).toBe(publisher === 'The Economic Times');
      if (typeof title !== 'string') expect(isBilingual(title), id).toBe(true);
    }
    const hindi = news.map((item) => headlineOf(item, 'hi'));
    expect(hindi.filter(({ isOwn, language }) => isOwn && language === 'hi')).toHaveLength(11);
    expect(hindi.filter(({ isOwn, language }) => !isOwn && language === 'en')).toHaveLength(17);
  });

  it('have the drawing of their topic', () => {
    expect(findNews('assam-amul-dairy-land')).toMatchObject({ image: 'glass-of-milk' });
  });
});
