import { loadVideos } from '@upaj/content/education/topics';
import { expect, it } from 'vitest';
import { loadAllVideos, numberOf } from './all-videos.ts';

it('counts the videos as their lists do', async () => {
  const videos = await loadAllVideos(loadVideos);
  for (const language of ['en', 'hi']) {
    const list = videos.filter((film) => film.topic === 'weeds' && film.language === language);
    expect(list.map(numberOf)).toEqual(['1', '2', '3', '4', '5']);
  }
});
