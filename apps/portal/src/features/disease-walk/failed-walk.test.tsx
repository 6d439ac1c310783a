import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { changeLanguage, type Language, loadTexts } from '../../shared/i18n/translations.ts';
import { buyer } from '../../testing/users.ts';
import LeafWalk from './leaf-walk.tsx';

const line = vi.hoisted(() => ({ isDown: true }));
vi.mock('./walk.tsx', async (importOriginal) => {
  const { Walk } = await importOriginal<typeof import('./walk.tsx')>();
  return {
    get Walk() {
      if (line.isDown) throw new TypeError('Failed to fetch dynamically imported module');
      return Walk;
    },
  };
});

afterEach(() => {
  line.isDown = true;
});

async function openOffline(language: Language) {
  await Promise.all([loadTexts('leaf-walk', language), changeLanguage(language)]);
  await act(async () =>
    render(
      <Provider store={createStore(buyer)}>
        <MemoryRouter>
          <LeafWalk cropId="tomato" onResult={vi.fn()} />
        </MemoryRouter>
      </Provider>,
    ),
  );
  return userEvent.setup();
}

test('a farmer whose line breaks is told that the walk did not load, and walks on once it is back', async () => {
  const user = await openOffline('en');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The guided walk could not be loaded.',
  );
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The guided walk could not be loaded.')).toBeVisible();
  line.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    'Where is something wrong?',
  );
  expect(screen.queryByText('The guided walk could not be loaded.')).toBeNull();
});

test('a Hindi reader is told so in Hindi', async () => {
  await openOffline('hi');
  expect(await screen.findByText('सवालों वाली जांच नहीं खुली।')).toBeVisible();
  expect(screen.getByRole('button', { name: 'फिर कोशिश करें' })).toBeEnabled();
});
