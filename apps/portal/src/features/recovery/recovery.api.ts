import type {
  requestPasswordReset,
  resetPassword,
  verifyOtp,
} from '@upaj/contract/accounts-recovery.endpoints';
import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

const resetRequest = request<typeof resetPassword>('POST', '/api/v1/user/resetPassword');

const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: build.mutation<
      ReplyOf<typeof requestPasswordReset>,
      RequestOf<typeof requestPasswordReset>
    >({
      query: request<typeof requestPasswordReset>('POST', '/api/v1/user/forget'),
    }),
    verifyOtp: build.mutation<ReplyOf<typeof verifyOtp>, RequestOf<typeof verifyOtp>>({
      query: request<typeof verifyOtp>('POST', '/api/v1/user/verify'),
    }),
    resetPassword: build.mutation<ReplyOf<typeof resetPassword>, RequestOf<typeof resetPassword>>({
      query: (parts) => ({
        ...resetRequest(parts),
        // Only 202 means success, whatever its body; any other answer keeps the OTP for another try.
        validateStatus: ({ status }) => status === 202,
        responseHandler: 'content-type',
      }),
    }),
  }),
});

export const { useRequestPasswordResetMutation, useVerifyOtpMutation, useResetPasswordMutation } =
  recoveryApi;
