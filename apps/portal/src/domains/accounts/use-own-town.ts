import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { selectSession } from '../session/session.slice.ts';
import { useGetUserQuery } from './accounts.api.ts';

/** The town of a user, as far as it is known. */
interface OwnTown {
  town?: string | undefined;
  isLoading: boolean;
}

/** The town in the profile of the signed-in user. */
export function useOwnTown(): OwnTown {
  const { userId } = useSelector(selectSession);
  const { data, isLoading } = useGetUserQuery(userId ? { params: { id: userId } } : skipToken);
  const user = data?.data;
  const town = user && 'email' in user ? user.city.trim() : '';
  return { town: town || undefined, isLoading };
}
