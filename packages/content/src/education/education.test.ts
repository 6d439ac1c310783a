import { describe, expect, it } from 'vitest';
import { dose, isBilingual, isHindi, isHttps, isUnique } from '../testing/checks.ts';
import { loadVideos, topics } from './topics.ts';

const videos = (await Promise.all(topics.map(({ topic }) => loadVideos(topic)))).flat();

describe('the topics', () => {
  it('are the five of the specification, each at its address', { tags: ['LIMIT-37'] }, () => {
    expect(topics.map(({ title, url }) => [title.en, url])).toEqual([
      ['Fertilizers', '/educational/fertilizers'],
      ['Pesticides', '/educational/insecticides'],
      ['Irrigation', '/educational/irrigation'],
      ['Sowing', '/educational/sowing'],
      ['Weeds', '/educational/weeds'],
    ]);
  });

  it('teach in both languages, in three to six steps', { tags: ['ENTITY-17'] }, () => {
    for (const { title, description, steps } of topics) {
      for (const text of [title, description, ...steps]) {
        expect(isBilingual(text), text.en).toBe(true);
      }
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(6);
    }
  });
});

describe('the videos', () => {
  it('are five in each language for each topic', {
    tags: ['PRODUCT-20', 'VIDEOS-13', 'LIMIT-35', 'LIMIT-36'],
  }, () => {
    expect(videos).toHaveLength(50);
    for (const { topic } of topics) {
      for (const language of ['en', 'hi']) {
        const some = videos.filter((video) => video.topic === topic && video.language === language);
        expect(some.map(({ id }) => id)).toEqual(
          [1, 2, 3, 4, 5].map((at) => `${topic}-${language}-${at}`),
        );
      }
    }
  });

  it('have a title, an address and a description each', { tags: ['ENTITY-18'] }, () => {
    expect(videos[0]).toMatchObject({
      title: 'Learn the Basics of Fertilizer',
      videoUrl: 'https://www.youtube.com/watch?v=WCD6iOQuetw',
      description: expect.stringMatching(/^What the three numbers on a fertilizer bag mean/),
    });
    for (const { description, title, videoUrl } of videos) {
      for (const text of [title, videoUrl, description]) expect(text).toMatch(/\S/);
    }
  });

  it('are each listed once, except the video in both languages', () => {
    expect(isUnique(videos.map(({ id }) => id))).toBe(true);
    const ids = videos.map(({ youtubeId }) => youtubeId);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual(['f3anmX4aEH4']);
  });

  it('carry the id of the video in the parameter v of their address', {
    tags: ['ENTITY-20'],
  }, () => {
    for (const { videoUrl, youtubeId } of videos) {
      expect(youtubeId).toMatch(/^[\w-]{11}$/);
      expect(videoUrl.split('?v=')[1]).toBe(youtubeId);
      expect(isHttps(videoUrl)).toBe(true);
    }
  });

  it('have three to six written steps in their language', () => {
    for (const { description, id, language, steps } of videos) {
      for (const text of [description, ...steps]) {
        expect(isHindi(text), `${id}: ${text}`).toBe(language === 'hi');
      }
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(6);
    }
  });

  it('name no dose of a pesticide', () => {
    expect('50 ग्राम').toMatch(dose);
    for (const { description, steps } of videos) {
      expect([description, ...steps].join(' ')).not.toMatch(dose);
    }
  });

  it('have a date, a length and a number of views', () => {
    for (const { duration, uploadDate, views } of videos) {
      expect(uploadDate).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(duration).toMatch(/^\d{1,2}:\d\d$/);
      expect(views).toBeGreaterThan(0);
    }
  });
});
