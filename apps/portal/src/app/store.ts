import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api.ts';
import {
  type Session,
  sessionKeys,
  sessionReadAgain,
  sessionSlice,
  storedSession,
  storeSession,
} from '../shared/session.slice.ts';
import { toastsSlice } from '../shared/toasts.slice.ts';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionSlice.reducer,
  toasts: toastsSlice.reducer,
});

export type AppState = ReturnType<typeof reducer>;

/** Builds the store on the session that an earlier visit left. */
export function createStore(session: Session) {
  return configureStore({
    reducer,
    preloadedState: { session },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;

/** Keeps the session in the browser and follows what other tabs of it do. Returns how to stop. */
export function keepSession(store: AppStore, storage: Storage = localStorage): () => void {
  let kept = store.getState().session;
  const stop = store.subscribe(() => {
    const { session } = store.getState();
    if (session === kept) return;
    const isSomebodyElse = session.userId !== kept.userId;
    kept = session;
    if (!isSame(session, storedSession(storage))) storeSession(storage, session);
    if (isSomebodyElse) void forget(store);
  });
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== storage || !(key === null || key === 'token' || key === 'isSeller')) return;
    store.dispatch(sessionReadAgain(storedSession(storage)));
  };
  addEventListener('storage', onStorage);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
  };
}

/** Drops what one person was shown, so that it is not there for the next one. */
async function forget(store: AppStore): Promise<void> {
  const { userId } = store.getState().session;
  // Dropping also breaks off what is under way, and the sign-out has yet to reach the server.
  if (!userId) await Promise.allSettled(store.dispatch(api.util.getRunningMutationsThunk()));
  if (store.getState().session.userId === userId) store.dispatch(api.util.resetApiState());
}

/** What another tab wrote is not written again: it may have gone on meanwhile. */
const isSame = (one: Session, other: Session) =>
  sessionKeys.every((key) => one[key] === other[key]);
