import { del, delMany, entries, get, set, update } from 'idb-keyval';
import { diagnosesDatabase } from '../../shared/user-caches.ts';
import { createUserStore } from '../../shared/user-database.ts';
import type { DeviceDiagnosis } from './diagnosis.ts';
import { givingWay, leastNeededFirst } from './diagnosis-limits.ts';

/** How a diagnosis is kept: `this visit` where the browser stores nothing or has no space left. */
type Keeping = 'whole' | 'without pictures' | 'this visit';

/** What is missing of a diagnosis that could not be kept whole. */
export type Shortfall = Exclude<Keeping, 'whole'>;

/** What may change in a diagnosis. */
type DeviceChange = Partial<
  Pick<DeviceDiagnosis, 'progress' | 'isProgressUnsent' | 'savedId' | 'feedback'>
>;

/** The user, and the id of the diagnosis. */
type Key = [userId: string, id: string];

const store = createUserStore(diagnosesDatabase, 'diagnoses');

/** What could not be stored; gone with this visit. */
const unstored = new Map<string, readonly DeviceDiagnosis[]>();
/** How the last diagnosis of a user was kept, where not all of it was. */
const shortfalls = new Map<string, Shortfall>();
const listeners = new Set<() => void>();

/** Calls back after each change of a diagnosis; returns how to stop. */
export function onDiagnosesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** The diagnoses of a user that this device keeps, newest first. They are deleted when the user signs out. */
export async function listDeviceDiagnoses(userId: string): Promise<DeviceDiagnosis[]> {
  // The user before has signed out.
  for (const owner of unstored.keys()) if (owner !== userId) unstored.delete(owner);
  const stored = await storedOf(userId).catch(() => []);
  return [...unstoredOf(userId), ...stored].sort((one, other) => other.at - one.at);
}

/** What is missing of the last diagnosis of a user in this visit; undefined if nothing is. */
export const shortfallOf = (userId: string): Shortfall | undefined => shortfalls.get(userId);

const unstoredOf = (userId: string) => unstored.get(userId) ?? [];

async function storedOf(userId: string): Promise<DeviceDiagnosis[]> {
  const all = await entries<Key, DeviceDiagnosis>(store);
  return all.filter(([[owner]]) => owner === userId).map(([, diagnosis]) => diagnosis);
}

/**
 * Keeps a diagnosis on this device. Beyond the limits, and where the device is full, the least needed ones go first; if
 * that is not enough, its pictures are left out. It never fails: what cannot be stored is there for this visit.
 *
 * @example const keeping = await addDiagnosis(userId, { id: crypto.randomUUID(), at: Date.now(), ... });
 */
export async function addDiagnosis(userId: string, diagnosis: DeviceDiagnosis): Promise<Keeping> {
  const keeping = await storeWithin(userId, diagnosis).catch((): Keeping => 'this visit');
  // A second opinion comes later, and then it is there already.
  const others = unstoredOf(userId).filter(({ id }) => id !== diagnosis.id);
  if (keeping === 'this visit') unstored.set(userId, [...others, diagnosis]);
  if (keeping === 'whole') shortfalls.delete(userId);
  else shortfalls.set(userId, keeping);
  changed();
  return keeping;
}

async function storeWithin(userId: string, diagnosis: DeviceDiagnosis): Promise<Keeping> {
  const kept = await storedOf(userId);
  const leaving = givingWay(kept, diagnosis);
  await delMany(
    leaving.map((id): Key => [userId, id]),
    store,
  );
  const others = leastNeededFirst(kept).filter(({ id }) => !leaving.includes(id));
  if (await storeInPlaceOf(userId, diagnosis, others)) return 'whole';
  return (await tryStore(userId, { ...diagnosis, pictures: [] }))
    ? 'without pictures'
    : 'this visit';
}

/** Removes one after the other until there is space. */
async function storeInPlaceOf(
  userId: string,
  diagnosis: DeviceDiagnosis,
  others: readonly DeviceDiagnosis[],
): Promise<boolean> {
  if (await tryStore(userId, diagnosis)) return true;
  for (const { id } of others) {
    await del([userId, id], store);
    if (await tryStore(userId, diagnosis)) return true;
  }
  return false;
}

/** Whether there was space for it; another failure is thrown. */
async function tryStore(userId: string, diagnosis: DeviceDiagnosis): Promise<boolean> {
  try {
    await set([userId, diagnosis.id], diagnosis, store);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}

/** Changes a diagnosis; tells whether this device had it and could store the change. */
export async function changeDiagnosis(
  userId: string,
  id: string,
  change: DeviceChange,
): Promise<boolean> {
  const isHere = unstoredOf(userId).some((one) => one.id === id);
  if (isHere) {
    const changing = unstoredOf(userId).map((one) => (one.id === id ? { ...one, ...change } : one));
    unstored.set(userId, changing);
  }
  const isChanged = isHere || (await changeStored(userId, id, change).catch(() => false));
  if (isChanged) changed();
  return isChanged;
}

async function changeStored(userId: string, id: string, change: DeviceChange): Promise<boolean> {
  const key: Key = [userId, id];
  const found = await get<DeviceDiagnosis>(key, store);
  if (!found) return false;
  await update<DeviceDiagnosis>(key, (now = found) => ({ ...now, ...change }), store);
  return true;
}

/** Removes a diagnosis from this device. */
export async function removeDiagnosis(userId: string, id: string): Promise<void> {
  unstored.set(
    userId,
    unstoredOf(userId).filter((one) => one.id !== id),
  );
  await del([userId, id], store).catch(() => {});
  shortfalls.delete(userId);
  changed();
}
