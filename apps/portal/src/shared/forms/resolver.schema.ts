import { zodResolver } from '@hookform/resolvers/zod';
import { fieldErrorCode, type Issue } from '@upaj/contract/field-errors';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/**
 * Checks a form against a schema of the contract. A field's message is the error's code and, after
 * a colon, its bound; `useProblemText` puts it into the user's language.
 */
export function contractResolver<Parsed, Values extends FieldValues>(
  schema: $ZodType<Parsed, Values>,
): Resolver<Values, unknown, Parsed> {
  const error = (issue: Issue) => {
    const { code, limit } = fieldErrorCode(issue);
    // What a PIN code looks like is no help with a telephone number.
    if (code === 'wrong_format') return `${code}_${issue.path?.map(String).join('.')}`;
    return limit === undefined ? code : `${code}:${limit}`;
  };
  return zodResolver(schema, { error });
}
