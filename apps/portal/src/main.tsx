import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { clearDrawing, drawnTexts } from './app/drawn-page.ts';
import { bringPage, pageAt } from './app/pages.ts';
import { createStore, keepSession } from './app/store.ts';
import { bringAtLast } from './shared/bring-at-last.ts';
import { beginWith, changeLanguage } from './shared/i18n/translations.ts';
import { selectIsSignedIn, signedOut, storedSession } from './shared/session.slice.ts';

async function start() {
  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('./app/mocks.dev.ts');
    await startMocks();
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  const store = createStore(storedSession(localStorage));
  keepSession(store);
  const isSignedIn = selectIsSignedIn(store.getState());
  const language = document.documentElement.lang === 'hi' ? 'hi' : 'en';
  // Pages are drawn for visitors; people who are signed in have another frame.
  const texts = isSignedIn
    ? undefined
    : drawnTexts(root, pageAt(location.pathname, isSignedIn).path);
  if (texts) beginWith(language, texts);
  const bring = () =>
    Promise.all([changeLanguage(language), bringPage(location.pathname, isSignedIn)]);
  // A page that is broken falls into the error boundary when it is drawn.
  await bringAtLast(bring).catch(() => {});
  const drawnFrom = texts && { ...store.getState(), session: signedOut };
  const app = (
    <StrictMode>
      <App store={store} drawnFrom={drawnFrom} />
    </StrictMode>
  );
  if (texts) return void hydrateRoot(root, app);
  clearDrawing(root);
  createRoot(root).render(app);
}

const whenIdle = window.requestIdleCallback ?? setTimeout;

void start().then(() => whenIdle(() => delete document.documentElement.dataset.arriving));
