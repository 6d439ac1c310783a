import type { ErrorReply } from '@upaj/contract/errors';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTexts } from '../i18n/use-translation.ts';

/** Puts a problem (`too_long:80`) into the person's language. */
export function useProblemText(): (problem: string | undefined) => string | undefined {
  const texts = useTexts('problems');
  return (problem) => {
    if (!problem) return undefined;
    const [code = '', limit = ''] = problem.split(':');
    return (texts[code] ?? texts.wrong_format)?.replace('{{limit}}', limit);
  };
}

/** Shows the server's problems beside the fields that they belong to, as if the form had found them. */
export function showProblems<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: ErrorReply['fields'],
  names: readonly Path<Values>[],
): void {
  for (const name of names) {
    const found = fields?.[name];
    if (!found) continue;
    const message = found.limit === undefined ? found.code : `${found.code}:${found.limit}`;
    setError(name, { type: 'server', message });
  }
}
