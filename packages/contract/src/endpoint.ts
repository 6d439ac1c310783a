import type { $ZodType, input, output } from 'zod/v4/core';
import type { ErrorStatus } from './api-errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call an endpoint: anyone, a signed-in user, the user that the path or body names, or a role. */
export type Access =
  | 'anyone'
  | 'authenticated'
  | 'self'
  | 'owner'
  | 'seller'
  | 'buyer'
  | 'party'
  | 'moderator';

/** Files of a multipart request in one repeated field. */
export interface FileUpload {
  /** Name of the repeated form field. */
  field: string;
  /** Fewest files, counted. */
  min: number;
  /** Most files, counted. */
  max: number;
  /** Largest single file, in bytes. */
  maxBytes: number;
}

export interface Endpoint {
  /** Verb and noun, unique in the contract; names the RTK Query endpoint, the route and the mock. */
  name: string;
  /** Name of the resource; names the folder on every side. */
  resource: string;
  method: Method;
  /** Path with `:name` parameters. */
  path: string;
  access: Access;
  /** One sentence for the API documentation. */
  summary: string;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  /** Largest JSON body in bytes; `usualBodyBytes` by default. */
  maxBodyBytes?: number;
  /** Present when the body is sent as multipart/form-data. */
  files?: FileUpload;
  /** Whether an `Idempotency-Key` header is honoured. */
  isIdempotent?: boolean;
  /** Whether the success reply is a stream of server-sent events; `replies[200]` is then the data of one event. */
  isStream?: boolean;
  /** Success replies by status; `null` stands for an empty body. */
  replies: Partial<Record<200 | 201 | 202 | 204, $ZodType | null>>;
  /** Error statuses of this endpoint, in addition to those of `errorStatusesOf`. */
  errors: readonly OwnErrorStatus[];
}

/** Error statuses that only some endpoints return. */
export type OwnErrorStatus = Extract<ErrorStatus, 401 | 403 | 404 | 409 | 422>;

/** All error statuses of an endpoint: its own and those that every endpoint may return. */
export function errorStatusesOf(endpoint: Endpoint): readonly ErrorStatus[] {
  const ofBody = endpoint.body || endpoint.files ? ([413, 415] as const) : [];
  return [400, ...endpoint.errors, ...ofBody, 414, 429, 500, 503, 507];
}

/** Defines one HTTP endpoint. Server, portal, mocks and forms derive from the returned value. */
export function defineEndpoint<const C extends Endpoint>(endpoint: C): C {
  return endpoint;
}

type Input<S> = S extends $ZodType ? input<S> : undefined;
type Reply<C extends Endpoint> = C['replies'][keyof C['replies'] & (200 | 201 | 202)];

/** Path parameters that the client sends. */
export type ParamsOf<C extends Endpoint> = Input<C['params']>;
/** Query parameters that the client sends. */
export type QueryOf<C extends Endpoint> = Input<C['query']>;
/** Body that the client sends, before parsing. */
export type BodyOf<C extends Endpoint> = Input<C['body']>;
/** Body of a success reply; `null` if the reply has no body. */
export type ReplyOf<C extends Endpoint> = [Reply<C>] extends [never]
  ? null
  : Reply<C> extends $ZodType
    ? output<Reply<C>>
    : null;

/** The three parts of a request that a client sends. */
export type RequestOf<C extends Endpoint> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>>;

type Part<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : { [P in K]: V };

/** Fills the `:name` parameters of a path, each percent-encoded. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
