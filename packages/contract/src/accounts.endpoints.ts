import * as z from 'zod/mini';
import {
  AccountDeletion,
  EmailChange,
  GoogleFinish,
  OpenSession,
  OtpCheck,
  PasswordChange,
  PublicUser,
  SessionStarted,
  SignIn,
  SignInWays,
  SignUp,
  User,
  UserChange,
} from './accounts.schema.ts';
import { ExportedUser } from './accounts-export.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { ById, Done, reply } from './fields.ts';
import { maxPictureBytes } from './limits.ts';

const accounts = { resource: 'accounts' } as const;

export const signUp = defineEndpoint({
  ...accounts,
  name: 'signUp',
  method: 'POST',
  path: '/api/v1/user/signup',
  access: 'anyone',
  summary: 'Opens an account and a session.',
  body: SignUp,
  replies: { 201: SessionStarted },
  errors: [409],
});

export const signIn = defineEndpoint({
  ...accounts,
  name: 'signIn',
  method: 'POST',
  path: '/api/v1/user/signin',
  access: 'anyone',
  summary: 'Opens a session with e-mail and password.',
  body: SignIn,
  replies: { 200: SessionStarted },
  errors: [401],
});

export const signOut = defineEndpoint({
  ...accounts,
  name: 'signOut',
  method: 'POST',
  path: '/api/v1/user/signout',
  access: 'authenticated',
  summary: 'Ends the session of the token it is sent with.',
  replies: { 204: null },
  errors: [401],
});

export const getUser = defineEndpoint({
  ...accounts,
  name: 'getUser',
  method: 'GET',
  path: '/api/v1/user/:id',
  access: 'authenticated',
  summary: "Reads one's own record, or the public profile of another user.",
  params: ById,
  replies: { 200: reply(z.union([User, PublicUser])) },
  errors: [401, 404],
});

export const updateUser = defineEndpoint({
  ...accounts,
  name: 'updateUser',
  method: 'PATCH',
  path: '/api/v1/user/:id',
  access: 'self',
  summary:
    "Changes one's own profile; absent fields, e-mail, gender and counters are not changed. With `version` only if it is the newest.",
  params: ById,
  body: UserChange,
  replies: { 200: reply(User) },
  errors: [401, 403, 404, 409],
});

export const changePassword = defineEndpoint({
  ...accounts,
  name: 'changePassword',
  method: 'POST',
  path: '/api/v1/user/changePassword',
  access: 'authenticated',
  summary: 'Changes the password and ends the other sessions.',
  body: PasswordChange,
  replies: { 200: Done },
  errors: [401],
});

export const changeEmail = defineEndpoint({
  ...accounts,
  name: 'changeEmail',
  method: 'POST',
  path: '/api/v1/user/changeEmail',
  access: 'authenticated',
  summary: 'Mails an OTP to the new address; the reply does not reveal whether it is taken.',
  body: EmailChange,
  replies: { 202: Done },
  errors: [401],
});

export const verifyEmailChange = defineEndpoint({
  ...accounts,
  name: 'verifyEmailChange',
  method: 'POST',
  path: '/api/v1/user/changeEmail/verify',
  access: 'authenticated',
  summary: 'Changes the e-mail with the OTP that was mailed to the new address.',
  body: OtpCheck,
  replies: { 200: Done },
  errors: [401, 409],
});

export const listSessions = defineEndpoint({
  ...accounts,
  name: 'listSessions',
  method: 'GET',
  path: '/api/v1/user/sessions',
  access: 'authenticated',
  summary: "Lists the user's sessions.",
  replies: { 200: reply(z.array(OpenSession)) },
  errors: [401],
});

export const endSession = defineEndpoint({
  ...accounts,
  name: 'endSession',
  method: 'DELETE',
  path: '/api/v1/user/sessions/:id',
  access: 'authenticated',
  summary: "Ends one of one's own sessions; a session of another user is not found.",
  params: ById,
  replies: { 204: null },
  errors: [401, 404],
});

export const endOtherSessions = defineEndpoint({
  ...accounts,
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/v1/user/sessions',
  access: 'authenticated',
  summary: "Ends all of one's own sessions except the current one.",
  replies: { 204: null },
  errors: [401],
});

export const setUserPicture = defineEndpoint({
  ...accounts,
  name: 'setUserPicture',
  method: 'PUT',
  path: '/api/v1/user/:id/picture',
  access: 'self',
  summary: "Sets one's own picture, cropped to its middle square.",
  params: ById,
  body: z.strictObject({}),
  files: { field: 'image', min: 1, max: 1, maxBytes: maxPictureBytes },
  replies: { 200: reply(User) },
  errors: [401, 403, 422],
});

export const removeUserPicture = defineEndpoint({
  ...accounts,
  name: 'removeUserPicture',
  method: 'DELETE',
  path: '/api/v1/user/:id/picture',
  access: 'self',
  summary: "Removes one's own picture.",
  params: ById,
  replies: { 204: null },
  errors: [401, 403],
});

export const getSignInWays = defineEndpoint({
  ...accounts,
  name: 'getSignInWays',
  method: 'GET',
  path: '/api/v1/user/ways',
  access: 'anyone',
  summary: 'Lists the sign-in methods of this server besides the password.',
  replies: { 200: reply(SignInWays) },
  errors: [],
});

export const finishGoogle = defineEndpoint({
  ...accounts,
  name: 'finishGoogle',
  method: 'POST',
  path: '/api/v1/user/google',
  access: 'anyone',
  summary: 'Opens a session with the code of the Google callback.',
  body: GoogleFinish,
  replies: { 200: SessionStarted },
  errors: [401, 409],
});

export const exportUser = defineEndpoint({
  ...accounts,
  name: 'exportUser',
  method: 'GET',
  path: '/api/v1/user/:id/export',
  access: 'self',
  summary: 'Exports all stored data of the user.',
  params: ById,
  replies: { 200: ExportedUser },
  errors: [401, 403],
});

export const deleteUser = defineEndpoint({
  ...accounts,
  name: 'deleteUser',
  method: 'DELETE',
  path: '/api/v1/user/:id',
  access: 'self',
  summary: 'Deletes the account; threads and finished orders stay under "deleted user".',
  params: ById,
  body: AccountDeletion,
  replies: { 204: null },
  errors: [401, 403],
});
