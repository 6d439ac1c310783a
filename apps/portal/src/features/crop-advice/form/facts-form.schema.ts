import type { FieldFacts as Facts } from '@upaj/content/crops/field-advice';
import { FieldFacts } from '@upaj/contract/crop-advice.schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { contractResolver } from '../../../shared/forms/resolver.schema.ts';
import { type FactsForm, factsOf, formErrors } from './facts-form.ts';

const checkFacts = contractResolver(FieldFacts);

/** Checks the typed form, and then its facts against the contract. */
export const factsResolver: Resolver<FactsForm, unknown, Facts> = async (
  form,
  context,
  options,
) => {
  const wrong = Object.entries(formErrors(form)).map(([name, message]) => [
    name,
    { type: 'form', message },
  ]);
  // The names are those of the fields, or `root`.
  if (wrong.length > 0) return { values: {}, errors: Object.fromEntries(wrong) };
  const facts = factsOf(form);
  const checked = await checkFacts(facts, context, { ...options, names: undefined, fields: {} });
  if (Object.keys(checked.errors).length === 0) return { values: facts, errors: {} };
  // The facts have the names of the fields that they come from.
  return { values: {}, errors: checked.errors as FieldErrors<FactsForm> };
};
