import { refusalOf } from '../../shared/failure.ts';
import { useGetSellerQuery } from './profile.api.ts';

/** The bank account of the person who is signed in, if they have told one. */
export function useOwnSeller(userId: string) {
  const { data, error, isFetching, refetch } = useGetSellerQuery({ params: { userId } });
  const isNotSeller = refusalOf(error)?.code === 'not_found';
  return {
    seller: data?.data,
    isNotSeller,
    hasFailed: error !== undefined && !isNotSeller,
    isFetching,
    refetch,
  };
}
