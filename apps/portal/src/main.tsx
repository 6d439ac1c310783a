import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { pageAt } from './app/pages.ts';
import { createStore, keepSession } from './app/store.ts';
import { changeLanguage } from './shared/i18n/translations.ts';
import { selectIsSignedIn, storedSession } from './shared/session.slice.ts';

async function start() {
  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('./app/mocks.dev.ts');
    await startMocks();
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  const store = createStore(storedSession(localStorage));
  keepSession(store);
  const page = pageAt(location.pathname, selectIsSignedIn(store.getState()));
  const translating = changeLanguage(document.documentElement.lang === 'hi' ? 'hi' : 'en');
  // A page that does not arrive falls into the error boundary when it is drawn.
  await Promise.all([translating, page.bring().catch(() => {})]);
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  );
}

void start();
