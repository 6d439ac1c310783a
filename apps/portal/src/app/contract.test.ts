import { endpoints } from '@upaj/contract/contract';
import { expect, it } from 'vitest';
import { api } from '../shared/transport/api.ts';

// Importing a file of endpoints injects them into the one api.
import.meta.glob('../domains/**/*.api.ts', { eager: true });
const called = Object.keys(api.endpoints).sort();

it('every call of the contract has an endpoint', () => {
  // Streams are opened apart from the cache of requests.
  const missing = endpoints
    .filter(({ isStream }) => !isStream)
    .map(({ name }) => name)
    .filter((name) => !called.includes(name));
  expect(missing).toEqual([]);
});

it('no endpoint sends a request that is not in the contract', () => {
  const known = endpoints.map(({ name }) => name);
  expect(called.filter((name) => !known.includes(name))).toEqual([]);
});
