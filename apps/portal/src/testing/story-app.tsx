import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, Suspense, use, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, parsePath, Route, Routes } from 'react-router-dom';
import { PublicShell } from '../app/shell/public-shell.tsx';
import { SignedInShell } from '../app/shell/signed-in-shell.tsx';
import { createStore } from '../app/store.ts';
import { Toasts } from '../app/toasts.tsx';
import type { Session } from '../domains/session/session.slice.ts';
import type { Group } from '../shared/i18n/texts.ts';
import { changeLanguage, type Language, loadTexts } from '../shared/i18n/translations.ts';
import { storageKeys } from '../shared/storage-keys.ts';
import { buyer } from './people.ts';

interface StoryApp {
  /** The address that the person is at; `/` unless told. */
  at?: string;
  /** What the page before has told it. */
  state?: object;
  /** The route's pattern, where the story reads parameters of its address. */
  path?: string;
  /** Who is signed in; a buyer of the demo unless told (others in `people.ts`). */
  session?: Session;
  /** The frame around the page; none unless told. */
  frame?: 'public' | 'signed-in';
}

const groups = [
  'about',
  'accounts',
  'bank',
  'contact',
  'crops',
  'dashboard',
  'education',
  'finance',
  'landing',
  'msp',
  'news',
  'otp',
  'errors',
  'profile',
  'password-reset',
  'schemes',
  'sellers',
  'selling',
  'services',
  'settings',
  'shell',
] as const satisfies readonly Group[];

async function translate(to: Language): Promise<void> {
  await Promise.all(groups.map((group) => loadTexts(group, to)));
  await changeLanguage(to);
}

let translated: { to: Language; done: Promise<void> } | undefined;

/** The same promise while the language stays, as `use` wants it. */
function translating(to: Language): Promise<void> {
  if (translated?.to !== to) translated = { to, done: translate(to) };
  return translated.done;
}

const frames = { public: <PublicShell />, 'signed-in': <SignedInShell /> };

function Surroundings({
  at = '/',
  state,
  path = '*',
  session = buyer,
  frame,
  language,
  children,
}: StoryApp & { language: Language; children: ReactNode }) {
  const [store] = useState(() => {
    // A form that was left half-written in one story is not there in the next one.
    for (const key of Object.values(storageKeys)) sessionStorage.removeItem(key);
    return createStore(session);
  });
  use(translating(language));
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <Routes>
          <Route element={frame && frames[frame]}>
            <Route path={path} element={children} />
            {path !== '*' && <Route path="*" element={null} />}
          </Route>
        </Routes>
        <Toasts />
      </MemoryRouter>
    </Provider>
  );
}

/**
 * Puts a story into the portal: a store of its own, a session, texts in the toolbar's language, an address.
 * A single story differs by `parameters: { app: { session: seller } }`.
 *
 * @example decorators: [inApp({ at: '/mandi/Crops/1', path: paths.crop.path, frame: 'signed-in' })]
 */
export function inApp(surroundings: StoryApp = {}): Decorator {
  return (Story, { globals, id, parameters }) => (
    <Suspense fallback={null}>
      <Surroundings
        key={id}
        language={globals.language === 'hi' ? 'hi' : 'en'}
        {...surroundings}
        {...parameters.app}
      >
        <Story />
      </Surroundings>
    </Suspense>
  );
}
