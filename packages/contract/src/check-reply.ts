import { safeParse } from 'zod/v4/core';
import { type CallShape, failuresOf } from './call.ts';
import { contract } from './contract.ts';
import { ErrorReply } from './errors.ts';

function segmentsMatch(pattern: string, path: string): boolean {
  const [left, right] = [pattern.split('/'), path.split('/')];
  return (
    left.length === right.length &&
    left.every((part, at) => (part.startsWith(':') ? right[at] !== '' : part === right[at]))
  );
}

/** Finds the call that a method and a concrete path belong to; fixed segments win over parameters. */
export function findCall(method: string, path: string): CallShape | undefined {
  const calls = Object.values<CallShape>(contract).filter((call) => call.method === method);
  return (
    calls.find((call) => call.path === path) ?? calls.find((call) => segmentsMatch(call.path, path))
  );
}

/** Says what is wrong with a reply, or nothing when it is what the contract promises. */
export function replyFault(call: CallShape, status: number, body: unknown): string | undefined {
  if (status >= 400) {
    const isNamed = failuresOf(call).some((failure) => failure === status);
    return isNamed ? faultOf(ErrorReply, body) : `${call.name} does not name the refusal ${status}`;
  }
  const promised = new Map(Object.entries(call.replies)).get(String(status));
  if (promised === undefined) return `${call.name} does not promise status ${status}`;
  if (promised === null) return body ? `${call.name} promises an empty body` : undefined;
  return call.isStream ? undefined : faultOf(promised, body);
}

function faultOf(schema: Parameters<typeof safeParse>[0], body: unknown): string | undefined {
  const { error } = safeParse(schema, body);
  return error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ');
}
