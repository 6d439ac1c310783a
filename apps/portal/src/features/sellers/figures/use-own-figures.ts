import { useSelector } from 'react-redux';
import { useGetSellerDashboardQuery } from '../../../domains/sellers/sellers.api.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';

/** The figures of the signed-in seller in a year, by default the current one, and what to do when they do not come. */
export function useOwnFigures(year?: number) {
  const { userId } = useSelector(selectSession);
  const query = useGetSellerDashboardQuery(
    {
      params: { userId: userId ?? '' },
      query: year === undefined ? {} : { year: String(year) },
    },
    { skip: !userId },
  );
  return {
    figures: query.currentData?.data,
    isNoSeller: getApiError(query.error)?.code === 'not_found',
    isError: query.isError,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}
