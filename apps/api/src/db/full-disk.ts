// No space left, quota exceeded, the largest file that this process may write; 53100 is PostgreSQL's disk_full.
const codes = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

/** Whether an error, or a cause of it, says that a disk is full: that of DATA_DIR, or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(String(error.code))) || isDiskFull(error.cause);
}
