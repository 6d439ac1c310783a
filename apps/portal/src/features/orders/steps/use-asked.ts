import { useState } from 'react';
import { getApiError } from '../../../shared/transport/api-error.ts';

/** Whether the server refuses a step since what it agrees to has changed; the page then shows it as it is now. */
export const haveTermsChanged = (error: unknown): boolean =>
  getApiError(error)?.code === 'order_terms_changed';

/** What a dialog asks about: as it was when it opened, also once the reply has changed the order; or asked anew. */
export function useAsked<T>(now: T) {
  const [kept, setKept] = useState<T | undefined>(now);
  const asked = kept ?? now;
  return { asked, keep: () => setKept(asked), askAnew: () => setKept(undefined) };
}
