import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type { listLabs } from '@upaj/contract/labs.endpoints';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

const HOUR_S = 60 * 60;

export const labsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLabs: build.query<ReplyOf<typeof listLabs>, RequestOf<typeof listLabs>>({
      query: request<typeof listLabs>('GET', '/api/v1/labs'),
      extraOptions: { isLastSeenKept: true },
      // The list changes with a new version only.
      keepUnusedDataFor: HOUR_S,
    }),
  }),
});

export const { useListLabsQuery } = labsApi;
