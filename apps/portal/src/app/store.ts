import {
  combineReducers,
  configureStore,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { api } from '../shared/api.ts';
import { forgetKept, forgetVisit } from '../shared/kept.ts';
import { whenApiArrives } from '../shared/late-api.ts';
import {
  type Session,
  sessionKeys,
  sessionReadAgain,
  sessionSlice,
  storedSession,
  storeSession,
} from '../shared/session.slice.ts';
import { type Toast, toastsSlice } from '../shared/toasts.slice.ts';

export interface AppState {
  session: Session;
  toasts: Toast[];
  /** What the server has told; joins with the first page that asks it for something. */
  api: ReturnType<typeof api.reducer>;
}

const early = { session: sessionSlice.reducer, toasts: toastsSlice.reducer };
// Whoever reads the part that joins later has brought it along.
const earlyReducer = combineReducers(early) as unknown as Reducer<
  AppState,
  UnknownAction,
  Partial<AppState>
>;

/** The place of the cache's middleware; actions pass through until it has arrived. */
const late: Middleware = (store) => (next) => {
  let handle: (action: unknown) => unknown = next;
  whenApiArrives(({ middleware }) => {
    handle = middleware(store)(next);
  });
  return (action) => handle(action);
};

/** Builds the store on the session that an earlier visit left. */
export function createStore(session: Session) {
  const store = configureStore({
    reducer: earlyReducer,
    preloadedState: { session, toasts: [] },
    middleware: (defaults) => defaults().concat(late),
  });
  whenApiArrives((api) => {
    store.replaceReducer(combineReducers({ ...early, [api.reducerPath]: api.reducer }));
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;

/** Keeps the session in the browser and follows what other tabs of it do. Returns how to stop. */
export function keepSession(store: AppStore, storage: Storage = localStorage): () => void {
  let kept = store.getState().session;
  const stop = store.subscribe(() => {
    const { session } = store.getState();
    if (session === kept) return;
    const { userId, token } = kept;
    kept = session;
    if (!isSame(session, storedSession(storage))) storeSession(storage, session);
    const isSomebodyElse = session.userId !== userId;
    if (userId && isSomebodyElse) forgetKept();
    if (!token && session.token) forgetVisit();
    if (isSomebodyElse || (token && !session.token)) forgetReplies(store);
  });
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== storage || !(key === null || isSessionKey(key))) return;
    const found = storedSession(storage);
    // Until its token is there, a new session is not whole.
    const isWhole = key === null || key === 'token' || found.token === kept.token;
    if (isWhole) store.dispatch(sessionReadAgain(found));
  };
  addEventListener('storage', onStorage);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
  };
}

const isSessionKey = (key: string) => sessionKeys.some((known) => known === key);

/** Drops what one person was shown, so that it is not there for the next one. */
function forgetReplies(store: AppStore): void {
  const { token } = store.getState().session;
  whenApiArrives(async ({ util }) => {
    const underWay = () => store.dispatch(util.getRunningMutationsThunk());
    // Dropping also breaks off what is under way: the sign-out has yet to reach the server, and on a slow
    // line the next person is signing in before it does.
    while (!token && underWay().length > 0) await Promise.allSettled(underWay());
    if (store.getState().session.token === token) store.dispatch(util.resetApiState());
  });
}

/** What another tab wrote is not written again: it may have gone on meanwhile. */
const isSame = (one: Session, other: Session) =>
  sessionKeys.every((key) => one[key] === other[key]);
