import type {
  finishGoogle,
  getSignInWays,
  signIn,
  signOut,
  signUp,
} from '@upaj/contract/accounts.calls';
import type { ReplyOf } from '@upaj/contract/call';
import { api } from '../../shared/api.ts';
import { type Request, request } from '../../shared/request.ts';

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<ReplyOf<typeof signUp>, Request<typeof signUp>>({
      query: request<typeof signUp>('POST', '/api/v1/user/signup'),
    }),
    signIn: build.mutation<ReplyOf<typeof signIn>, Request<typeof signIn>>({
      query: request<typeof signIn>('POST', '/api/v1/user/signin'),
    }),
    signOut: build.mutation<ReplyOf<typeof signOut>, Request<typeof signOut>>({
      query: request<typeof signOut>('POST', '/api/v1/user/signout'),
    }),
    getSignInWays: build.query<ReplyOf<typeof getSignInWays>, Request<typeof getSignInWays>>({
      query: request<typeof getSignInWays>('GET', '/api/v1/user/ways'),
    }),
    finishGoogle: build.mutation<ReplyOf<typeof finishGoogle>, Request<typeof finishGoogle>>({
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
