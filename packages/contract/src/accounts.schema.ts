import * as z from 'zod/mini';
import { Email, Id, line, Moment } from './fields.ts';

export const Gender = z.enum(['male', 'female', 'others']);
export type Gender = z.infer<typeof Gender>;

/** At least 8 characters; the server also refuses the most common ones (`too_common`). */
export const Password = z.string().check(z.minLength(8), z.maxLength(128));

const phone = /^(\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}$/;
const pinCode = /^[1-9]\d{2} ?\d{3}$/;

const person = {
  name: line(1, 80).check(z.describe('Name as the person writes it, 1 to 80 characters')),
  phone: line(1, 20).check(z.regex(phone), z.describe('Indian mobile number, with or without +91')),
  street: line(1, 120).check(z.describe('House, street or village')),
  city: line(1, 80).check(z.describe('Town or district')),
  state: line(1, 60).check(z.describe('State or union territory, in English')),
  postalCode: line(1, 7).check(z.regex(pinCode), z.describe('PIN code of six digits')),
};

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
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type SignIn = z.infer<typeof SignIn>;

const count = z.number().check(z.gte(0));

/** A person's picture: a square in three sizes. */
export const UserPicture = z.object({
  url: z.string().check(z.describe('The middle size, for readers without srcset')),
  srcset: z.string().check(z.describe('All sizes, in the form of the HTML attribute')),
  width: z.int().check(z.describe('Pixels of `url`')),
  height: z.int().check(z.describe('Pixels of `url`, the same as its width')),
});
export type UserPicture = z.infer<typeof UserPicture>;

/** A person's own record: the twelve fields of the specification, and the picture. */
export const User = z.object({
  name: z.string(),
  email: z.string(),
  city: z.string(),
  street: z.string(),
  state: z.string(),
  postalCode: z.string(),
  gender: z
    .nullable(Gender)
    .check(z.describe('Null when the person came through Google, which does not tell it')),
  phone: z.string(),
  ordersPlaced: count.check(z.describe('Orders that the person has placed, counted')),
  moneySpent: count.check(z.describe('Rupees paid for delivered orders')),
  ordersReceived: count.check(
    z.describe('Orders that the person has received as a seller, counted'),
  ),
  moneyEarned: count.check(z.describe('Rupees received for delivered orders')),
  picture: z.nullable(UserPicture),
});
export type User = z.infer<typeof User>;

/** What anybody may know of a person. */
export const PublicUser = z.object({
  name: z.string(),
  city: z.string(),
  state: z.string(),
  memberSince: Moment,
  sellerRating: z.nullable(z.number().check(z.gte(1), z.lte(5))),
  picture: z.nullable(UserPicture),
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
  success: z.literal(true),
  token: z.string().check(z.describe('Bearer token of the new session')),
  userId: Id,
  message: z.string(),
  data: z.object({ name: z.string(), isSeller: z.boolean() }),
});
export type SessionStarted = z.infer<typeof SessionStarted>;

const typedOtp = z.string().check(z.regex(/^\d{6}$/));

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
  currentPassword: z.string().check(z.minLength(1), z.maxLength(128)),
  newPassword: Password,
});
/** A new address, by somebody who knows the password. */
export const EmailChange = z.strictObject({
  newEmail: Email,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
/** What deleting an account takes. */
export const AccountDeletion = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});

/** One place where the person is signed in. */
export const OpenSession = z.object({
  id: Id.check(z.describe('Names the session, and opens nothing')),
  createdAt: Moment,
  lastSeenAt: Moment.check(z.describe('To the day')),
  userAgent: z.nullable(z.string()),
  isThisOne: z.boolean().check(z.describe('Whether it is the session that asks')),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The ways of signing in, beside the password, that this server offers. */
export const SignInWays = z.object({ google: z.boolean() });
export type SignInWays = z.infer<typeof SignInWays>;

/** The code that the callback of Google hands to /sign-in as `?google=`: good once, for 60 seconds, in one browser. */
export const GoogleFinish = z.strictObject({
  code: z.string().check(z.regex(/^[\w-]{20,200}$/)),
});
