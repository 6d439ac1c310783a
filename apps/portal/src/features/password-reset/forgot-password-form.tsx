import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useEffect } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useRequestOtp } from './use-request-otp.ts';

const resolver = async () => (await import('./password-reset.schema.ts')).forgottenPasswordResolver;

interface ForgotPasswordFormProps {
  /** The address that was typed before, if any. */
  email: string;
  /** The person has come back from the OTP to write another address. */
  isBack: boolean;
  /** An OTP is on its way to the address. */
  onSent: (email: string) => void;
  /** The person has an OTP already. */
  onOtpInHand: () => void;
}

/** Asks for the address that an OTP is sent to. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  const { email, isBack, onSent, onOtpInHand } = props;
  const { t } = useTranslation('password-reset');
  const isHydrated = useIsHydrated();
  const { requestOtp, apiErrorText } = useRequestOtp();
  const { register, setFocus, errorOf, formError, isBusy, submit } = useApiForm({
    resolver,
    defaultValues: { email },
    failedText: apiErrorText,
  });
  useEffect(() => {
    if (isBack) setFocus('email');
  }, [isBack, setFocus]);

  async function request(typed: { email: string }) {
    const { error } = await requestOtp(typed.email);
    if (error) throw error;
    onSent(typed.email);
  }

  return (
    <form noValidate method="post" onSubmit={submit(request)} className="grid gap-5">
      <FormAlert>{formError}</FormAlert>
      <FormField label={t('email')} error={errorOf('email')} isRequired>
        <TextField type="email" autoComplete="username" {...register('email')} />
      </FormField>
      <SubmitButton size="big" width="full" isBusy={isBusy}>
        {t('sendOtp')}
      </SubmitButton>
      <Button variant="quiet" disabled={!isHydrated} onClick={onOtpInHand}>
        {t('otpInHand')}
      </Button>
    </form>
  );
}
