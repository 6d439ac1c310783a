import type { ReplyOf } from '@upaj/contract/call';
import type { sendMessage } from '@upaj/contract/contact.calls';
import { api } from '../../shared/api.ts';
import { type Request, request } from '../../shared/request.ts';

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<ReplyOf<typeof sendMessage>, Request<typeof sendMessage>>({
      query: request<typeof sendMessage>('POST', '/api/v1/contact'),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
