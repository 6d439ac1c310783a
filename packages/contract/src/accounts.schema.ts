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

/** The twelve fields of a person's own record. */
export const User = z.object({
  name: z.string(),
  email: z.string(),
  city: z.string(),
  street: z.string(),
  state: z.string(),
  postalCode: z.string(),
  gender: Gender,
  phone: z.string(),
  ordersPlaced: count.check(z.describe('Orders that the person has placed, counted')),
  moneySpent: count.check(z.describe('Rupees paid for delivered orders')),
  ordersReceived: count.check(
    z.describe('Orders that the person has received as a seller, counted'),
  ),
  moneyEarned: count.check(z.describe('Rupees received for delivered orders')),
});
export type User = z.infer<typeof User>;

/** What anybody may know of a person. */
export const PublicUser = z.object({
  name: z.string(),
  city: z.string(),
  state: z.string(),
  memberSince: Moment,
  sellerRating: z.nullable(z.number().check(z.gte(1), z.lte(5))),
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

export const ForgottenPassword = z.strictObject({ email: Email });
export const OtpCheck = z.strictObject({ otp: typedOtp });
/** The specification sends the otp as a number; leading zeros are restored by the server. */
export const PasswordReset = z.strictObject({
  password: Password,
  otp: z.union([typedOtp, z.int().check(z.gte(0), z.lte(999999))]),
});
export const PasswordChange = z.strictObject({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(128)),
  newPassword: Password,
});
export const EmailChange = z.strictObject({
  newEmail: Email,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
export const AccountDeletion = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});

/** One place where the person is signed in. */
export const OpenSession = z.object({
  id: Id,
  createdAt: Moment,
  lastSeenAt: Moment,
  userAgent: z.nullable(z.string()),
  isThisOne: z.boolean(),
});
