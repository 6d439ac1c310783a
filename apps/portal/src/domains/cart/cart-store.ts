import { useStore } from 'react-redux';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import type { Session } from '../session/session.slice.ts';

/** What the cart needs of the portal's store. */
export interface CartStore {
  dispatch: CacheDispatch;
  getState: () => { session: Session };
  subscribe: (listener: () => void) => () => void;
}

/** The store for code that changes the cart outside of components. */
// The portal's store has the session, and takes thunks once the cache has joined it.
export const useCartStore = () => useStore() as CartStore;
