import { act, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { createStore } from '../app/store.ts';
import { Toasts } from '../app/toasts.tsx';
import type { Session } from '../domains/session/session.slice.ts';
import { changeLanguage, type Language } from '../shared/i18n/translations.ts';
import { buyer } from './users.ts';

interface Circumstances {
  /** The signed-in user; a buyer by default. */
  session?: Session;
  language?: Language;
}

/** Renders a part of a page in the portal's surroundings, over the mocks; `address` tells where its buttons have led to. */
export async function renderPart(part: ReactNode, circumstances: Circumstances = {}) {
  const { session = buyer, language = 'en' } = circumstances;
  const store = createStore(session);
  await changeLanguage(language);
  let address = '';
  const follow = (path: string) => {
    address = path;
  };
  const whole = (
    <Provider store={store}>
      <MemoryRouter>
        <Suspense fallback={<i data-testid="waiting" />}>{part}</Suspense>
        <Address onChange={follow} />
        <Toasts />
      </MemoryRouter>
    </Provider>
  );
  const view = await act(async () => render(whole));
  await waitFor(() => expect(view.queryByTestId('waiting')).toBeNull());
  return { ...view, store, user: userEvent.setup(), address: () => address };
}

function Address({ onChange }: { onChange: (path: string) => void }) {
  const { pathname } = useLocation();
  useEffect(() => onChange(pathname), [pathname, onChange]);
  return null;
}
