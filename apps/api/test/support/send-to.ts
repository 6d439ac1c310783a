import type { FastifyInstance } from 'fastify';
import { password } from './sign-up.ts';

/** A request: method, path after /api/v1/, body and headers. */
export type RequestArguments = [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object | string,
  headers?: Record<string, string>,
];

/** Sends a request to the API. */
export const sendTo = (
  app: FastifyInstance,
  ...[method, url, payload, headers = {}]: RequestArguments
) => app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) });

/** Sends an e-mail address and a password to sign-in. */
export const signInTo = (app: FastifyInstance, email: string, secret = password) =>
  sendTo(app, 'POST', 'user/signin', { email, password: secret });
