import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { selectIsSignedIn } from '../domains/session/session.slice.ts';
import { notFound, type Page, pages } from './pages.ts';
import { RequireNoSession, RequireSession } from './require-session.tsx';
import { PublicShell } from './shell/public-shell.tsx';
import { SignedInFrame } from './shell/signed-in-frame.tsx';

/** Resolves once, so that a page does not remount when its code arrives while it is shown. */
function ResolvedPage({ page }: { page: Page }) {
  const [Component] = useState(page.resolve);
  return <Component />;
}

const route = (page: Page) => (
  <Route key={page.path} path={page.path} element={<ResolvedPage key={page.path} page={page} />} />
);
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
        <Route element={<SignedInFrame />}>{withAccess('authenticated').map(route)}</Route>
      </Route>
      <Route element={isSignedIn ? <SignedInFrame /> : <PublicShell />}>
        {withAccess('anyone').map(route)}
        {route(notFound)}
      </Route>
    </Routes>
  );
}
