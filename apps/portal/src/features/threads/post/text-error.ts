import { hasContactDetails } from '@upaj/contract/contact-details';
import { countGraphemes, tidyText } from '@upaj/contract/post-text';

interface Bounds {
  min: number;
  max: number;
}

/** What is wrong with a text before it is sent, as the server would say it: `too_short:2`; nothing if it can be sent. */
export function textError(typed: string, { min, max }: Bounds, hasConsent: boolean) {
  const text = tidyText(typed);
  if (text === '') return 'required';
  if (countGraphemes(text, min) < min) return `too_short:${min}`;
  if (text.length > max && countGraphemes(text, max) > max) return `too_long:${max}`;
  return !hasConsent && hasContactDetails(text) ? 'contact_consent' : undefined;
}
