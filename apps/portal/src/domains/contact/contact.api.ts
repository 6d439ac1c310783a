import type { sendMessage } from '@upaj/contract/contact.endpoints';
import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<ReplyOf<typeof sendMessage>, RequestOf<typeof sendMessage>>({
      query: request<typeof sendMessage>('POST', '/api/v1/contact'),
    }),
  }),
});
