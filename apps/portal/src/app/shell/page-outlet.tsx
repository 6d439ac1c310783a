import { Outlet, useLocation } from 'react-router-dom';
import { AppErrorBoundary } from '../app-error-boundary.tsx';

/** The page inside its frame; when it falls, the frame and its menus stay. */
export function PageOutlet({ className }: { className?: string }) {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className={className}>
      <AppErrorBoundary place={pathname}>
        <Outlet />
      </AppErrorBoundary>
    </main>
  );
}
