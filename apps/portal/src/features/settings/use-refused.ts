import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { refusalOf } from '../../shared/failure.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { showProblems } from '../../shared/forms/use-problem-text.ts';

/** Says why a call was refused: at the fields that the server names, else above the form. */
export function useRefused<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
) {
  const failureText = useFailureText();
  const [failed, setFailed] = useState<string>();

  function show(error: unknown) {
    const refusal = refusalOf(error);
    const isAtField = fields.some((name) => refusal?.fields?.[name]);
    if (isAtField) showProblems(setError, refusal?.fields, fields);
    else setFailed(failureText(error));
  }

  return { failed, forget: () => setFailed(undefined), show };
}
