import type { Decorator } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { type ReactNode, Suspense, use, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PublicShell } from '../app/shell/public-shell.tsx';
import { SignedInShell } from '../app/shell/signed-in-shell.tsx';
import { createStore } from '../app/store.ts';
import { Toasts } from '../app/toasts.tsx';
import { loadTexts, startTranslations } from '../shared/i18n/i18n.ts';
import type { Session } from '../shared/session.slice.ts';
import { buyer } from './people.ts';

interface StoryApp {
  /** The address that the person is at; `/` unless told. */
  at?: string;
  /** The route's pattern, where the story reads parameters of its address. */
  path?: string;
  /** Who is signed in; a buyer of the demo unless told (others in `people.ts`). */
  session?: Session;
  /** The frame around the page; none unless told. */
  frame?: 'public' | 'signed-in';
}

const groups = ['accounts', 'crops', 'dashboard', 'landing', 'problems', 'sellers'] as const;

async function translate(language: string): Promise<i18n> {
  const translations = await startTranslations(language);
  await loadTexts(groups);
  await translations.changeLanguage(language);
  return translations;
}

const byLanguage = new Map<string, Promise<i18n>>();

function translationsIn(language: string): Promise<i18n> {
  const translations = byLanguage.get(language) ?? translate(language);
  byLanguage.clear();
  byLanguage.set(language, translations);
  return translations;
}

const frames = { public: <PublicShell />, 'signed-in': <SignedInShell /> };

function Surroundings({
  at = '/',
  path = '*',
  session = buyer,
  frame,
  language,
  children,
}: StoryApp & { language: string; children: ReactNode }) {
  const [store] = useState(() => createStore(session));
  return (
    <Provider store={store}>
      <I18nextProvider i18n={use(translationsIn(language))}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route element={frame && frames[frame]}>
              <Route path={path} element={children} />
              {path !== '*' && <Route path="*" element={null} />}
            </Route>
          </Routes>
          <Toasts />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>
  );
}

/**
 * Puts a story into the portal: a store of its own, a session, texts in the toolbar's language, an address.
 *
 * @example decorators: [inApp({ at: '/mandi/Crops/1', path: paths.crop.path, frame: 'signed-in' })]
 */
export function inApp(surroundings: StoryApp = {}): Decorator {
  return (Story, { globals, id }) => (
    <Suspense fallback={null}>
      <Surroundings key={id} language={String(globals.language ?? 'en')} {...surroundings}>
        <Story />
      </Surroundings>
    </Suspense>
  );
}
