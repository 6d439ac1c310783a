import { maxQuestionBytes } from '@upaj/contract/limits';
import { expect, it } from 'vitest';
import { type Answer, awaited, type ChatMessage } from '../chat-message.ts';
import { historyBefore } from './history.ts';

const at = '2026-11-24T04:35:00.000Z';

const pair = (number: number, text = `Answer ${number}`): ChatMessage[] => [
  { id: `q${number}`, sender: 'You', text: `Question ${number}`, sentAt: at },
  { ...awaited(`a${number}`, at), text, state: 'done' },
];
const next: ChatMessage = { id: 'next', sender: 'You', text: 'And now?', sentAt: at };

it('the turns are of the user and of the model, the oldest first', () => {
  expect(historyBefore([...pair(1), ...pair(2), next], 'next')).toEqual([
    { role: 'user', text: 'Question 1' },
    { role: 'model', text: 'Answer 1' },
    { role: 'user', text: 'Question 2' },
    { role: 'model', text: 'Answer 2' },
  ]);
});

it('a question that is asked again has only the turns before it', () => {
  expect(historyBefore([...pair(1), ...pair(2), ...pair(3)], 'q2')).toHaveLength(2);
});

it('a question without an answer is no turn, a stopped answer is one', () => {
  const failed: Answer = { ...awaited('a1', at), state: 'failed' };
  const stopped: Answer = { ...awaited('a2', at), state: 'stopped', text: 'Half' };
  const [q1, q2] = [pair(1)[0], pair(2)[0]];
  if (!q1 || !q2) throw new Error('there are no questions');
  expect(historyBefore([q1, failed, q2, stopped, next], 'next')).toEqual([
    { role: 'user', text: 'Question 2' },
    { role: 'model', text: 'Half' },
  ]);
});

it('of a long conversation the last 40 turns are sent', () => {
  const all = Array.from({ length: 30 }, (_, number) => pair(number)).flat();
  const history = historyBefore([...all, next], 'next');
  expect(history).toHaveLength(40);
  expect(history[0]).toEqual({ role: 'user', text: 'Question 10' });
});

it('a long text is cut to 3000 characters, and not in the middle of one', () => {
  const [, turn] = historyBefore([...pair(1, `${'x'.repeat(2999)}🌾 more`), next], 'next');
  expect(turn?.text).toBe('x'.repeat(2999));
});

it('with long Hindi answers the last turns are sent, in a body that the server takes', () => {
  const message = 'ग'.repeat(2000);
  const all = Array.from({ length: 40 }, (_, number) => [
    { ...next, id: `q${number}`, text: message },
    { ...awaited(`a${number}`, at), text: 'ग'.repeat(8000), state: 'done' } satisfies Answer,
  ]).flat();
  const history = historyBefore([...all, next], 'next');
  const body = JSON.stringify({ message, history, language: 'hi', state: 'ग'.repeat(60) });
  expect(new TextEncoder().encode(body).length).toBeLessThan(maxQuestionBytes);
  expect(history.map(({ role }) => role)).toEqual(['user', 'model']);
});
