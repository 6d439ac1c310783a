import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { PreloadContext } from '../shared/preload.ts';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { FrameSkeleton } from './shell/frame-skeleton.tsx';
import type { AppState, AppStore } from './store.ts';
import { Toasts } from './toasts.tsx';
import { useArrival } from './use-arrival.ts';
import { usePreload } from './use-preload.ts';

interface AppProps {
  store: AppStore;
  /** What the page was drawn from, where it was drawn before this visit. */
  drawnFrom?: AppState;
}

/** The whole portal: store, router, and what catches a fall. */
export function App({ store, drawnFrom }: AppProps) {
  return (
    <Provider store={store} serverState={drawnFrom}>
      <BrowserRouter>
        <Portal />
      </BrowserRouter>
    </Provider>
  );
}

/** The portal below its providers, at the address that the router is at. */
export function Portal() {
  const location = useLocation();
  const { pathname } = location;
  useArrival(location);
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
