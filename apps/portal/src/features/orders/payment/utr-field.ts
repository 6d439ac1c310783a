import { closedNumber } from '@upaj/contract/latin-digits';

/** How the number of a UPI transaction is read: apps write it with spaces, Hindi keyboards in their own digits. */
export const typedUtr = { setValueAs: closedNumber };
