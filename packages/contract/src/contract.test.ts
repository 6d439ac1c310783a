import { describe, expect, it } from 'vitest';
import { findEndpoint, validateReply } from './check-reply.ts';
import { contract } from './contract.ts';

const endpoints = Object.entries(contract);

describe('the contract', () => {
  it('names each endpoint by its key', () => {
    for (const [key, endpoint] of endpoints) expect(endpoint.name).toBe(key);
  });

  it('gives no two endpoints the same method and path', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('parses every parameter of a path, and only those', () => {
    for (const [name, endpoint] of endpoints) {
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param);
      const parsed = 'params' in endpoint ? Object.keys(endpoint.params.shape) : [];
      expect(parsed, name).toEqual(inPath);
    }
  });

  it('declares 401 for every endpoint that needs a session', () => {
    for (const [name, endpoint] of endpoints) {
      if (endpoint.access === 'anyone') continue;
      expect(endpoint.errors, name).toContain(401);
    }
  });
});

describe('a reply', () => {
  it('is found by its path, fixed segments before parameters', () => {
    expect(findEndpoint('GET', '/api/v1/user/sessions')?.name).toBe('listSessions');
    expect(findEndpoint('GET', '/api/v1/user/abc')?.name).toBe('getUser');
    expect(findEndpoint('GET', '/api/v1/nowhere')).toBeUndefined();
  });

  it('is invalid when it lacks a declared field', () => {
    expect(validateReply(contract.getSeller, 200, { success: true, data: {} })).toContain(
      'data.bank',
    );
    expect(validateReply(contract.getSeller, 403, {})).toContain('success');
    expect(validateReply(contract.getSeller, 418, {})).toContain('does not declare');
    expect(validateReply(contract.signOut, 204, undefined)).toBeUndefined();
  });
});
