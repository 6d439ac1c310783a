import { screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import type { Diagnosis } from '@upaj/contract/disease.schema';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  addDiagnosis,
  listDeviceDiagnoses,
  removeDiagnosis,
} from '../../domains/disease/device-diagnoses.ts';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';
import { formatDate } from '../../shared/format.ts';
import { demoDiagnosis, healthy, lateBlight, noLeaf } from '../../testing/demo-diagnoses.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { meera } from '../../testing/users.ts';
import { LeafHistory } from './leaf-history.tsx';

/** What the account has; requests change it as the server does. */
let account: Diagnosis[] = [];
const sent: { method: string; path: string; key: string | null; body: unknown }[] = [];

async function follow(request: Request): Promise<unknown> {
  const { pathname: path } = new URL(request.url);
  const isJson = request.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? await request.clone().json() : undefined;
  sent.push({ method: request.method, path, key: request.headers.get('idempotency-key'), body });
  return body;
}

const idIn = (request: Request) => request.url.split('/').at(-1) ?? '';
const replies = () => [
  handle(contract.listDiagnoses, () =>
    HttpResponse.json({ success: true, data: account, nextCursor: null }),
  ),
  handle(contract.addLeafPicture, async ({ request }) => {
    await follow(request);
    const data = { id: crypto.randomUUID(), url: '/l.webp', srcset: '/l.webp 320w' };
    const sized = { ...data, width: 320, height: 240 };
    return HttpResponse.json({ success: true, data: sized }, { status: 201 });
  }),
  handle(contract.saveDiagnosis, async ({ request }) => {
    const { pictures: _, ...body } = Object(await follow(request));
    const data = { _id: crypto.randomUUID(), ...body, pictures: [], progress: null };
    account = [data, ...account];
    return HttpResponse.json({ success: true, data }, { status: 201 });
  }),
  handle(contract.changeDiagnosis, async ({ request }) => {
    const change = await follow(request);
    const found = account.find(({ _id }) => _id === idIn(request));
    const data = { ...found, ...Object(change) };
    account = account.map((one) => (one === found ? data : one));
    return HttpResponse.json({ success: true, data });
  }),
  handle(contract.deleteDiagnosis, async ({ request }) => {
    await follow(request);
    account = account.filter(({ _id }) => _id !== idIn(request));
    return HttpResponse.json({ success: true });
  }),
];

beforeEach(() => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
  account = [];
  sent.length = 0;
  server.use(...replies());
});
afterEach(async () => {
  for (const { id } of await listDeviceDiagnoses(meera.id)) await removeDiagnosis(meera.id, id);
});

const saved = (change: Partial<Diagnosis> = {}): Diagnosis => ({
  _id: crypto.randomUUID(),
  crop: 'potato',
  opinion: healthy,
  modelVersion: null,
  signs: [],
  pictures: [],
  madeAt: '2026-10-05T06:00:00.000Z',
  progress: null,
  ...change,
});

async function open(...diagnoses: DeviceDiagnosis[]) {
  for (const one of diagnoses) await addDiagnosis(meera.id, one);
  const actions = { onOpen: vi.fn(), onPhotograph: vi.fn(), onWalk: vi.fn() };
  const view = await renderPart(<LeafHistory {...actions} />);
  return { ...view, ...actions };
}
const onDevice = async () => (await listDeviceDiagnoses(meera.id))[0];
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('a person without a diagnosis is told what will be here', async () => {
  await open();
  await screen.findByText('No diagnosis yet. What the leaf doctor tells you is kept here.');
});

it('a diagnosis shows its answer, crop, day and pictures, and opens again', async () => {
  const diagnosis = demoDiagnosis();
  const { user, onOpen } = await open(diagnosis);
  const date = formatDate(new Date(diagnosis.at).toISOString());
  await screen.findByRole('heading', { name: 'Late blight' });
  expect(screen.getByText(`Tomato, ${date}`)).toBeVisible();
  expect(screen.getByRole('img', { name: `Picture 1 of Tomato, ${date}` })).toBeVisible();
  await user.click(await button(/^Open/));
  expect(onOpen).toHaveBeenCalledWith(diagnosis);
});

it('a fresh diagnosis says when to look again and does not ask yet', async () => {
  await open(demoDiagnosis({}, 6));
  await screen.findByText(/^Look again on \d\d\/\d\d\/\d{4}/);
  expect(screen.queryByText('Better, the same, or worse?')).toBeNull();
});

