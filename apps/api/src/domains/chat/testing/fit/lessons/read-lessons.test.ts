import { practiceFacts } from '@upaj/content/practice/practice-facts';
import { subjectNames } from '@upaj/content/practice/subjects';
import { expect, it } from 'vitest';
import { questions } from '../../questions.ts';
import { readLessons } from './read-lessons.ts';
import { readMentionLessons } from './read-mentions.ts';

const lessons = readLessons();
const ids = new Set(practiceFacts.map(({ id }) => id));
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

it('a lesson names facts that exist, each once', () => {
  expect(lessons.length).toBeGreaterThan(21_000);
  const wrong = lessons.filter(({ text, facts, also }) => {
    const all = [...facts, ...also];
    return text === '' || all.some((id) => !ids.has(id)) || new Set(all).size < all.length;
  });
  expect(wrong).toEqual([]);
});

it('a lesson without a best fact has no further ones', () => {
  expect(lessons.filter(({ facts, also }) => facts.length === 0 && also.length > 0)).toEqual([]);
});

it('no question of the evaluation set is a lesson', () => {
  const taught = new Set([...lessons, ...readMentionLessons()].map(({ text }) => plain(text)));
  expect(questions.filter(({ text }) => taught.has(plain(text))).map(({ id }) => id)).toEqual([]);
});

it('a lesson on several crops says which of them are asked about', () => {
  const mentions = readMentionLessons().slice(lessons.length);
  expect(mentions.length).toBeGreaterThan(2900);
  const isKnown = (subject: string) => subject in subjectNames && subject !== 'general';
  expect(mentions.filter(({ about }) => about.length === 0 || !about.every(isKnown))).toEqual([]);
});
