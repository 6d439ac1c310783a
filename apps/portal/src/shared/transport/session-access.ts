import type { UnknownAction } from 'redux';
import { getApiError } from './api-error.ts';

/** What the transport needs of the session; the store passes it as the extra argument of its thunks. */
export interface SessionAccess {
  /** The token that requests are sent with. */
  getToken: (state: unknown) => string | null;
  /** The action that ends a session whose token the server rejects. */
  sessionExpired: () => UnknownAction;
}

/** The part of RTK Query's `BaseQueryApi` that the session is reached through. */
interface Store {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => unknown;
  extra: unknown;
}

// RTK Query types the extra argument as unknown; every store of the portal is built by `createStore`.
const accessOf = ({ extra }: Pick<Store, 'extra'>) => extra as SessionAccess;

export const getToken = (store: Pick<Store, 'getState' | 'extra'>): string | null =>
  accessOf(store).getToken(store.getState());

/**
 * Ends the session of a request once the server rejects its token: signed out on another device, password
 * changed, or expired. A newer session continues.
 */
export function expireSession(store: Store, token: string | null, error: unknown): void {
  const isCurrent = token !== null && token === getToken(store);
  if (isCurrent && getApiError(error)?.code === 'not_signed_in') {
    store.dispatch(accessOf(store).sessionExpired());
  }
}
