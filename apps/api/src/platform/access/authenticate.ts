import { notAllowed, notSignedIn } from '@upaj/contract/api-error';
import type { Access, Endpoint } from '@upaj/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from './person.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the person of a session token that is alive. */
    identify: (token: string) => Promise<Person | undefined>;
    /** Folder where the files of a form wait until they are dealt with. */
    uploadsDir: string;
    /** Whether people come over HTTPS, so that cookies are kept from every other way. */
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

/** Finds who is asking; a dead token makes a visitor where visitors may come in, and is refused elsewhere. */
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

/** Refuses a call that names somebody else, in its path or else in its body, where people may name only themselves. */
export function requireSelf({ routeOptions, params, person }: FastifyRequest, body: unknown): void {
  if (routeOptions.config.endpoint?.access !== 'self') return;
  const { userId, id = userId } = Object(params);
  const named = id ?? Object(body).userId;
  if (person === undefined || named !== person.id) throw notAllowed();
}
