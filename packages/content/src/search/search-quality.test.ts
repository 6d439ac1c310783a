import { expect, it } from 'vitest';
import { loadVideos, topics } from '../education/topics.ts';
import { news } from '../news/news.ts';
import { load } from '../schemes/regions.ts';
import { createNewsFinder, createSchemeFinder, createVideoFinder } from './finders.ts';
import { laterSchemeQuestions } from './testing/later-questions.ts';
import { type Answer, type Measure, measure } from './testing/measure.ts';
import type { Question } from './testing/question.ts';
import {
  englishVideoQuestions,
  hindiVideoQuestions,
  newsQuestions,
} from './testing/reading-questions.ts';
import { schemeQuestions } from './testing/scheme-questions.ts';

function ask<T extends { id: string }>(
  items: readonly T[],
  find: (query: string) => readonly T[],
  questions: readonly Question[],
): Measure {
  const answers: Answer[] = questions.map((question) => ({
    question,
    found: find(question[0])
      .slice(0, 5)
      .map(({ id }) => id),
  }));
  const ids = items.map(({ id }) => id);
  return measure(answers, (wanted) =>
    ids.includes(wanted) ? [wanted] : ids.filter((id) => id.startsWith(`${wanted}-`)),
  );
}

const videos = (await Promise.all(topics.map(({ topic }) => loadVideos(topic)))).flat();
const english = videos.filter(({ language }) => language === 'en');
const hindi = videos.filter(({ language }) => language === 'hi');
const schemes = await load('india');

it.each([
  [
    'schemes',
    ask(schemes, createSchemeFinder(schemes), [...schemeQuestions, ...laterSchemeQuestions]),
  ],
  ['English videos', ask(english, createVideoFinder(english), englishVideoQuestions)],
  ['Hindi videos', ask(hindi, createVideoFinder(hindi), hindiVideoQuestions)],
  ['news', ask(news, createNewsFinder(news), newsQuestions)],
])('queries of farmers find the expected %s', (_name, result) => {
  expect(result.recall, result.faults.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(result.wrongFirst, result.faults.join('\n')).toBeLessThanOrEqual(0.02);
});
