import { useSelector } from 'react-redux';
import { storageKeys } from '../../shared/storage-keys.ts';
import { storeValue, useStoredValue } from '../../shared/stored-value.ts';
import { selectSession } from '../session/session.slice.ts';

/** Remembers whether this person has a listing, so that the menus show the way to it from the first paint. */
export const storeListingOwner = (userId: string, ownsListing: boolean): void =>
  storeValue(storageKeys.listingOwner, ownsListing ? userId : null);

/** Whether the signed-in user has a listing, as far as this browser knows. */
export function useOwnsListing(): boolean {
  const { userId } = useSelector(selectSession);
  const owner = useStoredValue(storageKeys.listingOwner);
  return owner !== null && owner === userId;
}
