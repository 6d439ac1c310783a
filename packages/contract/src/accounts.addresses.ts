/** Where a browser goes to sign in through Google; it answers with redirects and is no call. */
export const googleStart = '/api/v1/user/google';
/** Where Google sends the browser back to, and that sends it on to /sign-in. */
export const googleCallback = '/api/v1/user/google/callback';
