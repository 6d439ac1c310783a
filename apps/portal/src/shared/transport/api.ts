import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';
import { apiLoaded } from './lazy-api.ts';

/** The one cache of the server's data; domains inject their endpoints. */
export const api = createApi({
  baseQuery,
  endpoints: () => ({}),
});

apiLoaded(api);
