import { createHash } from 'node:crypto';
import { ApiError } from '@upaj/contract/api-error';
import { type $ZodType, type output, parse } from 'zod/v4/core';
import type { Tx } from '../../db/transaction.ts';
import type { IdempotencyStore, StoredResponse } from './idempotency.store.ts';

/** A request that is carried out once for a user's key, however often it is sent. */
export interface IdempotentRequest<S extends $ZodType> {
  userId: string;
  /** The `Idempotency-Key` header; without it the request is carried out each time. */
  key: string | undefined;
  /** What `requestDigest` makes of the request. */
  digest: string;
  /** Parses a response that was stored. */
  response: S;
}

/** A response, and whether it was stored by an earlier request with the same key. */
export interface IdempotentResponse<T> {
  response: T;
  isReplay: boolean;
}

export type Idempotency = ReturnType<typeof createIdempotency>;

/** Carries requests out once for each key; serves every endpoint that the contract marks as idempotent. */
export function createIdempotency(deps: { store: IdempotencyStore; now: () => Date }) {
  const { store, now } = deps;
  return {
    /** The stored response to a request, to be looked for before expensive work; throws as `idempotent` does. */
    async replay<S extends $ZodType>(
      request: IdempotentRequest<S>,
    ): Promise<output<S> | undefined> {
      const { userId, key } = request;
      const stored = key === undefined ? undefined : await store.find({ userId, key }, now());
      return stored && parsed(stored, request);
    },

    /**
     * Claims the key, does the work and stores what it gives, all in the transaction; gives the stored response when
     * the key was used before. Throws `idempotency_mismatch` when it was used for other content.
     */
    async idempotent<S extends $ZodType>(
      tx: Tx,
      request: IdempotentRequest<S>,
      work: () => Promise<output<S>>,
    ): Promise<IdempotentResponse<output<S>>> {
      const { userId, key, digest } = request;
      if (key === undefined) return { response: await work(), isReplay: false };
      if (!(await store.claim(tx, { userId, key, digest }, now()))) {
        const stored = await store.find({ userId, key }, now(), tx);
        if (!stored)
          throw new Error('the response to an idempotency key expired while it was read');
        return { response: parsed(stored, request), isReplay: true };
      }
      const response = await work();
      await store.storeResponse(tx, { userId, key }, response);
      return { response, isReplay: false };
    },
  };
}

/** Digest of an endpoint's name and all that was sent to it. */
export function requestDigest(endpoint: string, ...content: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([endpoint, ...content]))
    .digest('hex');
}

function parsed<S extends $ZodType>(
  stored: StoredResponse,
  { digest, response }: IdempotentRequest<S>,
): output<S> {
  if (stored.digest !== digest) throw new ApiError('idempotency_mismatch');
  return parse(response, stored.response);
}
