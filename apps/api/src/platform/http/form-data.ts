import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { ApiError, invalidField, tooLarge, validationFailed } from '@upaj/contract/api-error';
import type { FileUpload } from '@upaj/contract/endpoint';
import type { FieldError } from '@upaj/contract/error-reply';
import { fieldError, fieldErrorsByName } from '@upaj/contract/field-errors';
import type { FastifyRequest } from 'fastify';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';

/** An uploaded file, not yet checked. */
export interface ReceivedFile {
  path: string;
  /** What its sender calls it, at most 100 characters. */
  name: string;
  /** SHA-256 of its bytes, in hex. */
  digest: string;
}

/** A complete multipart form. */
export interface Form {
  files: readonly ReceivedFile[];
  /** Parses the text fields and counts the files together, so that all field errors are reported at once. */
  check<S extends $ZodType>(schema: S): output<S>;
  discard(): Promise<void>;
}

// The longest text is 2000 characters, in Hindi three bytes each.
const FIELD_BYTES = 10_000;
const FIELDS = 40;
// A boundary has at most 70 characters (RFC 2046); looking for a longer one costs its square.
const LONGEST_TYPE = 200;
// A name of a file in Hindi takes 765 bytes, percent-encoded.
const PART_HEADER_BYTES = 4096;
const LONGEST_NAME = 100;

/** Reads a form: texts into memory, files as streams to `folder`, so that no upload is held in memory. */
export async function receiveForm(
  request: FastifyRequest,
  rule: FileUpload,
  folder: string,
): Promise<Form> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type');
  if ((request.headers['content-type'] ?? '').length > LONGEST_TYPE)
    throw invalidField('body', 'wrong_format');
  const most = rule.max * rule.maxBytes + FIELDS * FIELD_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > most)
    throw tooLarge(rule.field, rule.maxBytes);
  const form = new Reading(rule, folder);
  try {
    const limits = {
      fieldNameSize: 100,
      fieldSize: FIELD_BYTES,
      fields: FIELDS,
      files: rule.max + 1,
      parts: FIELDS + rule.max + 1,
      fileSize: rule.maxBytes,
      headerPairs: 20,
      headerSize: PART_HEADER_BYTES,
    };
    for await (const part of request.parts({ limits })) {
      await form.take(part);
    }
    return form;
  } catch (error) {
    // The rest is read and discarded, so that a client that is still sending can read the error.
    request.raw.unpipe();
    request.raw.resume();
    await form.discard();
    throw translate(error, rule);
  }
}

class Reading implements Form {
  readonly files: ReceivedFile[] = [];
  private readonly paths: string[] = [];
  private readonly fields = new Map<string, unknown>();
  private readonly fieldErrors: Record<string, FieldError> = {};

  constructor(
    private readonly rule: FileUpload,
    private readonly folder: string,
  ) {}

  async take(part: Multipart): Promise<void> {
    if (part.type === 'file') return this.takeFile(part);
    const { fieldname, value } = part;
    if (part.fieldnameTruncated) throw invalidField('body', 'wrong_format');
    if (part.valueTruncated) throw invalidField(fieldname, 'too_long', FIELD_BYTES);
    if (fieldname === this.rule.field) throw invalidField(fieldname, 'wrong_type');
    // A field that is sent twice is not one text.
    this.fields.set(fieldname, this.fields.has(fieldname) ? [value] : value);
  }

  private async takeFile({ fieldname, file, filename }: MultipartFile): Promise<void> {
    if (fieldname !== this.rule.field) {
      file.resume();
      this.fields.set(fieldname, []);
      return;
    }
    if (this.files.length === this.rule.max) {
      throw invalidField(fieldname, 'too_many', this.rule.max);
    }
    const path = join(this.folder, randomUUID());
    this.paths.push(path);
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(file, hashing, createWriteStream(path, { mode: 0o600 }));
    if (file.truncated) throw tooLarge(fieldname, this.rule.maxBytes);
    const name = filename.slice(0, LONGEST_NAME);
    this.files.push({ path, name, digest: hash.digest('hex') });
  }

  check<S extends $ZodType>(schema: S): output<S> {
    const { field, min } = this.rule;
    const { success, data, error } = safeParse(schema, Object.fromEntries(this.fields), {
      reportInput: true,
    });
    Object.assign(this.fieldErrors, error ? fieldErrorsByName(error.issues) : {});
    if (this.files.length < min) this.fieldErrors[field] = fieldError(field, 'required');
    if (!success || Object.keys(this.fieldErrors).length > 0)
      throw validationFailed(this.fieldErrors);
    return data;
  }

  async discard(): Promise<void> {
    await Promise.all(this.paths.map((path) => rm(path, { force: true })));
  }
}

function translate(error: unknown, rule: FileUpload): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return invalidField(rule.field, 'too_many', rule.max);
  const isOurs = error instanceof Error && error.name === 'ApiError';
  const isSystem = typeof code === 'string' && /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET';
  // Any other error of the parser means a malformed form.
  return isOurs || isSystem ? error : invalidField('body', 'wrong_format');
}
