import type {
  changeEmail,
  changePassword,
  deleteUser,
  endOtherSessions,
  endSession,
  exportUser,
  listSessions,
  verifyEmailChange,
} from '@upaj/contract/accounts.endpoints';
import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

const settingsApi = api.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<
      ReplyOf<typeof changePassword>,
      RequestOf<typeof changePassword>
    >({
      query: request<typeof changePassword>('POST', '/api/v1/user/changePassword'),
      invalidatesTags: (reply) => (reply ? ['Session'] : []),
    }),
    changeEmail: build.mutation<ReplyOf<typeof changeEmail>, RequestOf<typeof changeEmail>>({
      query: request<typeof changeEmail>('POST', '/api/v1/user/changeEmail'),
    }),
    verifyEmailChange: build.mutation<
      ReplyOf<typeof verifyEmailChange>,
      RequestOf<typeof verifyEmailChange>
    >({
      query: request<typeof verifyEmailChange>('POST', '/api/v1/user/changeEmail/verify'),
      invalidatesTags: (reply) => (reply ? ['User'] : []),
    }),
    listSessions: build.query<ReplyOf<typeof listSessions>, RequestOf<typeof listSessions>>({
      query: request<typeof listSessions>('GET', '/api/v1/user/sessions'),
      providesTags: ['Session'],
    }),
    endSession: build.mutation<null, RequestOf<typeof endSession>>({
      query: request<typeof endSession>('DELETE', '/api/v1/user/sessions/:id'),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<null, RequestOf<typeof endOtherSessions>>({
      query: request<typeof endOtherSessions>('DELETE', '/api/v1/user/sessions'),
      invalidatesTags: ['Session'],
    }),
    exportUser: build.query<ReplyOf<typeof exportUser>, RequestOf<typeof exportUser>>({
      query: request<typeof exportUser>('GET', '/api/v1/user/:id/export'),
      // It is saved as a file at once, and stale a moment later.
      keepUnusedDataFor: 0,
    }),
    deleteUser: build.mutation<null, RequestOf<typeof deleteUser>>({
      query: request<typeof deleteUser>('DELETE', '/api/v1/user/:id'),
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useChangeEmailMutation,
  useVerifyEmailChangeMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useLazyExportUserQuery,
  useDeleteUserMutation,
} = settingsApi;
