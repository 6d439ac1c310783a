import {
  combineReducers,
  configureStore,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {
  type Session,
  sessionExpired,
  sessionKeys,
  sessionSlice,
  sessionSynced,
  storedSession,
  storeSession,
} from '../domains/session/session.slice.ts';
import { whenApiLoaded, whenSliceLoaded } from '../shared/loading/store-parts.ts';
import { clearUserStorage, clearVisitorStorage } from '../shared/storage-keys.ts';
import { type Toast, toastsSlice } from '../shared/toasts.slice.ts';
import type { api } from '../shared/transport/api.ts';
import type { SessionAccess } from '../shared/transport/session-access.ts';

export interface AppState {
  session: Session;
  toasts: Toast[];
  /** The cache of server data; injected by the first page that sends a request. */
  api: ReturnType<typeof api.reducer>;
}

const initialReducers = { session: sessionSlice.reducer, toasts: toastsSlice.reducer };
// Code that reads the part that joins later has loaded it.
const initialReducer = combineReducers(initialReducers) as unknown as Reducer<
  AppState,
  UnknownAction,
  Partial<AppState>
>;

/** Slot for the middleware of the cache; actions pass through until it is loaded. */
const lazyApiMiddleware: Middleware = (store) => (next) => {
  let handle: (action: unknown) => unknown = next;
  whenApiLoaded(({ middleware }) => {
    handle = middleware(store)(next);
  });
  return (action) => handle(action);
};

/** How the transport reads the session and ends it. */
export const sessionAccess: SessionAccess = {
  // The state is this store's.
  getToken: (state) => (state as AppState).session.token,
  sessionExpired,
};

/** Builds the store on the session that an earlier visit left. */
export function createStore(session: Session) {
  const store = configureStore({
    reducer: initialReducer,
    preloadedState: { session, toasts: [] },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: sessionAccess } }).concat(lazyApiMiddleware),
    // Replies are shown at the end of the task that brought them; RTK would wait for the next frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  const reducers: Record<string, Reducer> = { ...initialReducers };
  const join = (path: string, reducer: Reducer) => {
    reducers[path] = reducer;
    store.replaceReducer(combineReducers(reducers) as unknown as typeof initialReducer);
  };
  whenApiLoaded((api) => join(api.reducerPath, api.reducer));
  whenSliceLoaded((slice) => join(slice.reducerPath, slice.reducer));
  return store;
}

/** The state that a page was rendered with: with these data alone, and not what this browser has fetched or kept since. */
export const withServerData = (state: AppState, queries: AppState['api']['queries']): AppState =>
  state.api ? { ...state, api: { ...state.api, queries } } : state;

export type AppStore = ReturnType<typeof createStore>;

/** Keeps the session in the browser and follows what other tabs of it do. Returns how to stop. */
export function persistSession(store: AppStore, storage: Storage = localStorage): () => void {
  let kept = store.getState().session;
  const stop = store.subscribe(() => {
    const { session } = store.getState();
    if (session === kept) return;
    const { userId, token } = kept;
    kept = session;
    if (!isSame(session, storedSession(storage))) storeSession(storage, session);
    const isOtherUser = session.userId !== userId;
    if (userId && isOtherUser) clearUserStorage();
    if (!token && session.token) clearVisitorStorage();
    if (isOtherUser || (token && !session.token)) clearApiCache(store);
  });
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== storage || !(key === null || isSessionKey(key))) return;
    const found = storedSession(storage);
    // Until its token is there, a new session is not whole.
    const isWhole = key === null || key === 'token' || found.token === kept.token;
    if (isWhole) store.dispatch(sessionSynced(found));
  };
  addEventListener('storage', onStorage);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
  };
}

const isSessionKey = (key: string) => sessionKeys.some((known) => known === key);

/** Drops what one person was shown, so that it is not there for the next one. */
function clearApiCache(store: AppStore): void {
  const { token } = store.getState().session;
  // Nobody sees these replies any more, and requests that the server reads after the sign-out would be refused.
  if (!token) globalThis.earlyReplies?.controller?.abort();
  whenApiLoaded(async ({ util }) => {
    if (!token) {
      // Before React removes what it has just shown, it starts the requests of it: in this task, now without a token.
      await null;
      for (const query of store.dispatch(util.getRunningQueriesThunk())) query.abort();
    }
    const underWay = () => store.dispatch(util.getRunningMutationsThunk());
    // A reset also aborts pending requests: the sign-out has yet to reach the server, and on a slow
    // line the next person is signing in before it does.
    while (!token && underWay().length > 0) await Promise.allSettled(underWay());
    if (store.getState().session.token === token) store.dispatch(util.resetApiState());
  });
}

/** Values that another tab wrote are not written again: they may have changed since. */
const isSame = (one: Session, other: Session) =>
  sessionKeys.every((key) => one[key] === other[key]);
