// No space left, quota exceeded, file size limit; 53100 is PostgreSQL's disk_full.
const codes = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

/** Whether an error, or a cause of it, means that the disk of DATA_DIR or of the database is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(String(error.code))) || isDiskFull(error.cause);
}
