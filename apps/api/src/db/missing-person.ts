const FOREIGN_KEY = '23503';
const NOT_NULL = '23502';

/**
 * Whether an error, or one that caused it, says that a row could not be written because the person it belongs to
 * is not there any more: the account was deleted after it was seen who asks.
 */
export function isMissingPerson(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint, column } = told(error);
  const hasNobody = code === FOREIGN_KEY && /_users_id_fk$/.test(constraint);
  // A listing looks its seller's state up while it is written.
  const hasNoState = code === NOT_NULL && column === 'seller_state';
  return hasNobody || hasNoState || isMissingPerson(error.cause);
}

const told = (error: Error) => ({
  code: 'code' in error ? error.code : undefined,
  constraint: 'constraint' in error ? String(error.constraint) : '',
  column: 'column' in error ? error.column : undefined,
});
