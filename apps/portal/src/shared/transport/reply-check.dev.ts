import { findEndpoint, validateReply } from '@upaj/contract/check-reply';

/** Throws when a response of the server, or of a mock, breaks the contract. */
export function checkReply(method: string, path: string, status: number, body: unknown): void {
  // Gateways before the server have these to themselves, and words of their own.
  if (status === 502 || status === 504) return;
  const call = findEndpoint(method, path);
  const fault = call ? validateReply(call, status, body) : 'no such call in the contract';
  if (fault)
    throw new Error(`${method} ${path} responded ${status} against the contract: ${fault}`);
}
