import { useSelector } from 'react-redux';
import { type Location, Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { selectIsSignedIn } from '../shared/session.slice.ts';

/** Lets signed-in people through; sends everybody else to sign in and remembers where they were going. */
export function RequireSession() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const location = useLocation();
  if (isSignedIn) return <Outlet />;
  return <Navigate to={paths.signIn.href()} state={{ from: location }} replace />;
}

/** Lets visitors through; sends signed-in people to where they were going, or to their dashboard. */
export function RequireNoSession() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const location = useLocation();
  if (!isSignedIn) return <Outlet />;
  // Written by RequireSession; the history keeps whatever it was given.
  const { from } = (location.state ?? {}) as { from?: Location };
  return <Navigate to={from ?? paths.dashboard.href()} replace />;
}
