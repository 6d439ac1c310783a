/** Address that starts the sign-in with Google; it redirects and is not an endpoint of the contract. */
export const googleStart = '/api/v1/user/google';
/** Callback of Google; it redirects to /sign-in. */
export const googleCallback = '/api/v1/user/google/callback';
