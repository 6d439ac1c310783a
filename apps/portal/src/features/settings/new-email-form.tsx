import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useEffect, useState } from 'react';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DialogForm } from './dialog-form.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';

/** The new e-mail address of an account, and the user's password. */
export interface NewEmail {
  newEmail: string;
  password: string;
}

const resolver = async () => (await import('./settings.schema.ts')).emailChangeResolver;

interface NewEmailFormProps {
  /** The values that were typed before, if the user has returned. */
  typed: NewEmail;
  /** Has the OTP sent. */
  send: (typed: NewEmail) => Promise<{ error?: unknown }>;
  onCancel: () => void;
}

/** The first step of a new address. */
export function NewEmailForm({ typed, send, onCancel }: NewEmailFormProps) {
  const { t } = useTranslation('settings');
  const { register, setFocus, errorOf, formError, isBusy, submit } = useApiForm<NewEmail>({
    resolver,
    defaultValues: typed,
  });
  const [isBack] = useState(typed.newEmail !== '');
  useEffect(() => {
    if (isBack) setFocus('newEmail');
  }, [isBack, setFocus]);

  async function ask(body: NewEmail) {
    const { error } = await send(body);
    if (error) throw error;
  }

  return (
    <DialogForm
      submitLabel={t('sendOtp')}
      isBusy={isBusy}
      formError={formError}
      onSubmit={submit(ask)}
      onCancel={onCancel}
    >
      <FormField label={t('newEmail')} error={errorOf('newEmail')} isRequired>
        <TextField type="email" autoComplete="email" {...register('newEmail')} />
      </FormField>
      <FormField label={t('password')} error={errorOf('password')} isRequired>
        <SecretField autoComplete="current-password" {...register('password')} />
      </FormField>
      <ForgotPasswordLink />
    </DialogForm>
  );
}
