import { contract } from '@upaj/contract/contract';
import { type ConformanceClient, expectSuccess } from './client.ts';

/** A user of the conformance cases. */
export interface TestUser {
  id: string;
  email: string;
  token: string;
}

/** The password of every test user. */
export const password = 'a field in the morning';

/** A unique name. */
export const unique = (word: string) => `${word}${crypto.randomUUID().slice(0, 8)}`;

/** A valid sign-up form. */
export const signUpForm = () => ({
  name: 'Asha Kumari',
  email: `${unique('asha')}@example.com`,
  password,
  phone: '98765 00011',
  gender: 'female',
  street: 'Station Road',
  city: 'Ranchi',
  state: 'Jharkhand',
  postalCode: '834001',
});

/** Signs a new user up. */
export async function createUser(client: ConformanceClient): Promise<TestUser> {
  const form = signUpForm();
  const { userId, token } = await expectSuccess(client, contract.signUp, { body: form });
  return { id: userId, email: form.email, token };
}

/** Signs up a user who has confirmed the address, so that nothing caps what waits for answers. */
export async function createConfirmedUser(client: ConformanceClient): Promise<TestUser> {
  const user = await createUser(client);
  await confirmAddress(client, user);
  return user;
}

/** Confirms the address of a user with the OTP that is mailed there. */
export async function confirmAddress(
  client: ConformanceClient,
  { email, token }: TestUser,
): Promise<void> {
  await expectSuccess(client, contract.requestEmailConfirmation, { token });
  const body = { otp: await client.otpOf(email) };
  await expectSuccess(client, contract.confirmEmail, { token, body });
}

/** Signs up a user whose account is older than its first day. */
export async function createKnownUser(client: ConformanceClient): Promise<TestUser> {
  const user = await createUser(client);
  await client.makeKnown(user.id);
  return user;
}

/** Signs up a moderator. */
export async function createModerator(client: ConformanceClient): Promise<TestUser> {
  const user = await createKnownUser(client);
  await client.makeModerator(user.id);
  return user;
}

const pairs = new WeakMap<ConformanceClient, Promise<readonly [TestUser, TestUser]>>();

async function createTwoUsers(client: ConformanceClient): Promise<readonly [TestUser, TestUser]> {
  return [await createUser(client), await createUser(client)];
}

/** Two users who are shared by all cases of a client, since sign-up is slow by design. */
export function createUsers(client: ConformanceClient): Promise<readonly [TestUser, TestUser]> {
  const pair = pairs.get(client) ?? createTwoUsers(client);
  pairs.set(client, pair);
  return pair;
}

/** An id without a record. */
export const unknownId = '00000000-0000-4000-8000-000000000000';
