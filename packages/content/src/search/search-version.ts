/**
 * The version of names, folding and terms. Raise it when a listing would get other terms: the server then recomputes
 * the terms of all listings. A test compares the digest.
 */
export const searchVersion = 2;

/** Digest of names and terms of this version, compared by the test. */
export const searchDigest = 573_077_330;
