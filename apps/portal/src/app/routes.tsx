import { useSelector } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { selectIsSignedIn } from '../domains/session/session.slice.ts';
import { ResolvedPage } from '../shared/loading/lazy-component.tsx';
import { notFound, type Page, pages, signedInFrame } from './pages.ts';
import { RequireNoSession, RequireSession } from './require-session.tsx';
import { PublicShell } from './shell/public-shell.tsx';

const route = (page: Page) => (
  <Route key={page.path} path={page.path} element={<ResolvedPage key={page.path} page={page} />} />
);
const signedIn = <ResolvedPage page={signedInFrame} />;
const withAccess = (access: Page['access']) => pages.filter((page) => page.access === access);

/** Maps each address to its page. */
export function AppRoutes() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Routes>
      <Route element={<RequireNoSession />}>
        <Route element={<PublicShell />}>{withAccess('visitor').map(route)}</Route>
      </Route>
      <Route element={<RequireSession />}>
        <Route element={signedIn}>{withAccess('authenticated').map(route)}</Route>
      </Route>
      <Route element={isSignedIn ? signedIn : <PublicShell />}>
        {withAccess('anyone').map(route)}
        {route(notFound)}
      </Route>
    </Routes>
  );
}
