import { expect, it } from 'vitest';
import { limits, outdated } from './last-seen-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 22);
type Kept = [[string, string], { at: number }];
const kept = (owner: string, key: string, at: number): Kept => [[owner, key], { at }];

it('replies of another user are removed, however fresh', () => {
  const mine = kept('meera', 'a', now);
  expect(outdated([mine, kept('ramesh', 'a', now)], 'meera', now)).toEqual([['ramesh', 'a']]);
});

it('replies are removed after their last day', () => {
  const last = kept('meera', 'a', now - limits.days * DAY_MS);
  const old = kept('meera', 'b', now - limits.days * DAY_MS - 1);
  expect(outdated([last, old], 'meera', now)).toEqual([['meera', 'b']]);
});

it('of too many replies the oldest are removed', () => {
  const many = Array.from({ length: limits.replies + 2 }, (_, age) =>
    kept('meera', `${age}`, now - age),
  );
  expect(outdated(many, 'meera', now)).toEqual([
    ['meera', `${limits.replies}`],
    ['meera', `${limits.replies + 1}`],
  ]);
});
