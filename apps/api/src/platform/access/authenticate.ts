import { notAllowed, notSignedIn } from '@upaj/contract/api-error';
import type { Access, Endpoint } from '@upaj/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from './person.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the person of a valid session token. */
    identify: (token: string) => Promise<Person | undefined>;
    /** Folder of uploaded files until their handler has ended. */
    uploadsDir: string;
    /** Whether the site uses HTTPS, so that cookies are marked secure. */
    hasSecureCookies: boolean;
  }
  interface FastifyRequest {
    person: Person | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

const bearer = /^bearer +([\x21-\x7e]{1,500})$/i;

/** The session token that a request carries. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.[1];
}

/** Authenticates a request; an invalid token counts as a visitor on public endpoints, and is rejected on others. */
export async function authenticate(
  app: FastifyInstance,
  request: FastifyRequest,
  access: Access,
): Promise<Person | undefined> {
  const token = bearerToken(request);
  const person = token ? await app.identify(token) : undefined;
  if (!person && access !== 'anyone') throw notSignedIn();
  if (access === 'moderator' && !person?.isModerator) throw notAllowed();
  return person;
}

/** Rejects a request whose path or body names another user, on endpoints with access `self`. */
export function requireSelf({ routeOptions, params, person }: FastifyRequest, body: unknown): void {
  if (routeOptions.config.endpoint?.access !== 'self') return;
  const { userId, id = userId } = Object(params);
  const named = id ?? Object(body).userId;
  if (person === undefined || named !== person.id) throw notAllowed();
}
