/** The person whose token came with a request. */
export interface Person {
  id: string;
  name: string;
  /** Id of the session; unlike the token it does not authenticate. */
  sessionId: string;
  /** When the session was opened. */
  signedInAt: Date;
  isModerator: boolean;
}
