/** Splits a text of ours into its sentences: an end mark, a space and a new beginning. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?।])\s+(?=[\p{Lu}\u0900-\u097f\d(])/u).filter(Boolean);
