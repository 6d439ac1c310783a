import { expect, it } from 'vitest';
import {
  canSeeThread,
  isAppealable,
  mayDecide,
  readableText,
  requireConsent,
} from './post-checks.ts';

const author = { id: 'meera', isModerator: false };
const reader = { id: 'ravi', isModerator: false };
const moderator = { id: 'asha', isModerator: true };
const post = { authorId: 'meera', isHidden: false };

it('visitors read no contact details, others no identity numbers, insiders everything', () => {
  const text = 'Call 98765 43210, 2345 6789 0124';
  expect(readableText(text, undefined, post)).toBe('Call ••••••, ••••••');
  expect(readableText(text, reader, post)).toBe('Call 98765 43210, ••••••');
  for (const insider of [author, moderator]) expect(readableText(text, insider, post)).toBe(text);
});

it('a hidden discussion is there for insiders, a deleted one for its comments', () => {
  const thread = { ...post, isDeleted: false, hasComments: false };
  const seen = (change: Partial<typeof thread>) =>
    [undefined, reader, author, moderator].map((who) =>
      canSeeThread(who, { ...thread, ...change }),
    );
  expect(seen({})).toEqual([true, true, true, true]);
  expect(seen({ isHidden: true })).toEqual([false, false, true, true]);
  expect(seen({ isDeleted: true })).toEqual([false, false, false, false]);
  expect(seen({ isDeleted: true, hasComments: true })).toEqual([true, true, true, true]);
});

it('contact details are shown with consent alone', () => {
  const text = { title: 'Onions', content: 'Call 98765 43210' };
  expect(() => requireConsent(text, undefined)).toThrow();
  expect(() => requireConsent(text, true)).not.toThrow();
});

it('another moderator than the one who acted decides, where there is one', () => {
  const action = { actorId: 'asha', userId: 'meera' };
  expect(mayDecide(action, moderator, ['asha'])).toBe(true);
  expect(mayDecide(action, moderator, ['asha', 'judge'])).toBe(false);
  expect(mayDecide(action, { id: 'judge', isModerator: true }, ['asha', 'judge'])).toBe(true);
  expect(mayDecide(action, reader, ['asha'])).toBe(false);
  expect(mayDecide({ actorId: 'judge', userId: 'asha' }, moderator, ['asha'])).toBe(false);
  expect([isAppealable('warn'), isAppealable('lift')]).toEqual([true, false]);
});
