import type {
  changeEmail,
  changePassword,
  deleteUser,
  endOtherSessions,
  endSession,
  exportUser,
  finishGoogle,
  getSignInWays,
  getUser,
  listSessions,
  removeUserPicture,
  setUserPicture,
  signIn,
  signOut,
  signUp,
  updateUser,
  verifyEmailChange,
} from '@upaj/contract/accounts.endpoints';
import type {
  confirmEmail,
  requestEmailConfirmation,
  requestPasswordReset,
  resetPassword,
  verifyOtp,
} from '@upaj/contract/accounts-recovery.endpoints';
import type { ParamsOf, ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

interface PictureUpload {
  params: ParamsOf<typeof setUserPicture>;
  picture: Blob;
}

const pictureRequest = request<typeof setUserPicture>('PUT', '/api/v1/user/:id/picture');
const resetRequest = request<typeof resetPassword>('POST', '/api/v1/user/resetPassword');

function pictureForm(picture: Blob): FormData {
  const form = new FormData();
  form.append('image', picture, 'picture.jpg');
  return form;
}

export const accountsApi = api
  .enhanceEndpoints({ addTagTypes: ['User', 'Session'] })
  .injectEndpoints({
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

      requestPasswordReset: build.mutation<
        ReplyOf<typeof requestPasswordReset>,
        RequestOf<typeof requestPasswordReset>
      >({
        query: request<typeof requestPasswordReset>('POST', '/api/v1/user/forget'),
      }),
      verifyOtp: build.mutation<ReplyOf<typeof verifyOtp>, RequestOf<typeof verifyOtp>>({
        query: request<typeof verifyOtp>('POST', '/api/v1/user/verify'),
      }),
      resetPassword: build.mutation<ReplyOf<typeof resetPassword>, RequestOf<typeof resetPassword>>(
        {
          query: (parts) => ({
            ...resetRequest(parts),
            // Only 202 means success, with any body; any other status keeps the OTP for another try.
            validateStatus: ({ status }) => status === 202,
            responseHandler: 'content-type',
          }),
        },
      ),

      getUser: build.query<ReplyOf<typeof getUser>, RequestOf<typeof getUser>>({
        query: request<typeof getUser>('GET', '/api/v1/user/:id'),
        extraOptions: { isLastSeenKept: true },
        providesTags: (_reply, _error, { params }) => [{ type: 'User', id: params.id }],
      }),
      updateUser: build.mutation<ReplyOf<typeof updateUser>, RequestOf<typeof updateUser>>({
        query: request<typeof updateUser>('PATCH', '/api/v1/user/:id'),
        invalidatesTags: (reply, _error, { params }) =>
          reply ? [{ type: 'User', id: params.id }] : [],
      }),
      setUserPicture: build.mutation<ReplyOf<typeof setUserPicture>, PictureUpload>({
        query: ({ params, picture }) => pictureRequest({ params, body: pictureForm(picture) }),
        invalidatesTags: (reply, _error, { params }) =>
          reply ? [{ type: 'User', id: params.id }] : [],
      }),
      removeUserPicture: build.mutation<null, RequestOf<typeof removeUserPicture>>({
        query: request<typeof removeUserPicture>('DELETE', '/api/v1/user/:id/picture'),
        invalidatesTags: (_reply, error, { params }) =>
          error ? [] : [{ type: 'User', id: params.id }],
      }),

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
      requestEmailConfirmation: build.mutation<
        ReplyOf<typeof requestEmailConfirmation>,
        RequestOf<typeof requestEmailConfirmation>
      >({
        query: request<typeof requestEmailConfirmation>('POST', '/api/v1/user/confirmEmail'),
      }),
      confirmEmail: build.mutation<ReplyOf<typeof confirmEmail>, RequestOf<typeof confirmEmail>>({
        query: request<typeof confirmEmail>('POST', '/api/v1/user/confirmEmail/verify'),
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
        // The export is saved as a file at once and not shown again.
        keepUnusedDataFor: 0,
      }),
      deleteUser: build.mutation<null, RequestOf<typeof deleteUser>>({
        query: request<typeof deleteUser>('DELETE', '/api/v1/user/:id'),
      }),
    }),
  });

export const {
  useSignUpMutation,
  useSignInMutation,
  useGetSignInWaysQuery,
  useFinishGoogleMutation,
  useRequestPasswordResetMutation,
  useVerifyOtpMutation,
  useResetPasswordMutation,
  useGetUserQuery,
  useUpdateUserMutation,
  useSetUserPictureMutation,
  useRemoveUserPictureMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useVerifyEmailChangeMutation,
  useRequestEmailConfirmationMutation,
  useConfirmEmailMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useLazyExportUserQuery,
  useDeleteUserMutation,
} = accountsApi;