it('after a week it asks, and one that is worse leads to pictures, the walk and the call', async () => {
  const { user, onPhotograph, onWalk } = await open(demoDiagnosis({}, 7));
  await user.click(await button('Worse'));
  await screen.findByText('A week later: worse');
  expect((await onDevice())?.progress).toBe('worse');
  expect(sent).toEqual([]);
  await user.click(await button('Photograph again'));
  expect(onPhotograph).toHaveBeenCalledWith('tomato');
  await user.click(await button('Guided walk'));
  expect(onWalk).toHaveBeenCalledWith('tomato');
  const call = screen.getByRole('link', { name: 'Call 1800-180-1551' });
  expect(call).toHaveAttribute('href', 'tel:18001801551');
});

it('what was no leaf has no week later', async () => {
  await open(demoDiagnosis({ opinions: [noLeaf] }, 8));
  await screen.findByRole('heading', { name: 'This is not a leaf of Tomato' });
  expect(screen.queryByText('Better, the same, or worse?')).toBeNull();
});

it('a diagnosis is kept on the account with its pictures, and later answers go along', async () => {
  const diagnosis = demoDiagnosis({}, 8);
  const { user } = await open(diagnosis);
  await user.click(await button(/^Keep on my account/));
  await screen.findByText('On your account');
  const [, , third] = sent;
  expect(sent).toHaveLength(3);
  expect(third?.body).toMatchObject({ crop: 'tomato', opinion: lateBlight, signs: [] });
  expect(third?.body).toMatchObject({ madeAt: new Date(diagnosis.at).toISOString() });
  expect(Object(third?.body).pictures).toHaveLength(2);
  expect((await onDevice())?.savedId).toBe(account[0]?._id);
  await user.click(await button('Better'));
  await waitFor(() => expect(account[0]?.progress).toBe('better'));
  expect(screen.getAllByText('A week later: better')).toHaveLength(1);
});

it('an attempt that broke off is made again with the same keys', async () => {
  const { user } = await open(demoDiagnosis());
  server.use(handle(contract.saveDiagnosis, () => HttpResponse.error()));
  await user.click(await button(/^Keep on my account/));
  await screen.findByText(/^It could not be kept on your account: The server cannot be reached/);
  server.use(...replies());
  await user.click(await button(/^Keep on my account/));
  await screen.findByText('On your account');
  const keys = sent.filter(({ path }) => path.endsWith('/pictures')).map(({ key }) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
});

it('a copy whose reply was lost is recognised and not kept twice', async () => {
  const diagnosis = demoDiagnosis();
  account = [saved({ crop: 'tomato', madeAt: new Date(diagnosis.at).toISOString() })];
  await open(diagnosis);
  await screen.findByText('On your account');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Keep on my account/ })).toBeNull();
  await waitFor(async () => expect((await onDevice())?.savedId).toBe(account[0]?._id));
});

it('those of other devices are in the same list, newest first', async () => {
  account = [saved()];
  await open(demoDiagnosis());
  await screen.findByText('Potato, 05/10/2026');
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Late blight', 'The leaf looks healthy']);
});

it('an answer that the account has not heard is sent when the history is seen again', async () => {
  account = [saved()];
  const savedId = account[0]?._id ?? '';
  await open(demoDiagnosis({ savedId, progress: 'same', isProgressUnsent: true }, 9));
  await waitFor(() => expect(account[0]?.progress).toBe('same'));
  await waitFor(async () => expect((await onDevice())?.isProgressUnsent).toBe(false));
});

it('without a connection the diagnoses of the device are there, and it says what is missing', async () => {
  server.use(handle(contract.listDiagnoses, () => HttpResponse.error()));
  const { user } = await open(demoDiagnosis());
  await screen.findByRole('heading', { name: 'Late blight' });
  await screen.findByText(/^What is on your account could not be loaded/);
  account = [saved()];
  server.use(...replies());
  await user.click(await button('Try again'));
  await screen.findByText('Potato, 05/10/2026');
});

it('a diagnosis is deleted here and on the account, after a question', async () => {
  account = [saved({ crop: 'tomato' })];
  const { user } = await open(demoDiagnosis({ savedId: account[0]?._id ?? '' }));
  await screen.findByText('On your account');
  await user.click(await button(/^Delete Tomato/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this diagnosis?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^No diagnosis yet/);
  expect(account).toEqual([]);
  expect(await onDevice()).toBeUndefined();
});

it('a deletion that the account refuses leaves the diagnosis here', async () => {
  account = [saved({ crop: 'tomato' })];
  server.use(handle(contract.deleteDiagnosis, () => HttpResponse.error()));
  const { user } = await open(demoDiagnosis({ savedId: account[0]?._id ?? '' }));
  await user.click(await button(/^Delete Tomato/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this diagnosis?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText(/^It could not be deleted: The server cannot be reached/);
  expect(await onDevice()).toBeDefined();
});
