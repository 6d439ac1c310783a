import type { getUser, signIn, signOut, signUp, updateUser } from '@upaj/contract/accounts.calls';
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
    getUser: build.query<ReplyOf<typeof getUser>, Request<typeof getUser>>({
      query: request<typeof getUser>('GET', '/api/v1/user/:id'),
      providesTags: (_, __, { params }) => [{ type: 'User', id: params.id }],
    }),
    updateUser: build.mutation<ReplyOf<typeof updateUser>, Request<typeof updateUser>>({
      query: request<typeof updateUser>('PATCH', '/api/v1/user/:id'),
      invalidatesTags: (_, __, { params }) => [{ type: 'User', id: params.id }],
    }),
  }),
});

export const { useSignUpMutation, useSignInMutation, useSignOutMutation } = accountsApi;
