import { useSelector } from 'react-redux';
import { storageKeys } from '../../shared/storage-keys.ts';
import { storeValue, useStoredValue } from '../../shared/stored-value.ts';
import { selectSession } from '../session/session.slice.ts';

/** Remembers how many cases wait for a moderator, so that the bell shows it from the first paint; nothing for others. */
export const storeWaitingCases = (userId: string, count: number | undefined): void =>
  storeValue(storageKeys.waitingCases, count === undefined ? null : `${userId} ${count}`);

/** How many cases wait for the signed-in moderator, as far as this browser knows; undefined for others. */
export function useWaitingCases(): number | undefined {
  const { userId } = useSelector(selectSession);
  const [owner, count] = useStoredValue(storageKeys.waitingCases)?.split(' ') ?? [];
  return userId !== null && owner === userId ? Number(count) : undefined;
}
