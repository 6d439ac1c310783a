import { refusalOf } from './failure.ts';
import { type Session, sessionExpired } from './session.slice.ts';

interface Store {
  dispatch: (action: ReturnType<typeof sessionExpired>) => unknown;
  getState: () => unknown;
}

/** The token that a call is to be sent with. */
export function tokenOf(state: unknown): string | null {
  // The store is built in app/, which shared/ may not know; every store of the portal has this slice.
  return (state as { session: Session }).session.token;
}

/**
 * Ends the session that a call was sent with once the server says that it is dead: signed out on another
 * device, password changed, or expired. A newer one goes on.
 */
export function endDeadSession(store: Store, token: string | null, error: unknown): void {
  const isTheSame = token !== null && token === tokenOf(store.getState());
  if (isTheSame && refusalOf(error)?.code === 'not_signed_in') store.dispatch(sessionExpired());
}
