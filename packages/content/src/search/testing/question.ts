/** What somebody types, and the answers that must come; none where nothing must be found. */
export type Question = readonly [typed: string, ...wanted: readonly string[]];
