/** Pictures that the service worker keeps of what one user looked at. */
export const picturesCache = 'upaj-pictures';

/** The database of the data last seen. */
export const lastSeenDatabase = 'upaj-last-seen';

/** Removes what caches and databases of this browser hold of a user. Without storage there is nothing. */
export function clearUserCaches(): void {
  try {
    void globalThis.caches?.delete(picturesCache).catch(() => {});
    globalThis.indexedDB?.deleteDatabase(lastSeenDatabase);
  } catch {
    // Blocked storage throws at the first touch.
  }
}
