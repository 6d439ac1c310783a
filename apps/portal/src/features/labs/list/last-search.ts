import { storageKeys } from '../../../shared/storage-keys.ts';
import { storeValue, useStoredValue } from '../../../shared/stored-value.ts';
import { type LabSearch, searchIn } from '../search/use-labs-address.ts';

/** Remembers the search whose list the user has seen, so that it can be opened again without a connection. */
export const rememberSearch = (search: LabSearch): void =>
  storeValue(storageKeys.labSearch, new URLSearchParams(search).toString());

/** The search of the list that was seen last on this device. */
export function useLastSearch(): LabSearch | undefined {
  const stored = useStoredValue(storageKeys.labSearch);
  return stored === null ? undefined : searchIn(new URLSearchParams(stored));
}
