import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in; the five keys that the browser keeps. */
export interface Session {
  token: string | null;
  userId: string | null;
  userName: string | null;
  isSeller: boolean;
  otp: string | null;
}

/** Written in this order: to other tabs the token is the sign that a new session is whole. */
export const sessionKeys = ['userId', 'userName', 'isSeller', 'otp', 'token'] as const;

/** No user is signed in. */
export const signedOut: Session = {
  token: null,
  userId: null,
  userName: null,
  isSeller: false,
  otp: null,
};

/** Reads the session that an earlier visit left in the browser. */
export function storedSession(storage: Storage): Session {
  return {
    token: storage.getItem('token'),
    userId: storage.getItem('userId'),
    userName: storage.getItem('userName'),
    isSeller: storage.getItem('isSeller') === 'true',
    otp: storage.getItem('otp'),
  };
}

/** Stores the session in the browser; empty values are removed. The name stays after a sign-out. */
export function storeSession(storage: Storage, session: Session): void {
  for (const key of sessionKeys) {
    const value = session[key];
    if (value) storage.setItem(key, String(value));
    else storage.removeItem(key);
  }
}

interface Started {
  token: string;
  userId: string;
  userName: string;
  isSeller: boolean;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    sessionStarted: (_, { payload }: PayloadAction<Started>) => ({ ...payload, otp: null }),
    // Logout removes token, userId, isSeller and otp; the specification leaves the name.
    sessionEnded: (session) => ({ ...signedOut, userName: session.userName }),
    /** The same person may go on after signing in again: what they were at is not lost. */
    sessionExpired: (session) => {
      session.token = null;
      session.otp = null;
    },
    /** Nothing is left of the user in this browser either. */
    accountDeleted: () => signedOut,
    /** The server has accepted it; the reset of the password sends it once more. */
    otpVerified: (session, { payload }: PayloadAction<string>) => {
      session.otp = payload;
    },
    otpSpent: (session) => {
      session.otp = null;
    },
    becameSeller: (session) => {
      session.isSeller = true;
    },
    renamed: (session, { payload }: PayloadAction<string>) => {
      session.userName = payload;
    },
    /** Another tab of this browser signed in or out. */
    sessionSynced: (_, { payload }: PayloadAction<Session>) => payload,
  },
  selectors: {
    selectSession: (session) => session,
    selectIsSignedIn: (session) => session.token !== null,
  },
});

export const {
  sessionStarted,
  sessionEnded,
  sessionExpired,
  accountDeleted,
  otpVerified,
  otpSpent,
  becameSeller,
  renamed,
  sessionSynced,
} = sessionSlice.actions;
export const { selectSession, selectIsSignedIn } = sessionSlice.selectors;
