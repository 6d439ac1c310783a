// SQLSTATE classes 08 (connection) and 57P0x (shutdown, crash, start), 53 without 53100 (out of connections or
// memory), and those of a statement that took too long: 57014 (query canceled), 55P03 (lock not available).
const states = /^(08[0-9A-Z]{3}|57P0[0-9]|53[0234]00|57014|55P03)$/;
const socketCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/;
// Errors of pg and its pool carry no code.
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client was closed|Client has encountered a connection error)/;

// The pool's error when no connection became free, or none could be opened, in time.
const POOL_TIMEOUT = 'timeout exceeded when trying to connect';

/** Whether the statement took longer than `statement_timeout`, or waited too long for a connection. */
export function isTooSlow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isCanceled = 'code' in error && error.code === '57014';
  return isCanceled || error.message === POOL_TIMEOUT || isTooSlow(error.cause);
}

/** Whether an error, or a cause of it, means that the database is unavailable; a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (messages.test(error.message)) return true;
  const code = 'code' in error ? String(error.code) : '';
  // ENOENT of a file means a missing file, so only errors of socket calls count.
  const isOfSocket =
    'syscall' in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall));
  return (
    states.test(code) ||
    (isOfSocket && socketCodes.test(code)) ||
    isDatabaseUnavailable(error.cause)
  );
}
