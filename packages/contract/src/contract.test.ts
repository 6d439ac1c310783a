import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findEndpoint, validateReply } from './check-reply.ts';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { mostBodyDepth, mostBodyValues, usualBodyBytes } from './limits.ts';

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

/** A part of a JSON schema. */
interface Part {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  enum?: string[];
  items?: Part;
  properties?: Record<string, Part>;
  anyOf?: Part[];
}
interface Size {
  bytes: number;
  values: number;
  depth: number;
}
const largest = (sizes: readonly Size[]): Size => ({
  bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
  values: Math.max(...sizes.map(({ values }) => values)),
  depth: Math.max(...sizes.map(({ depth }) => depth)),
});

/** What the largest value takes, three bytes a character; a post, which counts graphemes, has no length here. */
function sizeOf(part: Part): Size {
  const { items, properties, maxItems = 0, anyOf } = part;
  if (anyOf) return largest(anyOf.map(sizeOf));
  if (items) {
    const { bytes, values, depth } = sizeOf(items);
    return { bytes: maxItems * (bytes + 1) + 2, values: maxItems * values, depth: depth + 1 };
  }
  if (properties) {
    const members = Object.entries(properties).map(([name, member]) => ({
      name,
      ...sizeOf(member),
    }));
    return {
      bytes: members.reduce((sum, { name, bytes }) => sum + name.length + 4 + bytes, 2),
      values: members.reduce((sum, { values }) => sum + values, 0),
      depth: 1 + Math.max(0, ...members.map(({ depth }) => depth)),
    };
  }
  const words = part.enum?.map((word) => word.length) ?? [];
  return { bytes: Math.max(24, 3 * (part.maxLength ?? 0), ...words) + 2, values: 1, depth: 0 };
}

const withBody = Object.values<Endpoint>(contract).filter(({ body, files }) => body && !files);

it.each(withBody)('$name reads the largest body that it takes, in any script', (endpoint) => {
  const { body, maxBodyBytes = usualBodyBytes, name } = endpoint;
  if (!body) throw new Error('it takes no body');
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  // What it is made of is checked by the sizes below.
  const { bytes, values, depth } = sizeOf(schema as Part);
  expect(values).toBeLessThan(mostBodyValues);
  expect(depth).toBeLessThan(mostBodyDepth);
  // A conversation is sent as far as it fits.
  if (name !== 'askKrishiBot') expect(bytes).toBeLessThan(maxBodyBytes);
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
