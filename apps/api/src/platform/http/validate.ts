import { validationFailed } from '@upaj/contract/api-error';
import { fieldErrorsByName, type Issue } from '@upaj/contract/field-errors';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';

/** Parses a part of a request, or throws an ApiError that names each invalid field. */
export function validate<S extends $ZodType>(schema: S, value: unknown): output<S> {
  const { success, data, error } = safeParse(schema, value, { reportInput: true });
  if (success) return data;
  const issues: readonly Issue[] = error.issues;
  throw validationFailed(fieldErrorsByName(issues));
}
