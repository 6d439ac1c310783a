import { createApi } from '@reduxjs/toolkit/query/react';
import { apiLoaded } from '../loading/store-parts.ts';
import { baseQuery } from './base-query.ts';

/** The one cache of the server's data; domains inject their endpoints. */
export const api = createApi({
  baseQuery,
  endpoints: () => ({}),
  // In seconds: what is older, such as data of the last visit, is shown and fetched again.
  refetchOnMountOrArgChange: 60,
});

apiLoaded(api);
