const FOREIGN_KEY = '23503';
const UNIQUE = '23505';

/** The fields of a constraint violation of PostgreSQL. */
interface Violation {
  code: unknown;
  constraint: unknown;
  detail: unknown;
}

/** A record that a row refers to and that is not there, or not any more. */
export interface MissingRecord {
  constraint: string;
  /** The values of its key. */
  key: string[];
}

/** Whether an error, or a cause of it, is a violation of this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return causesOf(error).some((one) => one.code === UNIQUE && one.constraint === constraint);
}

/** The record whose absence keeps a row from being written; nothing if the error has another cause. */
export function missingRecord(error: unknown): MissingRecord | undefined {
  const violation = causesOf(error).find((one) => one.code === FOREIGN_KEY);
  // `Key (seller_id, seller_state)=(3b8a…, Kerala) is not present in table "users".`, in the server's language.
  const [, columns, values] = /\(([^()]+)\)=\(([^()]+)\)/.exec(String(violation?.detail)) ?? [];
  // The key of the record itself is named when it cannot be deleted because rows refer to it.
  if (!violation || !values || columns === 'id') return undefined;
  return { constraint: String(violation.constraint), key: values.split(', ') };
}

/** The error and its causes, the outermost first. */
function causesOf(error: unknown): Violation[] {
  if (!(error instanceof Error)) return [];
  const { code, constraint, detail, cause }: Error & Partial<Violation> = error;
  return [{ code, constraint, detail }, ...causesOf(cause)];
}
