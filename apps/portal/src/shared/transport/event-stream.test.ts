import { streamNotifications } from '@upaj/contract/notifications.endpoints';
import type { LiveChange } from '@upaj/contract/notifications.schema';
import { mockStream } from '@upaj/mocks/mock-stream';
import { server } from '@upaj/mocks/node';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, sessionAccess } from '../../app/store.ts';
import { buyer } from '../../testing/users.ts';
import { openEventStream, type StreamEvent } from './event-stream.ts';
import { request } from './request.ts';

const PATH = '/api/v1/notifications/stream';
const notifications = request<typeof streamNotifications>('GET', PATH)({});

let seen: StreamEvent<unknown>[];
let asked: Request[];
let ending: AbortController;
beforeEach(() => {
  seen = [];
  asked = [];
  ending = new AbortController();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
});

type Reply = (signal: AbortSignal) => Response;

/** Answers each connect in turn, the last one for ever. */
function answer(...replies: Reply[]): void {
  server.use(
    http.get(`*${PATH}`, ({ request: one }) => {
      asked.push(one);
      return replies[Math.min(asked.length, replies.length) - 1]?.(one.signal);
    }),
  );
}

/** A stream of these pieces, which then ends or stays open. */
const pieces =
  (list: readonly (string | Uint8Array)[], { staysOpen = false } = {}): Reply =>
  () =>
    new HttpResponse(
      new ReadableStream({
        start(controller) {
          const encoder = new TextEncoder();
          for (const one of list)
            controller.enqueue(typeof one === 'string' ? encoder.encode(one) : one);
          if (!staysOpen) controller.close();
        },
      }),
      { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
    );
const open = (list: readonly (string | Uint8Array)[]) => pieces(list, { staysOpen: true });
const refuse =
  (status: number, headers = {}, code = 'rate_limited'): Reply =>
  () =>
    HttpResponse.json({ success: false, message: 'No', code }, { status, headers });

function start(store = createStore(buyer)) {
  const { dispatch, getState } = store;
  const api = { dispatch, getState, extra: sessionAccess };
  const { signal } = ending;
  const onEvent = (event: StreamEvent<unknown>) => void seen.push(event);
  return openEventStream<typeof streamNotifications>(api, notifications, { signal, onEvent });
}
const data = () => seen.map((event) => event.data);
const eventually = (check: () => void) => vi.waitFor(check, 60_000);

test('events are read whole, however lines and characters are cut', async () => {
  const bytes = new TextEncoder().encode('data: "गेहूँ"\n\n');
  const cut = [...bytes].map((byte) => Uint8Array.of(byte));
  answer(open([': heartbeat\n\n', 'id: 1\neve', 'nt: news\nda', 'ta: "first"\n', '\n', ...cut]));
  void start();
  await eventually(() => expect(data()).toEqual(['first', 'गेहूँ']));
  expect(seen[0]).toEqual({ id: '1', event: 'news', data: 'first' });
  expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${buyer.token}`);
});

test('a mocked stream is read like that of the server', async () => {
  const first: LiveChange = { unread: 1, changed: ['orders'] };
  const second: LiveChange = { unread: 2, changed: [] };
  const stream = async function* () {
    yield { id: '1', event: 'news', data: first };
    yield { data: second };
  };
  server.use(mockStream(streamNotifications, stream));
  void start();
  await eventually(() => expect(data().slice(0, 2)).toEqual([first, second]));
  expect(seen[0]).toEqual({ id: '1', event: 'news', data: first });
});

test('nonsense is left out, and what follows is read', async () => {
  answer(open(['<html>\n\ndata: {"half\n\nwhat: ever\n\ndata: "good"\n\n']));
  void start();
  await eventually(() => expect(data()).toEqual(['good']));
});

test('a broken stream resumes after its last event, after the time that the server sets', async () => {
  answer(pieces(['retry: 20\n\nid: 41\ndata: "one"\n\n']), open(['id: 42\ndata: "two"\n\n']));
  void start();
  await eventually(() => expect(data()).toEqual(['one', 'two']));
  expect(asked.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '41']);
});

test('an unavailable server is retried with growing delays, and not before its Retry-After', async () => {
  const pauses: number[] = [];
  const real = setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) => {
    // The delays between connects; the idle timeout is a minute.
    if (ms >= 1000 && ms !== 60_000) pauses.push(ms);
    return real(work, ms >= 1000 && ms !== 60_000 ? 1 : ms);
  }) as typeof setTimeout);
  answer(
    ...[refuse(503), () => HttpResponse.error(), refuse(429, { 'retry-after': '40' })],
    ...[pieces(['not a stream'].slice(1)), () => HttpResponse.html('Sign in to this network')],
    open(['data: "at last"\n\n']),
  );
  void start();
  await eventually(() => expect(data()).toEqual(['at last']));
  expect(pauses).toEqual([1500, 3000, 40_000, 1500, 3000]);
});

test('a session that has ended ends the stream', async () => {
  answer(refuse(401, {}, 'not_signed_in'));
  const store = createStore(buyer);
  await start(store);
  expect(store.getState().session.token).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a permanent error is not retried', async () => {
  answer(refuse(403, {}, 'not_allowed'));
  await expect(start()).rejects.toMatchObject({ status: 403, data: { code: 'not_allowed' } });
  expect(asked).toHaveLength(1);
});

test('it ends when it is aborted, while it is open and between two connects', async () => {
  answer(open(['data: "one"\n\n']));
  const opened = start();
  await eventually(() => expect(data()).toEqual(['one']));
  ending.abort();
  await opened;
  ending = new AbortController();
  answer(refuse(503));
  const waiting = start();
  await eventually(() => expect(asked).toHaveLength(2));
  ending.abort();
  await waiting;
});

test('it waits while the browser is offline', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer(open(['data: "one"\n\n']));
  void start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual([]);
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await eventually(() => expect(data()).toEqual(['one']));
});
