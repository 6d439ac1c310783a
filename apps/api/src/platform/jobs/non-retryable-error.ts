/** An error that no retry can fix: the job is stored as failed. */
export class NonRetryableError extends Error {
  override readonly name = 'NonRetryableError';
}
