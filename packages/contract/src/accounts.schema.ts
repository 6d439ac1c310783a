import * as z from 'zod/mini';
import { Done, Email, Id, Picture, person, Timestamp, text } from './fields.ts';

export const Gender = z
  .enum(['male', 'female', 'others'])
  .check(z.describe('As the person says it'));
export type Gender = z.infer<typeof Gender>;

/** At least 8 characters; the server also refuses the most common ones (`too_common`). */
export const Password = z
  .string()
  .check(z.minLength(8), z.maxLength(128), z.describe('New password, 8 to 128 characters'));

/** The password that is in force, which may be older than today's rules. */
export const KnownPassword = z
  .string()
  .check(z.minLength(1), z.maxLength(128), z.describe('Password as it is now'));

/** The sign-up form. */
export const SignUp = z.strictObject({
  ...person,
  email: Email,
  password: Password,
  gender: Gender,
});
export type SignUp = z.infer<typeof SignUp>;

/** The sign-in form. */
export const SignIn = z.strictObject({
  email: Email,
  password: KnownPassword,
});
export type SignIn = z.infer<typeof SignIn>;

const count = z.number().check(z.gte(0));

/** A person's own record: the twelve fields of the specification, and the picture. */
export const User = z.object({
  name: text('Name as the person writes it'),
  email: text('Address that signs in'),
  city: text('Town or district, empty when it was never told'),
  street: text('House, street or village, empty when it was never told'),
  state: text('State or union territory, in English, empty when it was never told'),
  postalCode: text('PIN code, empty when it was never told'),
  gender: z
    .nullable(Gender)
    .check(z.describe('Null when the person came through Google, which does not tell it')),
  phone: text('Mobile number, empty when it was never told'),
  ordersPlaced: count.check(z.describe('Orders that the person has placed, counted')),
  moneySpent: count.check(z.describe('Rupees paid for delivered orders')),
  ordersReceived: count.check(
    z.describe('Orders that the person has received as a seller, counted'),
  ),
  moneyEarned: count.check(z.describe('Rupees received for delivered orders')),
  picture: z.nullable(Picture).check(z.describe('A square, null when there is none')),
});
export type User = z.infer<typeof User>;

/** What anybody may know of a person. */
export const PublicUser = z.object({
  name: text('Name as the person writes it'),
  city: text('Town or district'),
  state: text('State or union territory, in English'),
  memberSince: Timestamp.check(z.describe('When the account was opened')),
  sellerRating: z
    .nullable(z.number().check(z.gte(1), z.lte(5)))
    .check(z.describe('Average of 1 to 5 stars over all listings, null without reviews')),
  picture: z.nullable(Picture).check(z.describe('A square, null when there is none')),
});
export type PublicUser = z.infer<typeof PublicUser>;

const ignored = z.optional(z.unknown()).check(z.describe('Accepted and ignored: not set this way'));

/** The whole profile as the profile screen sends it back; read-only fields are accepted and ignored. */
export const UserChange = z.strictObject({
  ...z.partial(z.object(person)).shape,
  email: ignored,
  gender: ignored,
  ordersPlaced: ignored,
  moneySpent: ignored,
  ordersReceived: ignored,
  moneyEarned: ignored,
  picture: ignored,
});
export type UserChange = z.infer<typeof UserChange>;

/** What sign-up and sign-in answer. */
export const SessionStarted = z.object({
  ...Done.shape,
  token: text('Bearer token of the new session'),
  userId: Id.check(z.describe('Who is signed in')),
  message: text('A greeting in English'),
  data: z
    .object({
      name: text('Name as the person writes it'),
      isSeller: z.boolean().check(z.describe('Whether the person has a seller record')),
    })
    .check(z.describe('What the portal keeps of the person')),
});
export type SessionStarted = z.infer<typeof SessionStarted>;

const typedOtp = z.string().check(z.regex(/^\d{6}$/), z.describe('The six digits of the mail'));

/** Where the OTP of a forgotten password is sent. */
export const ForgottenPassword = z.strictObject({ email: Email });
/** The six digits of a mail. */
export const OtpCheck = z.strictObject({ otp: typedOtp });
/** The specification sends the otp as a number; leading zeros are restored by the server. */
export const PasswordReset = z.strictObject({
  password: Password,
  otp: z.union([typedOtp, z.int().check(z.gte(0), z.lte(999999))]),
});
/** A new password, by somebody who knows the old one. */
export const PasswordChange = z.strictObject({
  currentPassword: KnownPassword,
  newPassword: Password,
});
/** A new address, by somebody who knows the password. */
export const EmailChange = z.strictObject({
  newEmail: Email,
  password: KnownPassword,
});
/** What deleting an account takes. */
export const AccountDeletion = z.strictObject({
  password: z
    .optional(KnownPassword)
    .check(
      z.describe(
        'Password as it is now; left out for an account that has none, where a sign-in with Google in the last ten minutes stands for it',
      ),
    ),
});

/** One place where the person is signed in. */
export const OpenSession = z.object({
  id: Id.check(z.describe('Names the session, and opens nothing')),
  createdAt: Timestamp.check(z.describe('When the person signed in')),
  lastSeenAt: Timestamp.check(z.describe('When it was used last, to the day')),
  device: z
    .nullable(
      z.object({
        browser: z.string().check(z.describe('Name of the browser, such as Chrome')),
        system: z.string().check(z.describe('Name of the system, such as Android or iPhone')),
      }),
    )
    .check(z.describe('What the person signed in on, null when the browser does not say it')),
  ipAddress: z
    .nullable(z.string())
    .check(z.describe('Network address that the person signed in from, null when not known')),
  isThisOne: z.boolean().check(z.describe('Whether it is the session that asks')),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The ways of signing in, beside the password, that this server offers. */
export const SignInWays = z.object({
  google: z.boolean().check(z.describe('Whether Google is one of them')),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** The code that the callback of Google hands to /sign-in as `?google=`: good once, for 60 seconds, in one browser. */
export const GoogleFinish = z.strictObject({
  code: z
    .string()
    .check(z.regex(/^[\w-]{20,200}$/), z.describe('Code of 20 to 200 letters, digits and dashes')),
});
