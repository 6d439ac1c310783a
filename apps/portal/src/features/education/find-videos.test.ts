import { loadVideos } from '@upaj/content/education/topics';
import { describe, expect, it } from 'vitest';
import { findVideos, loadAllVideos, numberOf } from './find-videos.ts';

const videos = await loadAllVideos(loadVideos);
const idsOf = (language: 'en' | 'hi', question: string) =>
  findVideos(videos, language, question).map(({ id }) => id);

describe('the search through the films', () => {
  it('finds a film by any of its words, in any case', () => {
    expect(idsOf('en', 'UREA apply')).toEqual(['fertilizers-en-3']);
  });

  it('finds all five films of a topic by its name in either language', () => {
    expect(idsOf('en', 'बुआई')).toEqual([1, 2, 3, 4, 5].map((place) => `sowing-en-${place}`));
  });

  it('finds a Hindi film however the word is spelt', () => {
    expect(idsOf('hi', 'सिँचाई')).toEqual(idsOf('hi', 'सिंचाई'));
    expect(idsOf('hi', 'सिँचाई').length).toBeGreaterThan(4);
  });

  it('stays in the chosen language', () => {
    expect(idsOf('hi', 'sowing').every((id) => id.startsWith('sowing-hi-'))).toBe(true);
    expect(idsOf('hi', 'sowing')).toHaveLength(5);
  });

  it('finds nothing where one of the words is nowhere', () => {
    expect(idsOf('en', 'urea spaceship')).toEqual([]);
  });

  it('counts the films as their lists do', () => {
    for (const language of ['en', 'hi']) {
      const list = videos.filter((film) => film.topic === 'weeds' && film.language === language);
      expect(list.map(numberOf)).toEqual(['1', '2', '3', '4', '5']);
    }
  });
});
