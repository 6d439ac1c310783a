import { type ComponentType, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { GoogleButton } from './google-button.tsx';
import { AddressFields, PersonFields } from './sign-up-fields.tsx';
import { useSignUp } from './use-sign-up.ts';

/** Everything that an account is opened with. */
export function SignUpForm() {
  const { t } = useTranslation('accounts');
  const { form, onSubmit } = useSignUp();
  const { Draft, loadDraft } = useLazyDraft();

  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={onSubmit} onInput={loadDraft} className="grid gap-6">
        {Draft && <Draft />}
        <PersonFields />
        <AddressFields />
        <FormAlert>{form.formError}</FormAlert>
        <div className="grid gap-3">
          <SubmitButton size="big" width="full" isBusy={form.isBusy}>
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
