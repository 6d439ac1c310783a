/** What is kept of a person in this browser beside the session, and where. */
export const kept = {
  /** The films that were played. */
  watchedVideos: 'watchedVideos',
  /** A message to us that was not sent yet, in one tab. */
  contactDraft: 'contact-draft',
  /** A listing that was not sent yet, in one tab. */
  listingDraft: 'listing-draft',
  /** What was answered in the scheme finder, in one tab. */
  finderAnswers: 'finder-answers',
  /** Where somebody was going who has left for Google, in one tab. */
  googleWay: 'google-way',
} as const;

/** Leaves nothing of one person to the next one at this device. */
export function forgetKept(): void {
  for (const key of Object.values(kept)) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}
