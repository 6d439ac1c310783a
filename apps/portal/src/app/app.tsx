import { Suspense } from 'react';
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

/** The whole portal: store, router, and what catches a fall. */
export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <Portal />
      </BrowserRouter>
    </Provider>
  );
}

/** The portal below its providers, at the address that the router is at. */
function Portal() {
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
