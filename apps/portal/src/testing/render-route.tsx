import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '../app/app.tsx';
import { loadPage } from '../app/pages.ts';
import { createStore, persistSession } from '../app/store.ts';
import { type Session, storedSession, storeSession } from '../domains/session/session.slice.ts';
import { changeLanguage, type Language } from '../shared/i18n/translations.ts';
import { visitor } from './users.ts';

interface Circumstances {
  /** The signed-in user; none by default. */
  session?: Session;
  language?: Language;
}

/**
 * Opens the whole portal at an address, as a browser does with what its storage holds, over the mocks.
 *
 * @example const { user, store } = await renderRoute('/mandi', { session: buyer });
 */
export async function renderRoute(address: string, circumstances: Circumstances = {}) {
  const { session = visitor, language = 'en' } = circumstances;
  storeSession(localStorage, session);
  history.replaceState(null, '', address);
  const store = createStore(storedSession(localStorage));
  const stop = persistSession(store);
  await changeLanguage(language);
  await loadPage(location.pathname, session.token !== null);
  const view = await act(async () => render(<App store={store} />));
  onTestFinished(stop);
  return { ...view, store, user: userEvent.setup() };
}
