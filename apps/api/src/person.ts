/** The person whose token came with a request. */
export interface Person {
  id: string;
  name: string;
  token: string;
  /** Names the session; unlike its token it opens nothing. */
  sessionId: string;
  isModerator: boolean;
}
