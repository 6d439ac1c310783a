import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type Location, Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectIsSignedIn, selectSession } from '../domains/session/session.slice.ts';
import { paths } from '../shared/paths.ts';

/** The navigation state that the sign-in page receives. */
interface ReturnTo {
  /** Where the user was going. */
  from?: Location;
  /** The id of that user, if known: other users are not sent there. */
  of?: string | null;
  /** The session has ended while the user was at it, and not by a sign-out in this tab. */
  hasEnded?: boolean;
}

/** Renders for signed-in users; redirects visitors to the sign-in and stores the address that they wanted. */
export function RequireSession() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { userId } = useSelector(selectSession);
  const location = useLocation();
  const [wasSignedIn] = useState(isSignedIn);
  if (isSignedIn) return <Outlet />;
  // Who has signed out, here or in another tab, was not going anywhere; an expired session leaves its userId.
  const hasLeft = wasSignedIn && !userId;
  const goal: ReturnTo = hasLeft ? {} : { from: location, of: userId };
  // A sign-out in this tab navigates to the sign-in by itself, without a return address.
  const wanted: ReturnTo = wasSignedIn ? { ...goal, hasEnded: true } : goal;
  return <Navigate to={paths.signIn.href()} state={wanted} replace />;
}

/** Renders for visitors; redirects signed-in users to the stored address, or to their dashboard. */
export function RequireNoSession() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { userId } = useSelector(selectSession);
  const location = useLocation();
  if (!isSignedIn) return <Outlet />;
  // Written by RequireSession; the history keeps whatever it was given.
  const { from, of } = (location.state ?? {}) as ReturnTo;
  const isTheirs = !of || of === userId;
  return <Navigate to={(isTheirs && from) || paths.dashboard.href()} replace />;
}
