import { expect, it, onTestFinished, vi } from 'vitest';
import { accountsApi } from '../domains/accounts/accounts.api.ts';
import {
  accountDeleted,
  becameSeller,
  otpVerified,
  type Session,
  sessionEnded,
  sessionExpired,
  sessionStarted,
  storedSession,
} from '../domains/session/session.slice.ts';
import { buyer, meera, ramesh, seller, visitor } from '../testing/users.ts';
import { createStore, persistSession } from './store.ts';

function openTab(session: Session) {
  const store = createStore(session);
  onTestFinished(persistSession(store));
  return store;
}

const started = {
  token: 'a-token',
  userId: meera.id,
  userName: meera.name,
  isSeller: false,
};

/** The event that the browser sends to this tab when another one has changed the storage. */
const tellOfChange = (key: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

it('a sign-in is stored under the keys of the specification', {
  tags: ['STORAGE-1', 'STORAGE-2', 'STORAGE-3'],
}, () => {
  openTab(visitor).dispatch(sessionStarted(started));
  expect({ ...localStorage }).toEqual({
    token: 'a-token',
    userId: meera.id,
    userName: meera.name,
  });
});

it('a new seller is remembered as one', { tags: ['STORAGE-4'] }, () => {
  const store = openTab(visitor);
  store.dispatch(sessionStarted(started));
  store.dispatch(becameSeller());
  expect(localStorage.getItem('isSeller')).toBe('true');
});

it('signing out removes token, userId, isSeller and otp, and nothing else of the session', {
  tags: ['HEADER-17', 'STATE-2', 'STORAGE-5'],
}, () => {
  const store = openTab(visitor);
  store.dispatch(sessionStarted({ ...started, isSeller: true }));
  store.dispatch(otpVerified('123456'));
  expect(Object.keys(localStorage).sort()).toEqual([
    'isSeller',
    'otp',
    'token',
    'userId',
    'userName',
  ]);
  store.dispatch(sessionEnded());
  expect({ ...localStorage }).toEqual({ userName: meera.name });
});

it('a session that has expired leaves who it was, so that the same person can go on', () => {
  const store = openTab(visitor);
  store.dispatch(sessionStarted(started));
  localStorage.setItem('watchedVideos', '["a"]');
  sessionStorage.setItem('listing-draft', '{}');
  store.dispatch(sessionExpired());
  expect(Object.keys(localStorage).sort()).toEqual(['userId', 'userName', 'watchedVideos']);
  store.dispatch(sessionStarted(started));
  expect(sessionStorage.getItem('listing-draft')).toBe('{}');
});

it.each([
  ['signs out', () => sessionEnded()],
  ['deletes the account', () => accountDeleted()],
  ['gives way to another', () => sessionStarted({ ...started, userId: ramesh.id })],
])('nothing of what one person did is left when that person %s', (_, leaving) => {
  const store = openTab(visitor);
  store.dispatch(sessionStarted(started));
  localStorage.setItem('watchedVideos', '["a"]');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('contact-draft', '{"message":"mine"}');
  sessionStorage.setItem('listing-draft', '{}');
  store.dispatch(leaving());
  expect(localStorage.getItem('watchedVideos')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(sessionStorage).toHaveLength(0);
});

it('a name that was changed in another tab is adopted, and not written back', () => {
  const store = openTab(visitor);
  store.dispatch(sessionStarted(started));
  localStorage.setItem('userName', 'Meera Kumari');
  tellOfChange('userName');
  expect(store.getState().session.userName).toBe('Meera Kumari');
  store.dispatch(becameSeller());
  expect(localStorage.getItem('userName')).toBe('Meera Kumari');
});

it('a session that another tab has written only in part is not adopted', () => {
  const store = openTab(visitor);
  store.dispatch(sessionStarted(started));
  localStorage.setItem('userId', ramesh.id);
  localStorage.setItem('token', 'of-ramesh');
  tellOfChange('userId');
  expect(store.getState().session.userId).toBe(meera.id);
  tellOfChange('token');
  expect(store.getState().session).toMatchObject({ userId: ramesh.id, token: 'of-ramesh' });
});

it('a tab signs out when another one does, and does not write the session back', {
  tags: ['STATE-2'],
}, () => {
  const store = openTab(visitor);
  store.dispatch(sessionStarted(started));
  for (const key of ['userId', 'token']) localStorage.removeItem(key);
  tellOfChange('token');
  expect(store.getState().session.token).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});

it('a tab signs in when another one does', () => {
  const store = openTab(visitor);
  localStorage.setItem('userId', meera.id);
  localStorage.setItem('token', 'from-another-tab');
  tellOfChange('token');
  expect(storedSession(localStorage)).toEqual(store.getState().session);
  expect(store.getState().session.token).toBe('from-another-tab');
});

it('a tab ends its session when the browser clears its storage', () => {
  const store = openTab(buyer);
  localStorage.clear();
  tellOfChange(null);
  expect(store.getState().session).toEqual(visitor);
});

it('what one person was shown is not there for the next one', async () => {
  const store = openTab(seller);
  const { id: userId, ...record } = ramesh;
  const data = {
    ...record,
    memberSince: '2026-01-01T00:00:00.000Z',
    sellerRating: null,
    picture: null,
  };
  await store.dispatch(
    accountsApi.util.upsertQueryData(
      'getUser',
      { params: { id: userId } },
      { success: true, data },
    ),
  );
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  store.dispatch(sessionStarted(started));
  expect(Object.keys(store.getState().api.queries)).toHaveLength(0);
});

it('what a person still waits for is given up at the sign-out, and the sign-out is not', async () => {
  const store = openTab(buyer);
  const sent = new Map<string, AbortSignal>();
  vi.stubGlobal('fetch', ({ url, signal }: Request) => {
    sent.set(new URL(url).pathname, signal);
    return new Promise(() => {});
  });
  const controller = new AbortController();
  globalThis.earlyReplies = { token: 'mine', replies: {}, texts: Promise.resolve({}), controller };
  void store.dispatch(accountsApi.endpoints.getUser.initiate({ params: { id: meera.id } }));
  void store.dispatch(accountsApi.endpoints.signOut.initiate({}));
  await vi.waitFor(() => expect(sent.size).toBe(2));
  store.dispatch(sessionEnded());
  await vi.waitFor(() => expect(sent.get(`/api/v1/user/${meera.id}`)?.aborted).toBe(true));
  expect(sent.get('/api/v1/user/signout')?.aborted).toBe(false);
  expect(controller.signal.aborted).toBe(true);
  globalThis.earlyReplies = undefined;
});
