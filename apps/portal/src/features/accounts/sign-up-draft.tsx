import type { SignUp } from '@upaj/contract/accounts.schema';
import { useFormContext } from 'react-hook-form';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { signUpFields } from './use-sign-up.ts';

const draftFields = signUpFields.filter((name) => name !== 'password');

/** Stores a draft of the sign-up form over a reload, without the password. */
export function SignUpDraft() {
  useDraft(storageKeys.signUpDraft, useFormContext<SignUp>(), draftFields);
  return null;
}
