import { describe, expect, it } from 'vitest';
import { findCall, replyFault } from './check-reply.ts';
import { contract } from './contract.ts';

const calls = Object.entries(contract);

describe('the contract', () => {
  it('names each call by its key', () => {
    for (const [key, call] of calls) expect(call.name).toBe(key);
  });

  it('gives no two calls the same method and path', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('parses every parameter of a path, and only those', () => {
    for (const [name, call] of calls) {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, param]) => param);
      const parsed = 'params' in call ? Object.keys(call.params.shape) : [];
      expect(parsed, name).toEqual(inPath);
    }
  });

  it('asks for a session wherever it names a person', () => {
    for (const [name, call] of calls) {
      if (call.access === 'anyone') continue;
      expect(call.errors, name).toContain(401);
    }
  });
});

describe('a reply', () => {
  it('is found by its address, fixed words before parameters', () => {
    expect(findCall('GET', '/api/v1/user/sessions')?.name).toBe('listSessions');
    expect(findCall('GET', '/api/v1/user/abc')?.name).toBe('getUser');
    expect(findCall('GET', '/api/v1/nowhere')).toBeUndefined();
  });

  it('is at fault when it lacks what was promised', () => {
    expect(replyFault(contract.getSeller, 200, { success: true, data: {} })).toContain('data.bank');
    expect(replyFault(contract.getSeller, 403, {})).toContain('success');
    expect(replyFault(contract.getSeller, 418, {})).toContain('does not name');
    expect(replyFault(contract.signOut, 204, undefined)).toBeUndefined();
  });
});
