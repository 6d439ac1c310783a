import type { FieldError } from '@upaj/contract/error-reply';
import type { Texts } from '../i18n/texts.ts';
import { useLateTexts } from '../i18n/use-late-texts.ts';

/** Puts a field error (`too_long:80`) into the user's language. */
export function useFieldErrorText(): (error: string | undefined) => string | undefined {
  const texts = useLateTexts('field-errors');
  return (error) => (error ? fieldErrorText(texts, error) : undefined);
}

/** The text of a field error; one about a limit says nothing where the limit is not known. */
export function fieldErrorText(texts: Texts, error: string): string | undefined {
  const [code = '', limit = ''] = error.split(':');
  const text = texts[code];
  const isKnown = text && (limit || !text.includes('{{limit}}'));
  return isKnown ? text.replace('{{limit}}', limit) : texts.wrong_format;
}

/** A field error as a form keeps it: `too_long:80`. */
export const fieldErrorMessage = ({ code, limit }: FieldError): string =>
  limit === undefined ? code : `${code}:${limit}`;
