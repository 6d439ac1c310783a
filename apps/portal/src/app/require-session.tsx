import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { selectIsSignedIn } from '../shared/session.slice.ts';

/** Lets signed-in people through; sends everybody else to sign in and remembers where they were going. */
export function RequireSession() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const location = useLocation();
  if (isSignedIn) return <Outlet />;
  return <Navigate to={paths.signIn.href()} state={{ from: location }} replace />;
}
