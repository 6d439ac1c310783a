import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createStore, keepSession } from './app/store.ts';
import { startTranslations } from './shared/i18n/i18n.ts';

async function start() {
  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('./app/mocks.dev.ts');
    await startMocks();
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  const translations = await startTranslations(document.documentElement.lang);
  const store = createStore();
  keepSession(store);
  createRoot(root).render(
    <StrictMode>
      <App store={store} translations={translations} />
    </StrictMode>,
  );
}

void start();
