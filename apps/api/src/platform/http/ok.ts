/** Wraps a result as a successful response. */
export function ok<T extends object>(reply: T) {
  return { success: true as const, ...reply };
}
