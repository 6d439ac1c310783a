// SQLSTATE classes 08 (connection) and 57P0x (shut down, starting up), and 53300 (too many connections).
const states = /^(08[0-9A-Z]{3}|57P0[0-9]|53300)$/;
const words = /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/;
// What pg and its pool say themselves carries no code.
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error, or one that caused it, says that the database cannot be reached now. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (sentences.test(error.message)) return true;
  const code = 'code' in error ? String(error.code) : '';
  // A file that is missing is no database that is missing: only a socket is connected to, read or written.
  const isOfSocket =
    'syscall' in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall));
  return states.test(code) || (isOfSocket && words.test(code)) || isLostConnection(error.cause);
}
