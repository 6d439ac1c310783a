import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { lazyResolver } from '../../shared/forms/lazy-resolver.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useRequestOtp } from './use-request-otp.ts';

const resolver = lazyResolver(
  async () => (await import('./password-reset.schema.ts')).forgottenPasswordResolver,
);

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
  const errorText = useFieldErrorText();
  const isHydrated = useIsHydrated();
  const { requestOtp, apiErrorText } = useRequestOtp();
  const [failed, setFailed] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver,
    defaultValues: { email },
  });
  useEffect(() => {
    if (isBack) setFocus('email');
  }, [isBack, setFocus]);

  async function submit(typed: { email: string }) {
    setFailed(undefined);
    const { error } = await requestOtp(typed.email);
    if (error) setFailed(apiErrorText(error));
    else onSent(typed.email);
  }

  return (
    <form noValidate method="post" onSubmit={handleSubmit(submit)} className="grid gap-5">
      <FormAlert>{failed}</FormAlert>
      <FormField label={t('email')} error={errorText(formState.errors.email?.message)} isRequired>
        <TextField type="email" autoComplete="username" {...register('email')} />
      </FormField>
      <SubmitButton size="big" width="full" isBusy={formState.isSubmitting}>
        {t('sendOtp')}
      </SubmitButton>
      <Button variant="quiet" disabled={!isHydrated} onClick={onOtpInHand}>
        {t('otpInHand')}
      </Button>
    </form>
  );
}
