/** Writes down that a call worked, beside what it answers. */
export function ok<T extends object>(reply: T) {
  return { success: true as const, ...reply };
}
