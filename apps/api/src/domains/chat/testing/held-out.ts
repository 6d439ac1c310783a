import { createHash } from 'node:crypto';
import type { Question } from './question.ts';

/** Whether a question belongs to the third that is never looked at while the adviser is tuned. */
export function isHeldOut({ id }: Pick<Question, 'id'>): boolean {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % 3 === 0;
}
