import type { ErrorReply } from '@upaj/contract/error-reply';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTexts } from '../i18n/use-translation.ts';

/** Puts a problem (`too_long:80`) into the person's language. */
export function useFieldErrorText(): (error: string | undefined) => string | undefined {
  const texts = useTexts('errors');
  return (error) => {
    if (!error) return undefined;
    const [code = '', limit = ''] = error.split(':');
    return (texts[code] ?? texts.wrong_format)?.replace('{{limit}}', limit);
  };
}

/**
 * Shows the server's problems beside the fields that they belong to, as if the form had found them; the
 * first of them gets the focus.
 */
export function setFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: ErrorReply['fields'],
  names: readonly Path<Values>[],
): void {
  const wrong = names.filter((name) => fields?.[name]);
  for (const name of wrong) {
    const { code, limit } = fields?.[name] ?? {};
    const message = limit === undefined ? code : `${code}:${limit}`;
    setError(name, { type: 'server', message }, { shouldFocus: name === wrong[0] });
  }
}
