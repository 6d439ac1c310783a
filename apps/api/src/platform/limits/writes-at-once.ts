import { ApiError } from '@upaj/contract/api-error';
import type { FastifyRequest } from 'fastify';

/** As many as a browser sends at once over HTTP/1; two thirds of the database's connections stay for others. */
const MOST_AT_ONCE = 6;

/** Runs the work of a request, or rejects it with 429. */
type LimitWrites = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets a person do a few writes at once. */
    limitWrites: LimitWrites;
  }
}

const tooMany = () =>
  new ApiError('rate_limited', {
    message: 'Too many requests at once. Please try again in a second.',
    retryAfter: 1,
  });

/**
 * Counts the running writes of each person in this process, over all endpoints. Writes that wait for one record each hold
 * a database connection, so that one account could leave none to others.
 */
export function createWriteLimit(): LimitWrites {
  const running = new Map<string, number>();
  return async ({ person, method }, work) => {
    if (!person || method === 'GET') return work();
    const before = running.get(person.id) ?? 0;
    if (before >= MOST_AT_ONCE) throw tooMany();
    running.set(person.id, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(person.id) ?? 1) - 1;
      if (left > 0) running.set(person.id, left);
      else running.delete(person.id);
    }
  };
}

/** Limits nothing. */
export const unlimitedWrites: LimitWrites = (_request, work) => work();
