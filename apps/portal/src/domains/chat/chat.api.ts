import type { rateAnswer } from '@upaj/contract/chat.endpoints';
import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    rateAnswer: build.mutation<ReplyOf<typeof rateAnswer>, RequestOf<typeof rateAnswer>>({
      query: request<typeof rateAnswer>('POST', '/api/v1/chat/feedback'),
    }),
  }),
});

export const { useRateAnswerMutation } = chatApi;
