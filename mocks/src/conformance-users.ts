import { contract } from '@upaj/contract/contract';
import { type ConformanceClient, expectSuccess } from './conformance-client.ts';

/** Somebody who signed up for the conformance cases. */
export interface TestUser {
  id: string;
  email: string;
  token: string;
}

/** The password of every guest. */
export const password = 'a field in the morning';

/** A name that no other run has used. */
export const unique = (word: string) => `${word}${crypto.randomUUID().slice(0, 8)}`;

/** A sign-up form as a person would fill it in. */
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

/** Signs somebody new up. */
export async function createUser(client: ConformanceClient): Promise<TestUser> {
  const form = signUpForm();
  const { userId, token } = await expectSuccess(client, contract.signUp, { body: form });
  return { id: userId, email: form.email, token };
}

const pairs = new WeakMap<ConformanceClient, Promise<readonly [TestUser, TestUser]>>();

async function twoGuests(client: ConformanceClient): Promise<readonly [TestUser, TestUser]> {
  return [await createUser(client), await createUser(client)];
}

/** Two people who share all cases of a client, since signing up is slow by design. */
export function createUsers(client: ConformanceClient): Promise<readonly [TestUser, TestUser]> {
  const pair = pairs.get(client) ?? twoGuests(client);
  pairs.set(client, pair);
  return pair;
}

/** An id that belongs to nobody and nothing. */
export const unknownId = '00000000-0000-4000-8000-000000000000';
