/** Pictures that the service worker keeps of what one user looked at. */
export const picturesCache = 'upaj-pictures';

/** The database of the data last seen. */
export const lastSeenDatabase = 'upaj-last-seen';

/** The database of the diagnoses of the leaf doctor. */
export const diagnosesDatabase = 'upaj-diagnoses';

/** Removes what caches and databases of this browser hold of a user. Without storage there is nothing. */
export function clearUserCaches(): void {
  try {
    void globalThis.caches?.delete(picturesCache).catch(() => {});
    for (const name of [lastSeenDatabase, diagnosesDatabase]) {
      globalThis.indexedDB?.deleteDatabase(name);
    }
  } catch {
    // Blocked storage throws at the first touch.
  }
}
