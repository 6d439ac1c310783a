import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api.ts';
import {
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

/** Builds the store on what an earlier visit left in `storage`. */
export function createStore(storage: Storage = localStorage) {
  return configureStore({
    reducer,
    preloadedState: { session: storedSession(storage) },
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
    storeSession(storage, session);
    // What one person was shown must not be there for the next one.
    if (isSomebodyElse) store.dispatch(api.util.resetApiState());
  });
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== storage || (key !== null && key !== 'token')) return;
    store.dispatch(sessionReadAgain(storedSession(storage)));
  };
  addEventListener('storage', onStorage);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
  };
}
