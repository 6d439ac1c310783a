import { expect, it } from 'vitest';
import {
  geminiEarlyBlight,
  healthy,
  lateBlight,
  noLeaf,
  notTrained,
  unsure,
} from '../../testing/demo-diagnoses.ts';
import { findingsOf, surenessOf } from './opinions.ts';

const idsOf = ({ candidates }: ReturnType<typeof findingsOf>) =>
  candidates.map(({ diseaseId }) => diseaseId);

it('one sure opinion is the answer', () => {
  expect(findingsOf([lateBlight])).toMatchObject({
    isDisputed: false,
    answer: { diseaseId: 'tomato-late-blight', share: 0.824 },
  });
  expect(findingsOf([healthy]).answer).toEqual({ diseaseId: null, share: 0.95 });
});

it('two opinions that differ have no answer, and what each says is compared', () => {
  const findings = findingsOf([lateBlight, geminiEarlyBlight]);
  expect(findings).toMatchObject({ isDisputed: true, answer: undefined });
  expect(idsOf(findings)).toEqual(['tomato-late-blight', 'tomato-early-blight']);
  expect(findingsOf([lateBlight, healthy]).isDisputed).toBe(true);
});

it('what one says for sure is compared with what the other thinks likely, each once', () => {
  const findings = findingsOf([unsure, geminiEarlyBlight]);
  expect(idsOf(findings)).toEqual(['tomato-early-blight', 'tomato-late-blight']);
});

it('who does not know the crop is not heard beside one who does', () => {
  expect(findingsOf([notTrained, geminiEarlyBlight])).toMatchObject({
    heard: [geminiEarlyBlight],
    isDisputed: false,
  });
  expect(findingsOf([notTrained]).heard).toEqual([notTrained]);
  expect(findingsOf([]).heard[0].outcome).toBe('not trained');
});

it('the guided walk settles what our model was not sure of, and differs from what it was sure of', () => {
  const walk = { ...geminiEarlyBlight, by: 'walk' as const };
  expect(findingsOf([walk, unsure])).toMatchObject({ heard: [walk], isDisputed: false });
  expect(findingsOf([walk, noLeaf]).answer?.diseaseId).toBe('tomato-early-blight');
  expect(findingsOf([walk, lateBlight]).isDisputed).toBe(true);
});

it('who sees no leaf and who is not sure do not contradict each other', () => {
  const other = { ...unsure, by: 'gemini' as const };
  expect(findingsOf([noLeaf, other])).toMatchObject({
    heard: [noLeaf, other],
    isDisputed: false,
    answer: undefined,
  });
  expect(findingsOf([noLeaf, geminiEarlyBlight]).isDisputed).toBe(true);
});

it('no leaf is no answer, and nothing is compared', () => {
  expect(findingsOf([noLeaf])).toMatchObject({ answer: undefined, candidates: [] });
});

it.each([
  [0.9, 'very'],
  [0.89, 'quite'],
  [0.74, 'rather'],
  [0.49, 'little'],
])('a chance of %f is said as "%s"', (share, words) => {
  expect(surenessOf(share)).toBe(words);
});
