import { fireEvent, screen, within } from '@testing-library/react';
import { noDiagnoses } from '@upaj/mocks/disease-scenarios';
import { server } from '@upaj/mocks/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDiagnosis, removeDiagnosis } from '../domains/disease/device-diagnoses.ts';
import { paths } from '../shared/paths.ts';
import { demoDiagnosis } from '../testing/demo-diagnoses.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

const diagnosis = demoDiagnosis({ progress: 'worse' }, 8);

beforeEach(async () => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
  server.use(...noDiagnoses());
  await addDiagnosis(meera.id, diagnosis);
});
afterEach(() => removeDiagnosis(meera.id, diagnosis.id));

async function open() {
  const view = await renderRoute(paths.leafDoctor.href(), { session: buyer });
  fireEvent.pointerDown(document.body);
  const history = within(await screen.findByRole('region', { name: 'Your diagnoses' }));
  await history.findByText('A week later: worse');
  return { ...view, history };
}

it('a diagnosis of the history opens as a whole, and is not kept twice', async () => {
  const { user, history } = await open();
  await user.click(history.getByRole('button', { name: /^Open Tomato/ }));
  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(result.getByRole('heading', { name: 'Disease' })).toBeVisible();
  expect(result.getByRole('heading', { name: 'Cure' })).toBeVisible();
  expect(history.getByText('1 diagnosis')).toBeVisible();
});

it('a field that is worse is photographed again for the same crop, or asked about', async () => {
  const { user, history } = await open();
  await user.click(history.getByRole('button', { name: 'Photograph again' }));
  expect(location.search).toBe('?crop=tomato');
  await user.click(history.getByRole('button', { name: 'Guided walk' }));
  expect(await screen.findByRole('heading', { name: 'Where is something wrong?' })).toBeVisible();
});
