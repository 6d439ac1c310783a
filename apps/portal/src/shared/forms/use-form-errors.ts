import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { getApiError } from '../transport/api-error.ts';
import { useApiErrorText } from './use-api-error-text.ts';
import { fieldErrorMessage, setFieldErrors, useFieldErrorText } from './use-field-error-text.ts';

/**
 * Shows a server's error in a form: each field error at its input; an error of a field without an input, or of
 * no field, in the form's alert.
 *
 * @example const errors = useFormErrors(setError, ['email']); <FormAlert>{errors.formError}</FormAlert>
 */
export function useFormErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  /** The fields that have an input. */
  names: readonly Path<Values>[],
  /** The text for an error that names no field, where the form has its own. */
  ownText?: (error: unknown) => string,
) {
  const apiErrorText = useApiErrorText();
  const fieldErrorText = useFieldErrorText();
  const [formError, setFormError] = useState<string>();

  function show(error: unknown): void {
    const { fields } = getApiError(error) ?? {};
    const all = Object.entries(fields ?? {});
    if (all.length === 0) {
      setFormError((ownText ?? apiErrorText)(error));
      return;
    }
    setFieldErrors(setError, fields, names);
    const others = all.filter(([name]) => !names.some((known) => known === name));
    const texts = others.map(
      ([name, fault]) => `${name}: ${fieldErrorText(fieldErrorMessage(fault))}`,
    );
    setFormError(texts.join(' '));
  }

  return { formError, clear: () => setFormError(undefined), show };
}
