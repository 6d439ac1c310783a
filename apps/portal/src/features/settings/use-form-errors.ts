import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { setFieldErrors } from '../../shared/forms/use-field-error-text.ts';
import { getApiError } from '../../shared/transport/api-error.ts';

/** Says why a call was refused: at the fields that the server names, else above the form. */
export function useFormErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
) {
  const apiErrorText = useApiErrorText();
  const [failed, setFailed] = useState<string>();

  function show(error: unknown) {
    const apiError = getApiError(error);
    const isAtField = fields.some((name) => apiError?.fields?.[name]);
    if (isAtField) setFieldErrors(setError, apiError?.fields, fields);
    else setFailed(apiErrorText(error));
  }

  return { failed, forget: () => setFailed(undefined), show };
}
