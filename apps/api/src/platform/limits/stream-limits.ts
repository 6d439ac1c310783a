/** How many streams may be open in one process at the same time, and for how long. */
export const streamLimits = {
  // A few tabs on a few devices.
  person: 10,
  // Many people share the address of a mobile network.
  address: 500,
  longestMs: 60 * 60 * 1000,
  /** Seconds after which a rejected client may retry. */
  retryAfter: 30,
};
