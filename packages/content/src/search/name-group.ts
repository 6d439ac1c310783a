/**
 * Names of one thing, in small letters. The first one is its key and stays the same. Spellings that sound alike
 * (pyaz, piaz, प्याज़) need not be listed: `sound-key.ts` finds them.
 */
export type NameGroup = readonly [string, ...string[]];
