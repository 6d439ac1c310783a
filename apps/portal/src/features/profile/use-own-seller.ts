import { useGetSellerQuery } from '../../domains/sellers/sellers.api.ts';
import { getApiError } from '../../shared/transport/api-error.ts';

/** The bank account of the signed-in user, if they have one. */
export function useOwnSeller(userId: string) {
  const { data, error, isFetching, refetch } = useGetSellerQuery({ params: { userId } });
  const isNotSeller = getApiError(error)?.code === 'not_found';
  return {
    seller: data?.data,
    isNotSeller,
    hasFailed: error !== undefined && !isNotSeller,
    isFetching,
    refetch,
  };
}
