import { ApiError, invalidField, tooLarge, validationFailed } from '@upaj/contract/api-error';
import type { Endpoint, FileUpload } from '@upaj/contract/endpoint';
import type { FieldError } from '@upaj/contract/error-reply';
import { fieldError, fieldErrorsByName } from '@upaj/contract/field-errors';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';

type Output<S> = S extends $ZodType ? output<S> : undefined;

/** A request parsed by the contract. */
export interface Parsed<C extends Endpoint> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
  /** Files of a multipart request. */
  files: File[];
}

function fieldErrorsOf(schema: $ZodType | undefined, input: unknown): Record<string, FieldError> {
  const { error } = schema ? safeParse(schema, input, { reportInput: true }) : {};
  return error ? fieldErrorsByName(error.issues) : {};
}

function parsePart(schema: $ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const { data, error } = safeParse(schema, input, { reportInput: true });
  if (error) throw validationFailed(fieldErrorsByName(error.issues));
  return data;
}

/** Repeated names become lists, which the schemas of texts refuse. */
function gather(entries: Iterable<[string, string | File]>) {
  const gathered: Record<string, string | File | (string | File)[]> = {};
  for (const [name, value] of entries) {
    const before = gathered[name];
    gathered[name] = before === undefined ? value : [before, value].flat();
  }
  return gathered;
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new ApiError('unsupported_media_type');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField('body', 'wrong_format');
  }
}

/** Whether a file begins with the signature of a picture. */
export const isPicture = async (file: File): Promise<boolean> => {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 16).arrayBuffer());
  // Browsers read this label as windows-1252, where PNG's first byte is another character than in Node.
  return /^(.PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|....ftyp(avif|heic|mif1))/s.test(head);
};

async function readForm(request: Request, rules: FileUpload) {
  const { field, max, maxBytes } = rules;
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    throw new ApiError('unsupported_media_type');
  }
  const entries = [...(await request.formData())];
  const form = entries.filter(([name]) => name !== field);
  const files = entries.flatMap(([name, value]) => {
    if (name !== field) return [];
    if (typeof value === 'string') throw invalidField(field, 'wrong_type');
    return [value];
  });
  if (files.length > max) throw invalidField(field, 'too_many', max);
  if (files.some(({ size }) => size > maxBytes)) {
    throw tooLarge(field, maxBytes);
  }
  return { form: gather(form), files };
}

/** Parses the texts of a form and counts its files, so that all field errors are reported at once. */
function parseForm(schema: $ZodType | undefined, form: unknown, files: File[], rules: FileUpload) {
  const fieldErrors = fieldErrorsOf(schema, form);
  if (files.length < rules.min) fieldErrors[rules.field] = fieldError(rules.field, 'required');
  if (Object.keys(fieldErrors).length > 0) throw validationFailed(fieldErrors);
  return parsePart(schema, form);
}

/** Parses a request like the server; throws the field errors of an invalid one. */
export async function parseRequest<C extends Endpoint>(
  endpoint: C,
  request: Request,
  pathParams: unknown,
): Promise<Parsed<C>> {
  const params = parsePart(endpoint.params, pathParams);
  const query = parsePart(endpoint.query, gather(new URL(request.url).searchParams));
  const { form, files } = endpoint.files
    ? await readForm(request, endpoint.files)
    : { form: endpoint.body && (await readJson(request)), files: [] };
  const body = endpoint.files
    ? parseForm(endpoint.body, form, files, endpoint.files)
    : parsePart(endpoint.body, form);
  // The schemas of this endpoint have just produced the three parts.
  return { params, query, body, files } as Parsed<C>;
}
