const UNIQUE = '23505';

/** What PostgreSQL tells of a row that it refused. */
interface Violation {
  code: unknown;
  constraint: unknown;
}

/** Whether an error, or one that caused it, says that a row is not unique by this constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return causesOf(error).some((one) => one.code === UNIQUE && one.constraint === constraint);
}

/** The error and what caused it, the outermost first. */
function causesOf(error: unknown): Violation[] {
  if (!(error instanceof Error)) return [];
  const { code, constraint, cause }: Error & Partial<Violation> = error;
  return [{ code, constraint }, ...causesOf(cause)];
}
