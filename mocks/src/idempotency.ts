import { ApiError } from '@upaj/contract/api-error';
import { db } from './db.ts';
import type { MockReply } from './mock-endpoint.ts';
import type { PersonRecord } from './records.ts';

async function digestOf(body: unknown, files: readonly File[]): Promise<string> {
  const parts = await Promise.all(
    files.map(async (file) => [...new Uint8Array(await file.arrayBuffer())].join()),
  );
  return JSON.stringify([body, parts]);
}

/** Runs a write once: the same key and content replay the stored response, other content is refused. */
export async function runIdempotent(
  {
    request,
    person,
    body,
    files,
  }: { request: Request; person: PersonRecord; body: unknown; files: File[] },
  write: () => Promise<MockReply>,
): Promise<MockReply> {
  const key = request.headers.get('idempotency-key');
  if (!key) return write();
  const digest = await digestOf(body, files);
  const recordKey = `${person.id} ${key}`;
  const stored = db.storedResponses.get(recordKey);
  if (!stored) {
    const reply = await write();
    db.storedResponses.set(recordKey, { digest, status: reply.status, body: reply.body });
    return reply;
  }
  if (stored.digest === digest) return { status: stored.status, body: stored.body };
  throw new ApiError('idempotency_mismatch');
}
