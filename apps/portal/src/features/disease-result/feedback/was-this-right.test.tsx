import { screen, waitFor } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addDiagnosis,
  changeDiagnosis,
  listDeviceDiagnoses,
  removeDiagnosis,
} from '../../../domains/disease/device-diagnoses.ts';
import type { DeviceDiagnosis } from '../../../domains/disease/diagnosis.ts';
import { demoDiagnosis, lateBlight } from '../../../testing/demo-diagnoses.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { meera } from '../../../testing/users.ts';
import { WasThisRight } from './was-this-right.tsx';

interface Sent {
  path: string;
  key: string | null;
  body: unknown;
}
const sent: Sent[] = [];

/** Follows a request; jsdom's files do not survive the way to the mock, so that pictures have no body here. */
async function follow(request: Request): Promise<void> {
  const { pathname } = new URL(request.url);
  const isJson = request.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? await request.clone().json() : undefined;
  sent.push({ path: pathname, key: request.headers.get('idempotency-key'), body });
}

const picture = () => {
  const shown = { id: crypto.randomUUID(), url: '/l.webp', srcset: '/l.webp 320w' };
  return { ...shown, width: 320, height: 240 };
};
const taking = [
  handle(contract.addLeafPicture, async ({ request }) => {
    await follow(request);
    return HttpResponse.json({ success: true, data: picture() }, { status: 201 });
  }),
  handle(contract.sendLeafFeedback, async ({ request }) => {
    await follow(request);
    return HttpResponse.json({ success: true, data: { id: crypto.randomUUID() } }, { status: 201 });
  }),
  handle(contract.withdrawLeafFeedback, async ({ request }) => {
    await follow(request);
    return HttpResponse.json({ success: true });
  }),
];

let diagnosis: DeviceDiagnosis;
beforeEach(async () => {
  sent.length = 0;
  server.use(...taking);
  diagnosis = demoDiagnosis();
  await addDiagnosis(meera.id, diagnosis);
});
afterEach(() => removeDiagnosis(meera.id, diagnosis.id));

const open = (change: Partial<DeviceDiagnosis> = {}) =>
  renderPart(<WasThisRight diagnosis={{ ...diagnosis, ...change }} />);
const kept = async () => (await listDeviceDiagnoses(meera.id))[0]?.feedback;
const button = (name: string) => screen.getByRole('button', { name });
const consent = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree that Upaj/ });
const keys = (path: string) => sent.filter((one) => one.path.endsWith(path)).map(({ key }) => key);

it('an answer without a consent stays on the device, and nothing is sent', async () => {
  const { user } = await open();
  await user.click(button('Yes'));
  await screen.findByText('You said: this was right.');
  expect(await kept()).toEqual({ isRight: true });
  expect(consent().checked).toBe(false);
  expect(button('Send 2 pictures')).toBeDisabled();
  expect(sent).toEqual([]);
});

it('a person who says no tells what it is, healthy, or that they do not know', async () => {
  const { user } = await open();
  await user.click(button('No'));
  const list = await screen.findByRole('combobox', { name: 'What is it?' });
  expect(list).toHaveDisplayValue('I do not know');
  expect(screen.queryByRole('option', { name: 'Late blight' })).toBeNull();
  expect(screen.getByRole('option', { name: 'The leaf looks healthy' })).toBeInTheDocument();
  await user.selectOptions(list, 'Early blight');
  await user.click(button('Keep the answer'));
  await screen.findByText('You said: it is Early blight.');
  expect(await kept()).toEqual({ isRight: false, actual: 'tomato-early-blight' });
});

it('pictures with the answer are sent once the person has agreed', async () => {
  const { user } = await open({ feedback: { isRight: false, actual: null } });
  await user.click(consent());
  await user.click(button('Send 2 pictures'));
  await screen.findByText('Thank you. Your pictures and your answer have arrived.');
  expect(new Set(keys('/pictures')).size).toBe(2);
  const feedback = sent.at(-1)?.body;
  expect(feedback).toMatchObject({ crop: 'tomato', opinion: lateBlight, isRight: false });
  expect(feedback).toMatchObject({ actual: null, isConsented: true });
  expect(Object(feedback).pictures).toHaveLength(2);
  expect((await kept())?.sentId).toBeDefined();
});

it('a second attempt sends with the same keys, so that nothing is kept twice', async () => {
  const { user } = await open({ feedback: { isRight: true } });
  server.use(
    handle(contract.sendLeafFeedback, async ({ request }) => {
      await follow(request);
      return HttpResponse.error();
    }),
  );
  await user.click(consent());
  await user.click(button('Send 2 pictures'));
  await screen.findByText(/^The pictures were not sent: The server cannot be reached/);
  server.use(...taking);
  await user.click(button('Try again'));
  await screen.findByText('Thank you. Your pictures and your answer have arrived.');
  expect(keys('/pictures')).toHaveLength(4);
  expect(new Set(keys('/pictures')).size).toBe(2);
  expect(new Set(keys('/feedback')).size).toBe(1);
});

it('what was withdrawn is gone, and given again under another key', async () => {
  const { user } = await open({ feedback: { isRight: true } });
  await user.click(consent());
  await user.click(button('Send 2 pictures'));
  await user.click(await screen.findByRole('button', { name: 'Withdraw my pictures' }));
  await screen.findByText('Your pictures are deleted with us.');
  expect(sent.at(-1)?.path).toMatch(/^\/api\/v1\/diagnoses\/feedback\/.+/);
  expect(await kept()).toEqual({ isRight: true, withdrawals: 1 });
  expect(consent().checked).toBe(false);
  await user.click(consent());
  await user.click(button('Send 2 pictures'));
  await screen.findByText('Thank you. Your pictures and your answer have arrived.');
  await waitFor(() => expect(new Set(keys('/feedback')).size).toBe(2));
});

it('pictures that were withdrawn in the history are not said to be given', async () => {
  const feedback = { isRight: true, sentId: crypto.randomUUID() };
  await changeDiagnosis(meera.id, diagnosis.id, { feedback });
  await open({ feedback });
  expect(screen.getByText(/^Thank you\. Your pictures/)).toBeVisible();
  await changeDiagnosis(meera.id, diagnosis.id, { feedback: { isRight: true, withdrawals: 1 } });
  await screen.findByText('Your pictures are deleted with us.');
  expect(screen.queryByText(/^Thank you\. Your pictures/)).toBeNull();
});

it('a withdrawal that fails says so and can be tried again', async () => {
  const { user } = await open({ feedback: { isRight: true, sentId: crypto.randomUUID() } });
  server.use(handle(contract.withdrawLeafFeedback, () => HttpResponse.error()));
  await user.click(button('Withdraw my pictures'));
  await screen.findByText(/^This could not be withdrawn: The server cannot be reached/);
  expect(button('Withdraw my pictures')).toBeEnabled();
});

it('a diagnosis without pictures asks for none', async () => {
  await open({ pictures: [], feedback: { isRight: true } });
  expect(screen.queryByText('Help the leaf doctor to learn')).toBeNull();
});
