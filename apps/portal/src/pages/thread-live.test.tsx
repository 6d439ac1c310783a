import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { storeComment } from '@upaj/mocks/thread-changes';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { demoComment, demoThreads, writeComment } from '../testing/demo-threads.ts';
import { holdLongWaits } from '../testing/long-waits.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera, ramesh } from '../testing/users.ts';

const layers = demoComment('onion-storage-at-home', 0);
let streams = 0;

afterEach(() => server.events.removeAllListeners());

async function open() {
  streams = 0;
  server.events.on('response:mocked', ({ request }) => {
    if (request.url.endsWith('/stream') && request.url.includes('/tweets/')) streams += 1;
  });
  const view = await renderRoute(`/discussions/${demoThreads.onions}`, { session: buyer });
  await screen.findByRole('heading', { level: 2, name: 'Comments' });
  // Following begins with the first sign that someone reads.
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(streams).toBe(1));
  return view;
}

const write = (author: string, content: string, parentId?: string) =>
  act(
    async () =>
      void writeComment(demoThreads.onions, { author, content, ...(parentId && { parentId }) }),
  );

it('what others write is announced, and shown when it is wanted', async () => {
  const { user } = await open();
  await write(ramesh.id, 'First news');
  await write(ramesh.id, 'Second news');
  const button = await screen.findByRole('button', { name: '2 new comments' });
  expect(screen.queryByText('First news')).toBeNull();
  expect(screen.getByRole('button', { name: '5 comments' })).toBeVisible();
  await user.click(button);
  expect(screen.getAllByText(/news$/).map(({ textContent }) => textContent)).toEqual([
    'First news',
    'Second news',
  ]);
  expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull();
});

it('a reply of others is announced as well', async () => {
  const { user } = await open();
  await write(ramesh.id, 'With a fan?', layers);
  await user.click(await screen.findByRole('button', { name: '1 new comment' }));
  expect(screen.getByText('With a fan?')).toBeVisible();
});

it('what the user writes on another device is shown at once', async () => {
  await open();
  await write(meera.id, 'From my other phone');
  expect(await screen.findByText('From my other phone')).toBeVisible();
});

it('a comment that is changed or deleted elsewhere changes where it is', async () => {
  await open();
  const known = db.comments.get(layers);
  if (!known) throw new Error('no such comment');
  await act(async () => void storeComment({ ...known, content: 'Thinner heaps.' }));
  expect(await screen.findByText('Thinner heaps.')).toBeVisible();
  const deletedAt = new Date().toISOString();
  await act(async () => void storeComment({ ...known, content: '', deletedAt }));
  expect(await screen.findByText('This comment was deleted.')).toBeVisible();
  expect(screen.getByText('How high is a layer with you?')).toBeVisible();
});

it('after a lost connection nothing is missing and nothing there twice', async () => {
  const pass = holdLongWaits();
  let cut: (() => void) | undefined;
  server.use(
    handle(contract.streamThread, () => {
      if (cut) return undefined;
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('data: {"change":5}\n\n'));
          cut = () => controller.error(new Error('lost'));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  const { user } = await open();
  cut?.();
  for (let at = 0; at < 130; at += 1)
    writeComment(demoThreads.onions, { author: ramesh.id, content: `While away ${at}` });
  await waitFor(async () => {
    await pass(5_000);
    expect(streams).toBeGreaterThan(1);
  });
  await user.click(await screen.findByRole('button', { name: '130 new comments' }));
  const shown = screen.getAllByText(/^While away/).map(({ textContent }) => textContent);
  expect(new Set(shown).size).toBe(130);
  expect(shown).toHaveLength(130);
});
