import type { SignUp } from '@upaj/contract/accounts.schema';
import { type ComponentType, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { lazyResolver } from '../../shared/forms/lazy-resolver.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { GoogleButton } from './google-button.tsx';
import { AddressFields, PersonFields } from './sign-up-fields.tsx';
import { useSignUp } from './use-sign-up.ts';

const signUpResolver = lazyResolver(
  async () => (await import('./accounts.schema.ts')).signUpResolver,
);

/** Everything that an account is opened with. */
export function SignUpForm() {
  const { t } = useTranslation('accounts');
  const form = useForm<SignUp>({ resolver: signUpResolver });
  const { submit, formError } = useSignUp(form.setError);
  const { Draft, loadDraft } = useLazyDraft();

  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        onSubmit={form.handleSubmit(submit)}
        onInput={loadDraft}
        className="grid gap-6"
      >
        {Draft && <Draft />}
        <PersonFields />
        <AddressFields />
        <FormAlert>{formError}</FormAlert>
        <div className="grid gap-3">
          <SubmitButton size="big" width="full" isBusy={form.formState.isSubmitting}>
            {t('signUp')}
          </SubmitButton>
          <GoogleButton purpose="signUp" />
        </div>
      </form>
    </FormProvider>
  );
}

/** The component that keeps the draft; loaded when there is a draft or the user begins to type. */
function useLazyDraft() {
  const [Draft, setDraft] = useState<ComponentType>();
  // Without it no draft is stored over a reload, and the form still works.
  const [loadDraft] = useState(
    () => () =>
      void import('./sign-up-draft.tsx').then(
        ({ SignUpDraft }) => setDraft(() => SignUpDraft),
        () => {},
      ),
  );
  useEffect(() => {
    if (sessionStorage.getItem(storageKeys.signUpDraft)) loadDraft();
  }, [loadDraft]);
  return { Draft, loadDraft };
}
