import type { Session } from '../../domains/session/session.slice.ts';
import type { ReturnTo } from '../../features/accounts/return-to.ts';
import type { PageRoute } from '../../shared/page-route.ts';
import { returnToKey } from '../../shared/storage-keys.ts';
import { dataset } from './dataset.ts';

// The slice itself would bring its library.
const stored = (key: keyof Session) => localStorage.getItem(key);

function leaveFor(address: string) {
  dataset.leaving = '';
  location.replace(address);
}

// Written by the build; a page that was not drawn has none.
const access = dataset.access as PageRoute['access'] | undefined;
if (stored('token')) {
  dataset.signedIn = '';
  if (access === 'visitor') leaveFor('/dashboard');
} else if (access === 'authenticated') {
  const { pathname, search, hash } = location;
  const wanted: ReturnTo = { from: { pathname, search, hash }, of: stored('userId') };
  sessionStorage.setItem(returnToKey, JSON.stringify(wanted));
  leaveFor('/sign-in');
}
