/** A message with what was said before it. */
export interface Asked {
  message: string;
  /** Earlier turns, oldest first, without this message. */
  history: readonly { role: 'user' | 'model'; text: string }[];
  /** The person's language; a message in clear English or Hindi is answered in its own. */
  language: 'en' | 'hi';
  /** English name of the person's state. */
  state?: string;
  /** Names of the goods that the person sells, as they wrote them. */
  goods?: readonly string[];
  /** Today in the person's place: the season decides which crops are likely meant. */
  today: Date;
}
