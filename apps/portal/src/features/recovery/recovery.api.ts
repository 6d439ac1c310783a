import type { requestPasswordReset, resetPassword, verifyOtp } from '@upaj/contract/accounts.calls';
import type { ReplyOf } from '@upaj/contract/call';
import { api } from '../../shared/api.ts';
import { type Request, request } from '../../shared/request.ts';

const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: build.mutation<
      ReplyOf<typeof requestPasswordReset>,
      Request<typeof requestPasswordReset>
    >({
      query: request<typeof requestPasswordReset>('POST', '/api/v1/user/forget'),
    }),
    verifyOtp: build.mutation<ReplyOf<typeof verifyOtp>, Request<typeof verifyOtp>>({
      query: request<typeof verifyOtp>('POST', '/api/v1/user/verify'),
    }),
    resetPassword: build.mutation<ReplyOf<typeof resetPassword>, Request<typeof resetPassword>>({
      query: request<typeof resetPassword>('POST', '/api/v1/user/resetPassword'),
    }),
  }),
});

export const { useRequestPasswordResetMutation, useVerifyOtpMutation, useResetPasswordMutation } =
  recoveryApi;
