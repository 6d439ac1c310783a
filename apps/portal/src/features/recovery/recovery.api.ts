import type {
  requestPasswordReset,
  resetPassword,
  verifyOtp,
} from '@upaj/contract/accounts-recovery.calls';
import type { ReplyOf, RequestOf } from '@upaj/contract/call';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

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
      query: request<typeof resetPassword>('POST', '/api/v1/user/resetPassword'),
    }),
  }),
});

export const { useRequestPasswordResetMutation, useVerifyOtpMutation, useResetPasswordMutation } =
  recoveryApi;
