import type { User } from '@upaj/contract/accounts.schema';
import { useSelector } from 'react-redux';
import { useGetUserQuery } from '../../domains/accounts/accounts.api.ts';
import { selectSession } from '../../domains/session/session.slice.ts';

/** The record of the user who is signed in; theirs alone is whole. */
export function useOwnUser() {
  const userId = useSelector(selectSession).userId ?? '';
  const { data, error, isFetching, refetch } = useGetUserQuery(
    { params: { id: userId } },
    { skip: !userId },
  );
  const found = data?.data;
  const user: User | undefined = found && 'email' in found ? found : undefined;
  return { userId, user, hasFailed: error !== undefined, isFetching, refetch };
}
