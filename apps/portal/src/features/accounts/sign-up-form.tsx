import type { SignUp } from '@upaj/contract/accounts.schema';
import { FormProvider, useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { lateResolver } from '../../shared/forms/late-resolver.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GoogleButton } from './google-button.tsx';
import { AddressFields, PersonFields } from './sign-up-fields.tsx';
import { useSignUp } from './use-sign-up.ts';

const signUpResolver = lateResolver(
  async () => (await import('./accounts.schema.ts')).signUpResolver,
);

/** Everything that an account is opened with. */
export function SignUpForm() {
  const { t } = useTranslation('accounts');
  const form = useForm<SignUp>({ resolver: signUpResolver });
  const { submit, failed } = useSignUp(form.setError);

  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-6">
        <PersonFields />
        <AddressFields />
        <FormAlert>{failed}</FormAlert>
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
