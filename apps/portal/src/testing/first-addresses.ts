import { addressOf } from '../app/first-requests.ts';
import { createStore } from '../app/store.ts';
import { signedOut } from '../domains/session/session.slice.ts';
import type { FirstRequests } from '../shared/transport/first-request.ts';

/** The addresses that the HTML of a page asks for at a query. */
export async function firstAddresses(requests: FirstRequests, query = ''): Promise<string[]> {
  const addresses: string[] = [];
  for (const request of requests(new URLSearchParams(query), {}))
    addresses.push(await addressOf(createStore(signedOut), request));
  return addresses;
}
