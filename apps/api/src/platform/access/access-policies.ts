import type { Access, Endpoint } from '@upaj/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from './person.ts';

/** Access values whose policy belongs to the domain of the endpoint. */
export type DomainAccess = Extract<Access, 'owner' | 'seller' | 'buyer' | 'party'>;

/** Throws an ApiError unless the person may do this; runs before the handler, on validated parameters. */
export type AccessPolicy = (request: {
  person: Person;
  params: Readonly<Record<string, string>>;
}) => Promise<void>;

export type AccessPolicies = Partial<Record<DomainAccess, AccessPolicy>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Access policies by resource. */
    accessPolicies: Map<string, AccessPolicies>;
  }
}

const isDomainAccess = (access: Access): access is DomainAccess =>
  ['owner', 'seller', 'buyer', 'party'].includes(access);

/** The check of an endpoint's access; throws at registration when its domain has no policy for it. */
export function accessCheck(
  app: FastifyInstance,
  { name, resource, access }: Endpoint,
): (request: FastifyRequest) => Promise<void> {
  if (!isDomainAccess(access)) return async () => undefined;
  const policy = app.accessPolicies.get(resource)?.[access];
  if (!policy) throw new Error(`${name}: resource ${resource} has no policy for access ${access}`);
  return async ({ person, params }) => {
    // Authentication has rejected the request when there is no person.
    if (person) await policy({ person, params: Object(params) });
  };
}
