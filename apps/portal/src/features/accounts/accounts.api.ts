import type {
  finishGoogle,
  getSignInWays,
  signIn,
  signOut,
  signUp,
} from '@upaj/contract/accounts.endpoints';
import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<ReplyOf<typeof signUp>, RequestOf<typeof signUp>>({
      query: request<typeof signUp>('POST', '/api/v1/user/signup'),
    }),
    signIn: build.mutation<ReplyOf<typeof signIn>, RequestOf<typeof signIn>>({
      query: request<typeof signIn>('POST', '/api/v1/user/signin'),
    }),
    signOut: build.mutation<ReplyOf<typeof signOut>, RequestOf<typeof signOut>>({
      query: request<typeof signOut>('POST', '/api/v1/user/signout'),
    }),
    getSignInWays: build.query<ReplyOf<typeof getSignInWays>, RequestOf<typeof getSignInWays>>({
      query: request<typeof getSignInWays>('GET', '/api/v1/user/ways'),
    }),
    finishGoogle: build.mutation<ReplyOf<typeof finishGoogle>, RequestOf<typeof finishGoogle>>({
      query: request<typeof finishGoogle>('POST', '/api/v1/user/google'),
    }),
  }),
});

export const {
  useSignUpMutation,
  useSignInMutation,
  useGetSignInWaysQuery,
  useFinishGoogleMutation,
} = accountsApi;
