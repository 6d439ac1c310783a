import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyReply } from './early-replies.ts';

const address = 'http://localhost/api/v1/crops?sort=newest&limit=4';

function send(token: string | null) {
  const reply = Promise.resolve(new Response('{}'));
  globalThis.earlyReplies = {
    token,
    replies: { '/api/v1/crops?sort=newest&limit=4': reply },
    texts: Promise.resolve({}),
  };
  return reply;
}

afterEach(() => {
  globalThis.earlyReplies = undefined;
  vi.restoreAllMocks();
});

it('gives the reply to a request that the HTML has sent, once', () => {
  const reply = send('mine');
  expect(takeEarlyReply(new Request(address), 'mine')).toBe(reply);
  expect(takeEarlyReply(new Request(address), 'mine')).toBeUndefined();
});

it('gives none to another user, to another request, and after a minute', () => {
  send('mine');
  expect(takeEarlyReply(new Request(address), 'theirs')).toBeUndefined();
  expect(takeEarlyReply(new Request(`${address}0`), 'mine')).toBeUndefined();
  expect(takeEarlyReply(new Request(address, { method: 'POST' }), 'mine')).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue(60_001);
  expect(takeEarlyReply(new Request(address), 'mine')).toBeUndefined();
});
