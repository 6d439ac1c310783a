/** Where to return to after a redirect to the sign-in, ours or Google's, in one tab. */
export const returnToKey = 'return-to';

/** Light or dark, if one was chosen; it stays when users change. */
export const themeKey = 'theme';

/** Keys of what this browser stores of a user beside the session. */
export const storageKeys = {
  /** The videos that were played. */
  watchedVideos: 'watchedVideos',
  /** The id of the user here, if they have something on the market. */
  listingOwner: 'listing-owner',
  /** How many listings are in the cart of the user here. */
  cartCount: 'cart-count',
  /** How many notifications the user here has not read. */
  unread: 'unread-notifications',
  /** How many cases wait, if the user here is a moderator. */
  waitingCases: 'waiting-cases',
  /** Written after each change of the cart, for other tabs. */
  cartChanged: 'cart-changed',
  /** What was put into the cart without a session; it joins the user's cart at the sign-in. */
  visitorCart: 'visitor-cart',
  /** The keys of checkouts that are not answered yet. */
  checkoutKeys: 'checkout-keys',
  /** Delivery address and payment of a checkout, in one tab. */
  checkoutDraft: 'checkout-draft',
  /** A message to us that was not sent yet, in one tab. */
  contactDraft: 'contact-draft',
  /** A listing that was not sent yet, in one tab. */
  listingDraft: 'listing-draft',
  /** Changes to listings that were not saved yet, in one tab; each followed by the id of its listing. */
  listingChanges: 'listing-changes',
  /** A discussion that was not sent yet, followed by the id of its author; it outlives the tab. */
  threadDraft: 'thread-draft',
  /** The pictures of that discussion that were sent already, likewise. */
  threadPictures: 'thread-pictures',
  /** Comments and replies that were not sent yet, in one tab; each followed by the id of what it is about. */
  commentDraft: 'comment-draft',
  /** The conversation with KrishiBot, followed by the id of the user; it outlives the tab. */
  conversation: 'conversation',
  /** A question to KrishiBot that was not asked yet, in one tab. */
  chatDraft: 'chat-draft',
  /** From where laboratories were searched last. */
  labSearch: 'lab-search',
  /** The answers of the scheme finder, in one tab. */
  finderAnswers: 'finder-answers',
  /** What was typed into "Which crop?", in one tab. */
  cropFacts: 'crop-facts',
  /** Whether the leaf doctor's model may be on this device: `agreed` or `declined`. */
  leafModel: 'leaf-model',
  /** The answers in the guided walk of the leaf doctor, in one tab. */
  leafWalk: 'leaf-walk',
  /** A sign-up that was not sent yet, without its password, in one tab. */
  signUpDraft: 'sign-up-draft',
  /** Whom an OTP for a forgotten password was sent to, and when, in one tab. */
  otpRequest: 'otp-request',
  /** Which new e-mail address an OTP was sent to, and when, in one tab. */
  emailChange: 'email-change',
  /** Changes to the profile that were not saved yet, in one tab. */
  profileDraft: 'profile-draft',
  /** The profile that those changes were made to. */
  profileRead: 'profile-read',
  /** The bank account of a future seller, in one tab. */
  bankDraft: 'bank-draft',
  /** Changes to a bank account that were not saved yet, without the password, in one tab. */
  bankChangeDraft: 'bank-change-draft',
  returnTo: returnToKey,
} as const;

/** Removes the drafts of a visitor who has signed in or signed up. */
export function clearVisitorStorage(): void {
  sessionStorage.removeItem(storageKeys.signUpDraft);
  sessionStorage.removeItem(storageKeys.otpRequest);
}

/** The key of the changes to one listing. */
export const listingChangesKey = (id: string): string => `${storageKeys.listingChanges} ${id}`;

/** The key of something that belongs to one user of this device. */
export const ownKey = (key: string, userId: string): string => `${key} ${userId}`;

/** Removes everything of one user before the next one uses this device. */
export function clearUserStorage(): void {
  const keys: readonly string[] = Object.values(storageKeys);
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) {
      if (keys.includes(name.replace(/ .*/, ''))) storage.removeItem(name);
    }
  }
}
