/** What is kept of a person in this browser beside the session, and where. */
export const storageKeys = {
  /** The films that were played. */
  watchedVideos: 'watchedVideos',
  /** The id of the person here, if they have something on the market. */
  listingOwner: 'listing-owner',
  /** A message to us that was not sent yet, in one tab. */
  contactDraft: 'contact-draft',
  /** A listing that was not sent yet, in one tab. */
  listingDraft: 'listing-draft',
  /** What was answered in the scheme finder, in one tab. */
  finderAnswers: 'finder-answers',
  /** A sign-up that was not sent yet, without its password, in one tab. */
  signUpDraft: 'sign-up-draft',
  /** Whom an OTP for a forgotten password was sent to, and when, in one tab. */
  otpRequest: 'otp-request',
  /** Which new e-mail address an OTP was sent to, and when, in one tab. */
  emailChange: 'email-change',
  /** Changes to the profile that were not saved yet, in one tab. */
  profileDraft: 'profile-draft',
  /** The bank account of somebody who is becoming a seller, in one tab. */
  bankDraft: 'bank-draft',
  /** Changes to a bank account that were not saved yet, without the password, in one tab. */
  bankChangeDraft: 'bank-change-draft',
  /** Where somebody was going who has left for Google, in one tab. */
  returnTo: 'return-to',
} as const;

/** Forgets what a visitor was at who has an account now, or is signed in to it. */
export function clearVisitorStorage(): void {
  sessionStorage.removeItem(storageKeys.signUpDraft);
  sessionStorage.removeItem(storageKeys.otpRequest);
}

/** Leaves nothing of one person to the next one at this device. */
export function clearUserStorage(): void {
  for (const key of Object.values(storageKeys)) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}
