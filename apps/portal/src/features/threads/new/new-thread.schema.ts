import { hasContactDetails } from '@upaj/contract/contact-details';
import { ThreadForm } from '@upaj/contract/threads.schema';
import type { Resolver } from 'react-hook-form';
import { contractResolver } from '../../../shared/forms/resolver.schema.ts';
import type { ThreadFields } from './thread-fields.ts';

const checkForm = contractResolver<ThreadForm, ThreadForm>(ThreadForm);

const consentMissing = { type: 'contact_consent', message: 'contact_consent' };

/** Checks a discussion; one with contact details wants their author's consent. */
export const newThreadResolver: Resolver<ThreadFields, unknown, ThreadForm> = async (
  { crop, ...fields },
  context,
  options,
) => {
  const typed = { ...fields, crop: crop || undefined };
  // The names and their elements are those of the form; only the empty crop is another type.
  const result = await checkForm(typed, context, options as Parameters<typeof checkForm>[2]);
  if (Object.keys(result.errors).length > 0) return { values: {}, errors: { ...result.errors } };
  const isConsentMissing =
    !fields.showsContacts && hasContactDetails(`${fields.title}\n${fields.content}`);
  if (isConsentMissing) return { values: {}, errors: { showsContacts: consentMissing } };
  return result;
};
