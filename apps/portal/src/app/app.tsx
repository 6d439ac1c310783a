import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { FrameSkeleton } from './shell/frame-skeleton.tsx';
import type { AppStore } from './store.ts';
import { Toasts } from './toasts.tsx';

interface AppProps {
  store: AppStore;
  translations: i18n;
}

/** The whole portal: store, language, router, and what catches a fall. */
export function App({ store, translations }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={translations}>
        <BrowserRouter>
          <AppErrorBoundary>
            <Suspense fallback={<FrameSkeleton />}>
              <AppRoutes />
            </Suspense>
          </AppErrorBoundary>
          <Toasts />
        </BrowserRouter>
      </I18nextProvider>
    </Provider>
  );
}
