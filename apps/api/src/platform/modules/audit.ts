import type { Database } from '../../db/database.ts';

/** A stored value that differs from what it is computed from. */
export interface Difference {
  /** What is compared, such as `reserved stock of a listing`. */
  what: string;
  /** The record that it was found in. */
  id: string;
  expected: string;
  found: string;
}

/** Recomputes what a domain stores beside its sources; gives what differs, at most some hundreds of each kind. */
export type Audit = (db: Database) => Promise<Difference[]>;

/** Runs all audits, one after the other. */
export async function runAudits(audits: readonly Audit[], db: Database): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const audit of audits) found.push(...(await audit(db)));
  return found;
}

/** A difference as one line of text. */
export const describeDifference = ({ what, id, expected, found }: Difference): string =>
  `${what} ${id}: ${found} instead of ${expected}`;
