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

/** Finds the endpoint of a method and a concrete path; fixed segments win over parameters. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  const endpoints = Object.values<Endpoint>(contract).filter(
    (endpoint) => endpoint.method === method,
  );
  return (
    endpoints.find((endpoint) => endpoint.path === path) ??
    endpoints.find((endpoint) => segmentsMatch(endpoint.path, path))
  );
}

/** Describes how a reply violates the contract; undefined if it is valid. */
export function validateReply(
  endpoint: Endpoint,
  status: number,
  body: unknown,
): string | undefined {
  if (status >= 400) {
    const isNamed = errorStatusesOf(endpoint).some((failure) => failure === status);
    return isNamed
      ? validationError(ErrorReply, body)
      : `${endpoint.name} does not declare the error status ${status}`;
  }
  const declared = new Map(Object.entries(endpoint.replies)).get(String(status));
  if (declared === undefined) return `${endpoint.name} does not declare status ${status}`;
  if (declared === null) return body ? `${endpoint.name} declares an empty body` : undefined;
  return endpoint.isStream ? undefined : validationError(declared, body);
}

function validationError(
  schema: Parameters<typeof safeParse>[0],
  body: unknown,
): string | undefined {
  const { error } = safeParse(schema, body);
  return error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ');
}
