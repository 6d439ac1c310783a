import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { renamed } from '../../domains/session/session.slice.ts';
import { useOwnUser } from './use-own-user.ts';

/** Asks the server for the user's name, which may have been changed on another device, and keeps it. */
export function useNameSync(): void {
  const name = useOwnUser().user?.name;
  const dispatch = useDispatch();
  useEffect(() => {
    if (name) dispatch(renamed(name));
  }, [name, dispatch]);
}
