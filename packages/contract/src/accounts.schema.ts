import * as z from 'zod/mini';
import {
  closedDigits,
  Done,
  Email,
  Id,
  Picture,
  person,
  Timestamp,
  text,
  withoutContactDetails,
} from './fields.ts';

export const Gender = z
  .enum(['male', 'female', 'others'])
  .check(z.describe('Gender as given by the user'));
export type Gender = z.infer<typeof Gender>;

/** At least 8 characters; the server also refuses the most common ones (`too_common`). */
export const Password = z
  .string()
  .check(z.minLength(8), z.maxLength(128), z.describe('New password, 8 to 128 characters'));

/** The current password, which may be older than the current rules. */
export const KnownPassword = z
  .string()
  .check(z.minLength(1), z.maxLength(128), z.describe('Current password'));

/** The fields of a person, some of which everyone can read. */
const account = {
  ...person,
  name: person.name.check(withoutContactDetails),
  city: person.city.check(withoutContactDetails),
  state: person.state.check(withoutContactDetails),
};

/** The sign-up form. */
export const SignUp = z.strictObject({
  ...account,
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

const version = Timestamp.check(
  z.describe('Version of name, phone and address: another one after each change'),
);

/** A user's own record: the twelve fields of the specification, the picture, whether the address is confirmed, and its version. */
export const User = z.object({
  name: text('Name as the person writes it'),
  email: text('Address that signs in'),
  city: text('Town or district, empty when it was never told'),
  street: text('House, street or village, empty when it was never told'),
  state: text('State or union territory, in English, empty when it was never told'),
  postalCode: text('PIN code, empty when it was never told'),
  gender: z
    .nullable(Gender)
    .check(z.describe('Null if the user signed up with Google, which does not provide it')),
  phone: text('Mobile number, empty when it was never told'),
  ordersPlaced: count.check(z.describe('Number of placed orders')),
  moneySpent: count.check(z.describe('Rupees paid for delivered orders')),
  ordersReceived: count.check(z.describe('Number of orders received as a seller')),
  moneyEarned: count.check(z.describe('Rupees received for delivered orders')),
  picture: z.nullable(Picture).check(z.describe('A square, null when there is none')),
  isEmailConfirmed: z
    .boolean()
    .check(z.describe('Whether an OTP or Google has proven that the address is theirs')),
  version,
});
export type User = z.infer<typeof User>;

/** Public profile of a user. */
export const PublicUser = z.object({
  name: text('Name as the person writes it'),
  city: text('Town or district'),
  state: text('State or union territory, in English'),
  memberSince: Timestamp.check(z.describe('When the account was created')),
  sellerRating: z
    .nullable(z.number().check(z.gte(1), z.lte(5)))
    .check(z.describe('Average of 1 to 5 stars over all listings, null without reviews')),
  picture: z.nullable(Picture).check(z.describe('A square, null when there is none')),
});
export type PublicUser = z.infer<typeof PublicUser>;

const ignored = z.optional(z.unknown()).check(z.describe('Accepted and ignored: read-only here'));

/** Fields of a profile that change, or all of them; read-only fields are accepted and ignored. */
export const UserChange = z.strictObject({
  ...z.partial(z.object(account)).shape,
  version: z
    .optional(version)
    .check(
      z.describe('The version that was read: refused with `conflict` if there is a newer one'),
    ),
  email: ignored,
  gender: ignored,
  ordersPlaced: ignored,
  moneySpent: ignored,
  ordersReceived: ignored,
  moneyEarned: ignored,
  picture: ignored,
  isEmailConfirmed: ignored,
});
export type UserChange = z.infer<typeof UserChange>;

/** Reply of sign-up and sign-in. */
export const SessionStarted = z.object({
  ...Done.shape,
  token: text('Bearer token of the new session'),
  userId: Id.check(z.describe('Id of the signed-in user')),
  message: text('A greeting in English'),
  data: z
    .object({
      name: text('Name as the person writes it'),
      isSeller: z.boolean().check(z.describe('Whether the user has a seller record')),
    })
    .check(z.describe('User data that the portal stores')),
});
export type SessionStarted = z.infer<typeof SessionStarted>;

const typedOtp = closedDigits(1, 20).check(
  z.regex(/^\d{6}$/),
  z.describe('The six digits of the mail'),
);

/** The form of a forgotten password: the address for the OTP. */
export const ForgottenPassword = z.strictObject({ email: Email });
/** The six digits of a mail. */
export const OtpCheck = z.strictObject({ otp: typedOtp });
/** The specification sends the otp as a number; leading zeros are restored by the server. */
export const PasswordReset = z.strictObject({
  password: Password,
  otp: z.union([typedOtp, z.int().check(z.gte(0), z.lte(999999))]),
});
/** A change of the password, confirmed by the old one. */
export const PasswordChange = z.strictObject({
  currentPassword: KnownPassword,
  newPassword: Password,
});
/** A change of the e-mail, confirmed by the password. */
export const EmailChange = z.strictObject({
  newEmail: Email,
  password: KnownPassword,
});
/** Confirmation of an account deletion. */
export const AccountDeletion = z.strictObject({
  password: z
    .optional(KnownPassword)
    .check(
      z.describe(
        'Password as it is now; left out for an account that has none, where a sign-in with Google in the last ten minutes stands for it',
      ),
    ),
});

/** One session of the user. */
export const OpenSession = z.object({
  id: Id.check(z.describe('Id of the session; it is not the token')),
  createdAt: Timestamp.check(z.describe('When the user signed in')),
  lastSeenAt: Timestamp.check(z.describe('When it was used last, to the day')),
  device: z
    .nullable(
      z.object({
        browser: z.string().check(z.describe('Name of the browser, such as Chrome')),
        system: z.string().check(z.describe('Name of the system, such as Android or iPhone')),
      }),
    )
    .check(z.describe('Device of the session, null if the browser does not send it')),
  ipAddress: z.nullable(z.string()).check(z.describe('IP address of the sign-in, null if unknown')),
  isThisOne: z.boolean().check(z.describe('Whether it is the current session')),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** Sign-in methods of this server besides the password. */
export const SignInWays = z.object({
  google: z.boolean().check(z.describe('Whether sign-in with Google is available')),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** The code that the callback of Google passes to /sign-in as `?google=`: valid once, for 60 seconds, in one browser. */
export const GoogleFinish = z.strictObject({
  code: z
    .string()
    .check(z.regex(/^[\w-]{20,200}$/), z.describe('Code of 20 to 200 letters, digits and dashes')),
});
