/**
 * The version of names, folding and terms. Raise it whenever a listing would get other terms: the server then makes the
 * terms of all listings anew. A test compares the digest.
 */
export const searchVersion = 1;

/** What the test computes of names and terms for this version. */
export const searchDigest = 3_529_669_833;
