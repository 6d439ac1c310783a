import { promisifyRequest, type UseStore } from 'idb-keyval';

/** A store in a database of its own, which `clearUserCaches` deletes when its user signs out, here or in another tab. */
export function createUserStore(databaseName: string, storeName: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(databaseName);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    const opening = promisifyRequest(request);
    opening.then((database) => {
      database.onclose = forget;
      // An open connection would block the deletion.
      database.onversionchange = () => {
        database.close();
        forget();
      };
    }, forget);
    return opening;
  }

  return async (mode, work) => {
    opened ??= open();
    const database = await opened;
    return work(database.transaction(storeName, mode).objectStore(storeName));
  };
}
