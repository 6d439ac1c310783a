import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, parsePath, Route, Routes } from 'react-router-dom';
import { PublicShell } from '../app/shell/public-shell.tsx';
import { SignedInShell } from '../app/shell/signed-in-shell.tsx';
import { createStore } from '../app/store.ts';
import { Toasts } from '../app/toasts.tsx';
import type { Session } from '../domains/session/session.slice.ts';
import type { Group } from '../shared/i18n/texts.ts';
import { changeLanguage, type Language, loadTexts } from '../shared/i18n/translations.ts';
import { firstInteraction } from '../shared/loading/when.ts';
import { storageKeys } from '../shared/storage-keys.ts';
import { buyer } from './users.ts';

interface StoryApp {
  /** The address of the page; `/` by default. */
  at?: string;
  /** The navigation state. */
  state?: object;
  /** The route's pattern, where the story reads parameters of its address. */
  path?: string;
  /** The signed-in user; a buyer of the demo by default (others in `people.ts`). */
  session?: Session;
  /** The frame around the page; none by default. */
  frame?: 'public' | 'signed-in';
}

const files = import.meta.glob(['../locales/en/*.json', '!**/{descriptions,offline}.json']);
// A file's name is its group.
const groups = Object.keys(files).map((path) => path.slice('../locales/en/'.length, -5)) as Group[];

/** Loads all texts of a language; the preview waits for it before it renders a story. */
export async function translateStory(to: Language): Promise<void> {
  await Promise.all(groups.map((group) => loadTexts(group, to)));
  await changeLanguage(to);
}

/** Gives the page its first touch: the badge of the cart, and what else waits for one, would come at a time of its own. */
export async function touchPage(): Promise<void> {
  dispatchEvent(new Event('pointerdown'));
  await firstInteraction;
}

const frames = { public: <PublicShell />, 'signed-in': <SignedInShell /> };

function Surroundings({
  at = '/',
  state,
  path = '*',
  session = buyer,
  frame,
  children,
}: StoryApp & { children: ReactNode }) {
  const [store] = useState(() => {
    // A form that was left half-written in one story is not there in the next one.
    for (const key of Object.values(storageKeys)) sessionStorage.removeItem(key);
    // What is written in a user's name looks for the stored id.
    if (session.userId) localStorage.setItem('userId', session.userId);
    else localStorage.removeItem('userId');
    return createStore(session);
  });
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
  return (Story, { id, parameters }) => (
    <Surroundings key={id} {...surroundings} {...parameters.app}>
      <Story />
    </Surroundings>
  );
}
