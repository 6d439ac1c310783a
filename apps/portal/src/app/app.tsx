import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { PreloadContext } from '../shared/page-link.tsx';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { FrameSkeleton } from './shell/frame-skeleton.tsx';
import type { AppState, AppStore } from './store.ts';
import { Toasts } from './toasts.tsx';
import { usePreload } from './use-preload.ts';
import { useRouteFocus } from './use-route-focus.ts';

interface AppProps {
  store: AppStore;
  /** The state that the page was prerendered with, where it was. */
  serverState?: AppState;
}

/** The whole portal: store, router, and what catches a fall. */
export function App({ store, serverState }: AppProps) {
  return (
    <Provider store={store} serverState={serverState}>
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
  useRouteFocus(location);
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
