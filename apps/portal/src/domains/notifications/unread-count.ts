import { useSelector } from 'react-redux';
import { storeOwnCount, useOwnCount } from '../../shared/own-count.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { selectSession } from '../session/session.slice.ts';

/** Remembers how many notifications a user has not read. */
export const storeUnreadCount = (userId: string, count: number): void =>
  storeOwnCount(storageKeys.unread, userId, count);

/** How many notifications the signed-in user has not read. */
export const useUnreadCount = (): number =>
  useOwnCount(storageKeys.unread, useSelector(selectSession).userId);
