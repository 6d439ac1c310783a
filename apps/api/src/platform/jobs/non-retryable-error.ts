/** A try that failed for a reason that no other try could mend: the job is kept as failed. */
export class NonRetryableError extends Error {
  override readonly name = 'Hopeless';
}
