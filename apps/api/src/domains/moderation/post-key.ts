/** The post that a report or an action is about, as it is stored. */
export interface PostKey {
  threadId: string;
  /** Null for the discussion itself. */
  commentId: string | null;
}
