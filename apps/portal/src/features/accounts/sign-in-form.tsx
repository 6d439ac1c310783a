import type { SignIn } from '@upaj/contract/accounts.schema';
import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { lazyResolver } from '../../shared/forms/lazy-resolver.ts';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useOpenPage } from '../../shared/use-open-page.ts';
import { useSignIn } from './use-sign-in.ts';

const signInResolver = lazyResolver(
  async () => (await import('./accounts.schema.ts')).signInResolver,
);

interface SignInFormProps {
  /** What is already known of the user, such as the address they tried to sign up with. */
  email?: string;
}

/** E-mail and password. */
export function SignInForm({ email = '' }: SignInFormProps) {
  const { t } = useTranslation('accounts');
  const errorText = useFieldErrorText();
  const openPage = useOpenPage();
  const isHydrated = useIsHydrated();
  const { register, handleSubmit, setError, getValues, formState } = useForm<SignIn>({
    resolver: signInResolver,
    defaultValues: { email, password: '' },
  });
  const { submit, formError } = useSignIn(setError);
  const { errors, isSubmitting } = formState;

  return (
    <form noValidate method="post" onSubmit={handleSubmit(submit)} className="grid gap-5">
      <FormAlert>{formError}</FormAlert>
      <FormField label={t('email')} error={errorText(errors.email?.message)} isRequired>
        <TextField type="email" autoComplete="username" {...register('email')} />
      </FormField>
      <FormField label={t('password')} error={errorText(errors.password?.message)} isRequired>
        <SecretField autoComplete="current-password" {...register('password')} />
      </FormField>
      <Button
        variant="quiet"
        size="small"
        // Pressed before hydration it would do nothing.
        disabled={!isHydrated}
        onClick={() => openPage(paths.forgotPassword.href(), { email: getValues('email') })}
        className="-my-3 -me-3.5 justify-self-end"
      >
        {t('forgotPassword')}
      </Button>
      <SubmitButton size="big" width="full" isBusy={isSubmitting}>
        {t('signIn')}
      </SubmitButton>
    </form>
  );
}
