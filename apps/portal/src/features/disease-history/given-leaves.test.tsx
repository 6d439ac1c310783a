import { screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import type { GivenLeaves } from '@upaj/contract/disease.schema';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addDiagnosis,
  listDeviceDiagnoses,
  removeDiagnosis,
} from '../../domains/disease/device-diagnoses.ts';
import { demoDiagnosis } from '../../testing/demo-diagnoses.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { meera } from '../../testing/users.ts';
import { LeafHistory } from './leaf-history.tsx';

/** What was given; requests change it as the server does. */
let given: GivenLeaves[] = [];
let lists = 0;
let isDown = false;

const give = (change: Partial<GivenLeaves> = {}): GivenLeaves => {
  const shown = { id: crypto.randomUUID(), url: '/l.webp', srcset: '/l.webp 320w' };
  const pictures = [{ ...shown, width: 320, height: 240 }];
  const facts = { crop: 'potato', isRight: true, actual: null, pictures };
  return { _id: crypto.randomUUID(), ...facts, createdAt: '2026-10-05T06:00:00.000Z', ...change };
};
const idOf = ([first]: readonly GivenLeaves[]) => first?._id ?? '';

beforeEach(() => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
  given = [];
  lists = 0;
  isDown = false;
  server.use(
    handle(contract.listDiagnoses, () =>
      HttpResponse.json({ success: true, data: [], nextCursor: null }),
    ),
    handle(contract.listLeafFeedback, ({ request }) => {
      lists += 1;
      if (isDown) return HttpResponse.error();
      const start = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
      const nextCursor = start + 2 < given.length ? `${start + 2}` : null;
      return HttpResponse.json({
        success: true,
        data: given.slice(start, start + 2),
        nextCursor,
      });
    }),
    handle(contract.withdrawLeafFeedback, ({ request }) => {
      given = given.filter(({ _id }) => !request.url.endsWith(_id));
      return HttpResponse.json({ success: true });
    }),
  );
});
afterEach(async () => {
  for (const { id } of await listDeviceDiagnoses(meera.id)) await removeDiagnosis(meera.id, id);
});

const part = () => screen.findByRole('region', { name: 'Pictures given for training' });
const kept = async () => (await listDeviceDiagnoses(meera.id))[0]?.feedback;
const sentAs = (sentId: string) => demoDiagnosis({ feedback: { isRight: true, sentId } });

/** Presses the first button to withdraw, and the one of the question. */
async function withdraw(user: Awaited<ReturnType<typeof renderPart>>['user']) {
  const [first] = await screen.findAllByRole('button', { name: /^Withdraw the pictures/ });
  await user.click(first ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw these pictures?' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  return dialog;
}

it('a person who gave nothing sees nothing of it', async () => {
  await renderPart(<LeafHistory />);
  await screen.findByText(/^No diagnosis yet/);
  await waitFor(() => expect(lists).toBe(1));
  expect(screen.queryByText('Pictures given for training')).toBeNull();
});

it('on a device that knows nothing of them, pictures that were given are withdrawn', async () => {
  given = [give()];
  const { user } = await renderPart(<LeafHistory />);
  const section = within(await part());
  expect(section.getByText('Potato, given on 05/10/2026')).toBeVisible();
  expect(section.getByRole('img', { name: 'Picture 1 of Potato, 05/10/2026' })).toBeVisible();
  await withdraw(user);
  await waitFor(() => expect(screen.queryByText('Pictures given for training')).toBeNull());
  expect(given).toEqual([]);
});

it('the device that gave them no longer says that they are given', async () => {
  given = [give({ crop: 'tomato' }), give()];
  await addDiagnosis(meera.id, sentAs(idOf(given)));
  const { user } = await renderPart(<LeafHistory />);
  await part();
  // The withdrawal alone tells the device: the list does not come again.
  isDown = true;
  await withdraw(user);
  await waitFor(() => expect(screen.queryByText('Tomato, given on 05/10/2026')).toBeNull());
  expect(await kept()).toEqual({ isRight: true, withdrawals: 1 });
  expect(await part()).toBeVisible();
});

it('a device learns what was withdrawn on another one, and keeps what was not', async () => {
  given = [give()];
  await addDiagnosis(meera.id, sentAs(idOf(given)));
  await addDiagnosis(meera.id, sentAs('withdrawn elsewhere'));
  await renderPart(<LeafHistory />);
  await waitFor(async () => {
    const feedback = (await listDeviceDiagnoses(meera.id)).map((one) => one.feedback);
    expect(feedback).toContainEqual({ isRight: true, withdrawals: 1 });
    expect(feedback).toContainEqual({ isRight: true, sentId: idOf(given) });
  });
});

it('a withdrawal that fails says why, and what was given stays given', async () => {
  given = [give()];
  await addDiagnosis(meera.id, sentAs(idOf(given)));
  server.use(handle(contract.withdrawLeafFeedback, () => HttpResponse.error()));
  const { user } = await renderPart(<LeafHistory />);
  const dialog = within(await withdraw(user));
  await dialog.findByText(/^They could not be withdrawn: The server cannot be reached/);
  expect(await kept()).toEqual({ isRight: true, sentId: idOf(given) });
});

it('a list that does not come says so, changes nothing on the device, and is asked for again', async () => {
  given = [give()];
  await addDiagnosis(meera.id, sentAs(idOf(given)));
  isDown = true;
  const { user } = await renderPart(<LeafHistory />);
  await screen.findByText(/^What is on your account could not be loaded/);
  expect(await kept()).toEqual({ isRight: true, sentId: idOf(given) });
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await part();
});

it('more than a page of them is reached', async () => {
  given = [give(), give(), give({ crop: 'tomato' })];
  const { user } = await renderPart(<LeafHistory />);
  const section = within(await part());
  expect(section.queryByText(/^Tomato/)).toBeNull();
  await user.click(section.getByRole('button', { name: 'Show more' }));
  await section.findByText('Tomato, given on 05/10/2026');
});
