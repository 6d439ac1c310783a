import type { SignIn } from '@upaj/contract/accounts.schema';
import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useSignInMutation } from '../../domains/accounts/accounts.api.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { getApiError, isBackendDown } from '../../shared/transport/api-error.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useOpenPage } from '../../shared/use-open-page.ts';
import { useSessionStart } from './use-session-start.ts';

const resolver = async () => (await import('./accounts.schema.ts')).signInResolver;

interface SignInFormProps {
  /** What is already known of the user, such as the address they tried to sign up with. */
  email?: string;
}

/** E-mail and password. */
export function SignInForm({ email = '' }: SignInFormProps) {
  const { t } = useTranslation('accounts');
  const openPage = useOpenPage();
  const isHydrated = useIsHydrated();
  const [signIn] = useSignInMutation();
  const startSession = useSessionStart();
  const failedText = useSignInFailure();
  const { register, getValues, errorOf, formError, isBusy, submit } = useApiForm<SignIn>({
    resolver,
    defaultValues: { email, password: '' },
    failedText,
  });
  const send = async (body: SignIn) => startSession(await signIn({ body }).unwrap());

  return (
    <form noValidate method="post" onSubmit={submit(send)} className="grid gap-5">
      <FormAlert>{formError}</FormAlert>
      <FormField label={t('email')} error={errorOf('email')} isRequired>
        <TextField type="email" autoComplete="username" {...register('email')} />
      </FormField>
      <FormField label={t('password')} error={errorOf('password')} isRequired>
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
      <SubmitButton size="big" width="full" isBusy={isBusy}>
        {t('signIn')}
      </SubmitButton>
    </form>
  );
}

/** Why a sign-in failed. */
function useSignInFailure() {
  const { t } = useTranslation('accounts');
  const apiErrorText = useApiErrorText();
  return (error: unknown) => {
    const code = getApiError(error)?.code;
    if (code === 'rate_limited' || code === 'busy') return apiErrorText(error);
    return t(isBackendDown(error) ? 'refused.backendDown' : 'refused.wrongCredentials');
  };
}
