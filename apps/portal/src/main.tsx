import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadPage, pageAt } from './app/pages.ts';
import {
  clearPrerendered,
  isPrerendered,
  prerenderedSession,
  prerenderedTexts,
} from './app/prerendered-page.ts';
import { takeRenderedReplies } from './app/rendered-replies.ts';
import { startBackground } from './app/start-background.ts';
import { createStore, persistSession, withServerData } from './app/store.ts';
import { selectIsSignedIn, storedSession } from './domains/session/session.slice.ts';
import { restoreReturnTo } from './features/accounts/return-to.ts';
import { changeLanguage, initTranslations } from './shared/i18n/translations.ts';
import { retryImport } from './shared/loading/retry-import.ts';
import { whenIdle } from './shared/loading/when.ts';

async function start() {
  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('./app/mocks.dev.ts');
    await startMocks();
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  restoreReturnTo();
  const store = createStore(storedSession(localStorage));
  persistSession(store);
  if (import.meta.env.MODE === 'production') startBackground(store);
  // In development without the service worker and the data last seen.
  else void import('./app/background/live-changes.ts').then((live) => live.startLiveChanges(store));
  const isSignedIn = selectIsSignedIn(store.getState());
  const language = document.documentElement.lang === 'hi' ? 'hi' : 'en';
  const page = pageAt(location.pathname, isSignedIn);
  const drawnFor = prerenderedSession(page, store.getState().session);
  const isDrawn = drawnFor !== undefined && isPrerendered(root, page);
  initTranslations(language, await prerenderedTexts());
  const bring = () =>
    Promise.all([changeLanguage(language), loadPage(location.pathname, isSignedIn)]);
  // The page stays as the server sent it, however long that takes. A broken one reaches the
  // error boundary when it is rendered.
  await retryImport(bring, Number.POSITIVE_INFINITY).catch(() => {});
  const rendered = await takeRenderedReplies(store);
  const app = (
    <StrictMode>
      <App
        store={store}
        serverState={
          isDrawn ? { ...withServerData(store.getState(), rendered), session: drawnFor } : undefined
        }
      />
    </StrictMode>
  );
  if (isDrawn) return void hydrateRoot(root, app);
  clearPrerendered(root);
  createRoot(root).render(app);
}

void start()
  .then(whenIdle)
  .then(() => delete document.documentElement.dataset.arriving);
