import { screen, waitFor } from '@testing-library/react';
import { server } from '@upaj/mocks/node';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leafFiles } from '../features/disease/model/leaf-files.ts';
import { storageKeys } from '../shared/storage-keys.ts';
import { type LeafBrowser, setLeafBrowser } from '../testing/leaf-browser.ts';
import {
  choose,
  failingUpload,
  forgetDiagnoses,
  leafServer,
  openDoctor,
  press,
  service,
  startLeafServer,
} from '../testing/leaf-screen.tsx';

let browser: LeafBrowser;
beforeEach(() => {
  browser = setLeafBrowser();
  startLeafServer();
});
afterEach(forgetDiagnoses);

type User = Awaited<ReturnType<typeof openDoctor>>['user'];
const agree = async (user: User) => {
  expect(await screen.findByText(/^Download the leaf doctor \(2\.4 MB\)\?/)).toBeVisible();
  await press(user, 'Download');
  await screen.findByText(/^The leaf doctor is on this device/);
};

it('the model is downloaded after the user agrees to its size, judges leaf by leaf, and nothing is uploaded', async () => {
  let go = () => {};
  browser.figures = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { user } = await openDoctor();
  await agree(user);
  await choose(user, 'one.jpg', 'two.jpg');
  await press(user, 'Upload Image');
  expect(await screen.findByText('Leaf 1 of 2 is being judged')).toBeVisible();
  go();
  expect(await screen.findAllByText(/Late blight/)).not.toHaveLength(0);
  expect(leafServer.uploads).toBe(0);
  expect(browser.asked.slice(-3)).toEqual(['figures', 'figures', 'decision']);
  expect(browser.crops).toEqual(['tomato', 'tomato']);
});

it('the model is there at the next visit, and can be removed', async () => {
  const { user, unmount } = await openDoctor();
  await agree(user);
  unmount();
  await waitFor(() => expect(browser.ended).toBe(1));
  const second = await openDoctor();
  await screen.findByText(/^The leaf doctor is on this device/);
  await press(second.user, 'Remove from this device');
  expect(await screen.findByText('Your pictures are sent to the server.')).toBeVisible();
  expect(await caches.has('upaj-leaf-model')).toBe(false);
  expect(localStorage.getItem(storageKeys.leafModel)).toBe('declined');
});

it('a damaged file is refused, not kept, and offered again', async () => {
  browser.fault = 'corrupted';
  const { user } = await openDoctor();
  await press(user, 'Download');
  expect(await screen.findByText(/^The file of the leaf doctor was damaged/)).toBeVisible();
  expect(await caches.has('upaj-leaf-model')).toBe(false);
  browser.fault = undefined;
  await agree(user);
});

it('a connection that is lost says so, and the pictures can go to the server', async () => {
  server.use(http.get(leafFiles.model, () => HttpResponse.error()));
  const { user } = await openDoctor();
  await press(user, 'Download');
  expect(await screen.findByText(/^The leaf doctor did not arrive/)).toBeVisible();
  await choose(user, 'one.jpg');
  await press(user, 'Upload Image');
  expect(await screen.findAllByText(/Early blight/)).not.toHaveLength(0);
});

it('pictures stay on the phone where the server has a second opinion that is not asked for', async () => {
  server.use(service(true));
  const { user } = await openDoctor();
  await agree(user);
  expect(await screen.findByRole('checkbox', { name: /AI service/ })).not.toBeChecked();
  await choose(user, 'one.jpg');
  await press(user, 'Upload Image');
  expect(await screen.findAllByText(/Late blight/)).not.toHaveLength(0);
  expect(leafServer.uploads).toBe(0);
});

it('pictures for the server are seen by its AI service, which is said before', async () => {
  server.use(service(true));
  await openDoctor();
  expect(await screen.findByText(/^The AI service of this server sees pictures/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /AI service/ })).toBeNull();
});

it('a second opinion is asked for where the server has one, and both are shown', async () => {
  server.use(service(true));
  const { user } = await openDoctor();
  await agree(user);
  await choose(user, 'one.jpg');
  await user.click(await screen.findByRole('checkbox', { name: /AI service/ }));
  await press(user, 'Upload Image');
  await waitFor(() => expect(leafServer.uploads).toBe(1));
  expect(await screen.findAllByText(/Early blight/)).not.toHaveLength(0);
  expect(screen.getAllByText(/Late blight/)).not.toHaveLength(0);
});

it('a second opinion that does not arrive leaves the first one', async () => {
  server.use(service(true), failingUpload());
  const { user } = await openDoctor();
  await agree(user);
  await choose(user, 'one.jpg');
  await user.click(await screen.findByRole('checkbox', { name: /AI service/ }));
  await press(user, 'Upload Image');
  expect(await screen.findByText(/^The second opinion did not arrive/)).toBeVisible();
  expect(screen.getAllByText(/Late blight/)).not.toHaveLength(0);
  expect(screen.queryByText(/^An error occurred/)).toBeNull();
});
