import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { lateResolver } from '../../shared/forms/late-resolver.ts';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { useProblemText } from '../../shared/forms/use-problem-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DialogForm } from './dialog-form.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { useRefused } from './use-refused.ts';

/** Where an account's mail shall go, and the password of who says so. */
export interface NewEmail {
  newEmail: string;
  password: string;
}

const resolver = lateResolver(
  async () => (await import('./settings.schema.ts')).emailChangeResolver,
);

interface NewEmailFormProps {
  /** What was typed before, if the person has come back. */
  typed: NewEmail;
  /** Has the OTP sent. */
  send: (typed: NewEmail) => Promise<{ error?: unknown }>;
  onCancel: () => void;
}

/** The first step of a new address. */
export function NewEmailForm({ typed, send, onCancel }: NewEmailFormProps) {
  const { t } = useTranslation('settings');
  const problem = useProblemText();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<NewEmail>({
    resolver,
    defaultValues: typed,
  });
  const refused = useRefused(setError, ['newEmail', 'password']);
  const { errors, isSubmitting } = formState;
  const [isBack] = useState(typed.newEmail !== '');
  useEffect(() => {
    if (isBack) setFocus('newEmail');
  }, [isBack, setFocus]);

  async function submit(body: NewEmail) {
    refused.forget();
    const { error } = await send(body);
    if (error) refused.show(error);
  }

  return (
    <DialogForm
      submitLabel={t('sendOtp')}
      isBusy={isSubmitting}
      failed={refused.failed}
      onSubmit={handleSubmit(submit)}
      onCancel={onCancel}
    >
      <FormField label={t('newEmail')} error={problem(errors.newEmail?.message)} isRequired>
        <TextField type="email" autoComplete="email" {...register('newEmail')} />
      </FormField>
      <FormField label={t('password')} error={problem(errors.password?.message)} isRequired>
        <SecretField autoComplete="current-password" {...register('password')} />
      </FormField>
      <ForgotPasswordLink />
    </DialogForm>
  );
}
