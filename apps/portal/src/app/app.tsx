import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { PreloadContext } from '../shared/preload.ts';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { FrameSkeleton } from './shell/frame-skeleton.tsx';
import type { AppStore } from './store.ts';
import { Toasts } from './toasts.tsx';
import { useArrival } from './use-arrival.ts';
import { usePreload } from './use-preload.ts';

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
          <Portal />
        </BrowserRouter>
      </I18nextProvider>
    </Provider>
  );
}

/** The portal below its providers, at the address that the router is at. */
export function Portal() {
  const { pathname } = useLocation();
  useArrival(pathname);
  return (
    <PreloadContext value={usePreload()}>
      <AppErrorBoundary place={pathname}>
        <Suspense fallback={<FrameSkeleton />}>
          <AppRoutes />
        </Suspense>
      </AppErrorBoundary>
      <Toasts />
    </PreloadContext>
  );
}
