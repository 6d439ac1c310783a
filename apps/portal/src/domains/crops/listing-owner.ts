import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { storageKeys } from '../../shared/storage-keys.ts';
import { selectSession } from '../session/session.slice.ts';

const changed = 'listing-owner-changed';

function subscribe(listener: () => void): () => void {
  const events = [changed, 'storage'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

const storedOwner = () => localStorage.getItem(storageKeys.listingOwner);

/** Remembers whether this person has a listing, so that the menus show the way to it from the first paint. */
export function storeListingOwner(userId: string, ownsListing: boolean): void {
  if (ownsListing) localStorage.setItem(storageKeys.listingOwner, userId);
  else localStorage.removeItem(storageKeys.listingOwner);
  dispatchEvent(new Event(changed));
}

/** Whether the signed-in user has a listing, as far as this browser knows. */
export function useOwnsListing(): boolean {
  const { userId } = useSelector(selectSession);
  const owner = useSyncExternalStore(subscribe, storedOwner, () => null);
  return owner !== null && owner === userId;
}
