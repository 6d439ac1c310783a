/**
 * The version of names, folding and terms. Raise it when a listing would get other terms: the server then recomputes
 * the terms of all listings. A test compares the digest.
 */
export const searchVersion = 3;

/** Digest of names and terms of this version, compared by the test. */
export const searchDigest = 3_147_734_093;
