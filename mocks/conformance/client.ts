import { apiErrors } from '@upaj/contract/api-errors';
import { validateReply } from '@upaj/contract/check-reply';
import { type Endpoint, fillPath, type ReplyOf } from '@upaj/contract/endpoint';
import { ErrorReply } from '@upaj/contract/error-reply';
import { safeParse } from 'zod/v4/core';

/** A server under test. */
export interface ConformanceClient {
  /** Origin without a slash at its end, e.g. `http://localhost:3000`. */
  baseUrl: string;
  /** Stores cookies like a browser. */
  fetch: typeof fetch;
  /** Reads the newest OTP that was mailed to an address. */
  otpOf: (address: string) => Promise<string>;
  /** Makes a user a moderator. */
  makeModerator: (userId: string) => Promise<void>;
  /** Makes an account older than its first day. */
  makeKnown: (userId: string) => Promise<void>;
}

/** A sequence of requests; throws where the server differs from the contract. */
export type Case = (client: ConformanceClient) => Promise<void>;

/** Cases by what they show. */
export type Cases = Readonly<Record<string, Case>>;

/** The parts of a request; they are not validated, so that cases can send invalid requests. */
export interface RequestParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** JSON, or the texts of the form when there are files. */
  body?: unknown;
  files?: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[];
  token?: string;
  headers?: Record<string, string>;
}

/** The error that a case expects. */
export interface ErrorResponse {
  status: number;
  code: ErrorReply['code'];
  /** The default message of the code if absent. */
  message?: string;
  /** Error codes by field. */
  fields?: Record<string, string>;
  /** The lines of a checkout that have changed. */
  lines?: NonNullable<ErrorReply['lines']>;
  /** The cap that a checkout would exceed. */
  cap?: NonNullable<ErrorReply['cap']>;
}

function toForm(endpoint: Endpoint, { body, files = [] }: RequestParts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  for (const { name, bytes } of files) {
    form.append(endpoint.files?.field ?? 'file', new Blob([bytes]), name);
  }
  return form;
}

function toInit(endpoint: Endpoint, sent: RequestParts): RequestInit {
  const headers = {
    ...(sent.token && { authorization: `Bearer ${sent.token}` }),
    ...sent.headers,
  };
  if (sent.files) return { method: endpoint.method, headers, body: toForm(endpoint, sent) };
  if (sent.body === undefined) return { method: endpoint.method, headers };
  return {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body),
  };
}

/** Sends a request and validates the reply against the contract. */
async function send(client: ConformanceClient, endpoint: Endpoint, sent: RequestParts) {
  const query = sent.query ? `?${new URLSearchParams(sent.query)}` : '';
  const url = `${client.baseUrl}${fillPath(endpoint.path, sent.params)}${query}`;
  const response = await client.fetch(url, toInit(endpoint, sent));
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const mismatch = validateReply(endpoint, response.status, body);
  if (mismatch)
    throw new Error(`${endpoint.name} ${response.status}: ${mismatch}\n${text.slice(0, 500)}`);
  return { status: response.status, body };
}

/** Sends a request that must succeed, and returns its reply. */
export async function expectSuccess<C extends Endpoint>(
  client: ConformanceClient,
  endpoint: C,
  sent: RequestParts = {},
): Promise<ReplyOf<C>> {
  const { status, body } = await send(client, endpoint, sent);
  if (status >= 300) throw new Error(`${endpoint.name} ${status}: ${JSON.stringify(body)}`);
  // `validateReply` has just checked it against the schema of the type.
  return (body ?? null) as ReplyOf<C>;
}

/** The expected message by default: that of the first field error, else that of the code. */
function usualMessage(code: ErrorReply['code'], reply: ErrorReply | undefined): string | undefined {
  const [first] = Object.values(reply?.fields ?? {});
  const isOfField = code === 'validation_failed' || code === 'too_large';
  return isOfField ? first?.message : apiErrors[code].message;
}

/** Sends a request that must fail with exactly this error. */
export async function expectError(
  client: ConformanceClient,
  endpoint: Endpoint,
  sent: RequestParts,
  expected: ErrorResponse,
): Promise<void> {
  const { status, body } = await send(client, endpoint, sent);
  const { data } = safeParse(ErrorReply, body);
  const { fields = {} } = expected;
  const message = expected.message ?? usualMessage(expected.code, data);
  const fieldErrors = Object.keys(fields).map((name) => [name, data?.fields?.[name]?.code]);
  const got = { status, code: data?.code, message: data?.message };
  const { lines, cap } = expected;
  expectSame(
    {
      ...got,
      fields: Object.fromEntries(fieldErrors),
      lines: lines && data?.lines,
      cap: data?.cap,
    },
    { status: expected.status, code: expected.code, message, fields, lines, cap },
    `${endpoint.name} ${JSON.stringify(body)}`,
  );
}

/** Sorts the keys of objects: their order makes no difference. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

/** Fails unless both values are equal. */
export function expectSame(got: unknown, expected: unknown, what: string): void {
  const [left, right] = [got, expected].map((value) => JSON.stringify(value, withSortedKeys));
  if (left !== right) throw new Error(`${what}: expected ${right}, got ${left}`);
}

/** Fails unless each of these fields has its value. */
export function expectFields(got: object | undefined, expected: object): void {
  const fields = new Map(Object.entries(got ?? {}));
  for (const [field, value] of Object.entries(expected)) {
    expectSame(fields.get(field), value, field);
  }
}
