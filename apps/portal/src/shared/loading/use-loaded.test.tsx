import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '../i18n/translations.ts';
import { LazyPart } from './use-loaded.tsx';

beforeAll(() => loadTexts('shell', 'en'));

const Part = () => <p>the whole part</p>;

it('a part whose code does not arrive says so, and can be loaded again', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('no line'));
  render(
    <LazyPart load={load}>
      <p>its space</p>
    </LazyPart>,
  );
  expect(screen.getByText('its space')).toBeVisible();
  expect(await screen.findByText(/^This part could not be loaded/)).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('the whole part')).toBeVisible();
});

it('a part is not loaded before it comes near the view', async () => {
  let come = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: object[]) => void) {
        come = () => see([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const load = vi.fn(async () => Part);
  render(
    <LazyPart load={load}>
      <p>its space</p>
    </LazyPart>,
  );
  expect(load).not.toHaveBeenCalled();
  await act(async () => come());
  expect(await screen.findByText('the whole part')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
