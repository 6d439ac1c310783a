/** The person whose token came with a request. */
export interface Person {
  id: string;
  name: string;
  /** Names the session; unlike the token it opens nothing. */
  sessionId: string;
  /** When the session was opened. */
  signedInAt: Date;
  isModerator: boolean;
}
