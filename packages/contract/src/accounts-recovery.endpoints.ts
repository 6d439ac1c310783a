import { ForgottenPassword, OtpCheck, PasswordReset } from './accounts.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { Done } from './fields.ts';

const accounts = { resource: 'accounts' } as const;

export const requestPasswordReset = defineEndpoint({
  ...accounts,
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/v1/user/forget',
  access: 'anyone',
  summary: 'Mails an OTP if the address is registered; the reply does not reveal it.',
  body: ForgottenPassword,
  replies: { 202: Done },
  errors: [],
});

export const verifyOtp = defineEndpoint({
  ...accounts,
  name: 'verifyOtp',
  method: 'POST',
  path: '/api/v1/user/verify',
  access: 'anyone',
  summary: 'Checks the OTP of the request that the cookie names.',
  body: OtpCheck,
  replies: { 200: Done },
  errors: [401],
});

export const resetPassword = defineEndpoint({
  ...accounts,
  name: 'resetPassword',
  method: 'POST',
  path: '/api/v1/user/resetPassword',
  access: 'anyone',
  summary: 'Sets a new password with a verified OTP and ends every session.',
  body: PasswordReset,
  replies: { 202: Done },
  errors: [401],
});

export const requestEmailConfirmation = defineEndpoint({
  ...accounts,
  name: 'requestEmailConfirmation',
  method: 'POST',
  path: '/api/v1/user/confirmEmail',
  access: 'authenticated',
  summary: "Mails an OTP to the account's own address.",
  replies: { 202: Done },
  errors: [401],
});

export const confirmEmail = defineEndpoint({
  ...accounts,
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/v1/user/confirmEmail/verify',
  access: 'authenticated',
  summary: 'Marks the address of the account as confirmed with the OTP that was mailed to it.',
  body: OtpCheck,
  replies: { 200: Done },
  errors: [401],
});
