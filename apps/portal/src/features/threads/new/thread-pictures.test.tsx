import { screen, waitFor } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  handOverPictures,
  takeHandedOverPictures,
} from '../../../domains/threads/handed-over-pictures.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, meera } from '../../../testing/users.ts';

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });
const sent: { path: string; body: unknown }[] = [];

/** Takes a picture once it may arrive: jsdom's files do not survive the way to the mock. */
const taking = (arrived: Promise<unknown> = Promise.resolve()) =>
  handle(contract.addThreadPicture, async () => {
    await arrived;
    const shown = { id: crypto.randomUUID(), url: '/p.webp', srcset: '/p.webp 320w' };
    const stored = { ...shown, width: 320, height: 240 };
    db.threadPictures.set(shown.id, { authorId: meera.id, isTaken: false, picture: stored });
    return HttpResponse.json({ success: true, data: stored }, { status: 201 });
  });

beforeEach(() => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
  server.use(taking());
  server.events.on('request:start', async ({ request }) => {
    const { pathname } = new URL(request.url);
    const isJson = request.headers.get('content-type')?.includes('json');
    const body: unknown = isJson ? await request.clone().json() : undefined;
    if (request.method === 'POST') sent.push({ path: pathname, body });
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  sent.length = 0;
});

const open = () => renderRoute('/discussions/new-thread', { session: buyer });
const chooser = () => screen.getByLabelText<HTMLInputElement>('Pictures (optional)');
const kept = (): { id: string; name: string }[] =>
  JSON.parse(localStorage.getItem(`thread-pictures ${meera.id}`) ?? '{}').pictures ?? [];
const uploads = () => sent.filter(({ path }) => path.endsWith('/pictures'));

async function write(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Rust on wheat');
  await user.type(screen.getByRole('textbox', { name: /^Content/ }), 'Since Monday');
}

it('pictures are sent as they are chosen, one after the other, and go with the discussion in their order', async () => {
  const { user } = await open();
  await user.upload(chooser(), [picture('one.png'), picture('two.png')]);
  await waitFor(() => expect(kept()).toHaveLength(2));
  expect(screen.getByText('two.png is sent.')).toBeInTheDocument();
  expect(uploads()).toHaveLength(2);
  await write(user);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Thread Created');
  const ids = [...db.threadPictures].filter(([, { isTaken }]) => isTaken).map(([id]) => id);
  expect(ids).toHaveLength(2);
  expect(sent.at(-1)?.body).toMatchObject({ pictures: ids });
  expect(kept()).toEqual([]);
});

it('a fourth picture is left out', async () => {
  const { user } = await open();
  const names = ['1.png', '2.png', '3.png', '4.png'];
  await user.upload(chooser(), names.map(picture));
  await screen.findByText('4.png was left out: at most 3 pictures are kept.');
  await waitFor(() => expect(kept().map(({ name }) => name)).toEqual(names.slice(0, 3)));
});

it('a picture that was not sent says why, stops the discussion, and can be sent again', async () => {
  server.use(handle(contract.addThreadPicture, () => HttpResponse.error()));
  const { user } = await open();
  await user.upload(chooser(), picture('one.png'));
  await screen.findByText(/^The server cannot be reached/);
  await write(user);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('A picture was not sent. Please send it again or remove it.');
  expect(sent.some(({ path }) => path === '/api/v1/tweets')).toBe(false);
  server.use(taking());
  await user.click(screen.getByRole('button', { name: 'Try again: one.png' }));
  await waitFor(() => expect(kept()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Thread Created');
});

it('a picture can be removed, also while it is sent', async () => {
  server.use(handle(contract.addThreadPicture, () => new Promise(() => {})));
  const { user } = await open();
  await user.upload(chooser(), picture('one.png'));
  await screen.findByRole('progressbar', { name: 'Sending one.png' });
  await user.click(screen.getByRole('button', { name: 'Remove one.png' }));
  expect(screen.queryByRole('img', { name: 'one.png' })).toBeNull();
  expect(chooser()).toHaveFocus();
  server.use(taking());
  await write(user);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Thread Created');
});

it('pictures that wait for their turn are not sent any more once the page is left', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(taking(arrived));
  const { user, unmount } = await open();
  await user.upload(chooser(), [picture('one.png'), picture('two.png')]);
  await waitFor(() => expect(uploads()).toHaveLength(1));
  unmount();
  arrive();
  const again = await open();
  await again.user.upload(chooser(), picture('three.png'));
  await waitFor(() => expect(kept().map(({ name }) => name)).toEqual(['three.png']));
  expect(uploads()).toHaveLength(2);
});

it('Create waits for the pictures that are on their way', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(taking(arrived));
  const { user } = await open();
  await user.upload(chooser(), picture('one.png'));
  await write(user);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  expect(sent.some(({ path }) => path === '/api/v1/tweets')).toBe(false);
  arrive();
  await screen.findByText('Thread Created');
});

it('pictures that were sent are there again after a reload, those of yesterday are not', async () => {
  const { user, unmount } = await open();
  await user.upload(chooser(), picture('one.png'));
  await waitFor(() => expect(kept()).toHaveLength(1));
  unmount();
  const second = await open();
  await screen.findByText('What you had typed is here again.');
  expect(screen.getByRole('img', { name: 'one.png' })).toBeVisible();
  second.unmount();
  const [one] = kept();
  const pictures = [{ ...one, sentAt: Date.now() - 24 * 3600 * 1000 }];
  localStorage.setItem(`thread-pictures ${meera.id}`, JSON.stringify({ pictures }));
  await open();
  expect(screen.queryByRole('img', { name: 'one.png' })).toBeNull();
});

it('pictures that another page has handed over are sent at once, and are there in this form alone', async () => {
  const files = ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map(picture);
  handOverPictures(meera.id, files);
  await open();
  await waitFor(() => expect(kept().map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg']));
  expect(uploads()).toHaveLength(3);
  expect(takeHandedOverPictures(meera.id)).toEqual([]);
});

it('pictures that were handed over to another user are not shown', async () => {
  handOverPictures('another-user', [picture('1.jpg')]);
  await open();
  expect(screen.queryByRole('img', { name: '1.jpg' })).toBeNull();
});
