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

/** Answers a write once: the same key and content give the first answer again, other content is refused. */
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
  const place = `${person.id} ${key}`;
  const first = db.firstAnswers.get(place);
  if (!first) {
    const answer = await write();
    db.firstAnswers.set(place, { digest, status: answer.status, body: answer.body });
    return answer;
  }
  if (first.digest === digest) return { status: first.status, body: first.body };
  throw new ApiError('idempotency_mismatch');
}
