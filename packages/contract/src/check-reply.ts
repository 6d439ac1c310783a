import { safeParse } from 'zod/v4/core';
import { contract } from './contract.ts';
import { type Endpoint, errorStatusesOf } from './endpoint.ts';
import { ErrorReply } from './error-reply.ts';

function segmentsMatch(pattern: string, path: string): boolean {
  const [left, right] = [pattern.split('/'), path.split('/')];
  return (
    left.length === right.length &&
    left.every((part, at) => (part.startsWith(':') ? right[at] !== '' : part === right[at]))
  );
}

/** Finds the call that a method and a concrete path belong to; fixed segments win over parameters. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  const endpoints = Object.values<Endpoint>(contract).filter(
    (endpoint) => endpoint.method === method,
  );
  return (
    endpoints.find((endpoint) => endpoint.path === path) ??
    endpoints.find((endpoint) => segmentsMatch(endpoint.path, path))
  );
}

/** Says what is wrong with a reply, or nothing when it is what the contract promises. */
export function validateReply(
  endpoint: Endpoint,
  status: number,
  body: unknown,
): string | undefined {
  if (status >= 400) {
    const isNamed = errorStatusesOf(endpoint).some((failure) => failure === status);
    return isNamed
      ? validationError(ErrorReply, body)
      : `${endpoint.name} does not name the refusal ${status}`;
  }
  const promised = new Map(Object.entries(endpoint.replies)).get(String(status));
  if (promised === undefined) return `${endpoint.name} does not promise status ${status}`;
  if (promised === null) return body ? `${endpoint.name} promises an empty body` : undefined;
  return endpoint.isStream ? undefined : validationError(promised, body);
}

function validationError(
  schema: Parameters<typeof safeParse>[0],
  body: unknown,
): string | undefined {
  const { error } = safeParse(schema, body);
  return error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ');
}
