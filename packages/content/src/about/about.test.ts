import { describe, expect, it } from 'vitest';
import { certaintyLabels } from '../certainty.ts';
import { isBilingual, isHttps, isUnique } from '../testing/checks.ts';
import { demoVideo, features, intro, sampleLabel, testimonials } from './about.ts';
import { creators, noProfileYet } from './creators.ts';
import { helplines } from './helplines.ts';

describe('the about page', () => {
  it('is in both languages', () => {
    const texts = [
      intro,
      demoVideo.title,
      sampleLabel,
      noProfileYet,
      ...features.flatMap(({ description, title }) => [title, description]),
      ...testimonials.flatMap(({ by, text }) => [by, text]),
      ...creators.flatMap(({ description, role }) => [role, description]),
      ...Object.values(certaintyLabels),
    ];
    for (const text of texts) expect(isBilingual(text), text.en).toBe(true);
  });

  it('has the three features, two testimonials and five profiles of the specification', () => {
    expect(features.map(({ title }) => title.en)).toEqual([
      'Real-time Market Data',
      'Educational Content',
      'Discussion Forum',
    ]);
    expect(testimonials.map(({ by }) => by.en)).toEqual(['A wheat grower', 'A vegetable grower']);
    expect(creators).toHaveLength(5);
  });

  it('links its video over https', () => {
    expect(isHttps(demoVideo.url)).toBe(true);
    expect(demoVideo.url.split('?v=')[1]).toBe(demoVideo.youtubeId);
  });

  it('has no invented people: testimonials are samples, and a profile link is a real https address', () => {
    expect(testimonials.every(({ isSample }) => isSample)).toBe(true);
    for (const { codeProfile, professionalProfile } of creators) {
      for (const link of [codeProfile, professionalProfile]) {
        if (link) expect(isHttps(link), link).toBe(true);
      }
    }
  });
});

describe('the helplines', () => {
  it('are six numbers that a phone can dial', () => {
    expect(helplines).toHaveLength(7);
    expect(isUnique(helplines.map(({ number }) => number))).toBe(true);
    for (const { number } of helplines) expect(number).toMatch(/^\d[\d-]{3,}\d$/);
  });

  it('are in both languages', () => {
    for (const { hours, name, purpose } of helplines) {
      for (const text of [hours, name, purpose]) expect(isBilingual(text), text.en).toBe(true);
    }
  });

  it('answer a case of poisoning at any hour', () => {
    expect(helplines.find(({ id }) => id === 'poison')).toMatchObject({
      number: '1800-116-117',
      hours: { en: '24 hours' },
    });
  });
});
