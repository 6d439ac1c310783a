import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { TestApp } from './open-test-app.ts';

export const password = 'Barish aur dhoop 7';

/** The sign-up form of a new user. */
export function signUpForm(more: Record<string, unknown> = {}) {
  return {
    name: 'Asha Devi',
    email: `asha-${randomBytes(6).toString('hex')}@example.com`,
    password,
    phone: '9876543210',
    gender: 'female',
    street: 'Ward 4, Bero',
    city: 'Ranchi',
    state: 'Jharkhand',
    postalCode: '835202',
    ...more,
  };
}

/** A signed-in user. */
export interface SignedIn {
  userId: string;
  email: string;
  token: string;
  /** The headers of their requests. */
  headers: { authorization: string };
}

/** Signs up a user. */
export async function signUp(
  app: FastifyInstance,
  more: Record<string, unknown> = {},
): Promise<SignedIn> {
  const form = signUpForm(more);
  const reply = await app.inject({ method: 'POST', url: '/api/v1/user/signup', payload: form });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const { userId, token } = reply.json<{ userId: string; token: string }>();
  return { userId, token, email: form.email, headers: { authorization: `Bearer ${token}` } };
}

/** Signs up a user who has confirmed the address, so that nothing caps what waits for answers. */
export async function signUpConfirmed(
  { app, pool }: Pick<TestApp, 'app' | 'pool'>,
  more: Record<string, unknown> = {},
): Promise<SignedIn> {
  const person = await signUp(app, more);
  await pool.query('update users set email_verified = true where id = $1', [person.userId]);
  return person;
}
