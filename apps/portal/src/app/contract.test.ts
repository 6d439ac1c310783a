import { implementedEndpoints, notImplemented } from '@upaj/contract/contract';
import { expect, it } from 'vitest';
import { api } from '../shared/transport/api.ts';

// Importing a file of endpoints injects them into the one api.
import.meta.glob('../domains/**/*.api.ts', { eager: true });
const endpoints = Object.keys(api.endpoints).sort();

it('every call that is built has an endpoint', () => {
  // Streams are opened apart from the cache of requests.
  const missing = implementedEndpoints
    .filter(({ isStream }) => !isStream)
    .map(({ name }) => name)
    .filter((name) => !endpoints.includes(name));
  expect(missing).toEqual([]);
});

it('no endpoint sends a request that is not implemented or not in the contract', () => {
  const built = implementedEndpoints.map(({ name }) => name);
  expect(endpoints.filter((name) => !built.includes(name))).toEqual([]);
  expect(endpoints.filter((name) => notImplemented.some((call) => call === name))).toEqual([]);
});
