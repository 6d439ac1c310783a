/** A query and its expected results; none if nothing may be found. */
export type Question = readonly [typed: string, ...wanted: readonly string[]];
