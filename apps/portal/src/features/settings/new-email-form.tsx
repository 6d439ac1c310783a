import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { lazyResolver } from '../../shared/forms/lazy-resolver.ts';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { useFormErrors } from '../../shared/forms/use-form-errors.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DialogForm } from './dialog-form.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';

/** The new e-mail address of an account, and the user's password. */
export interface NewEmail {
  newEmail: string;
  password: string;
}

const resolver = lazyResolver(
  async () => (await import('./settings.schema.ts')).emailChangeResolver,
);

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
  const errorText = useFieldErrorText();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<NewEmail>({
    resolver,
    defaultValues: typed,
  });
  const formErrors = useFormErrors(setError, ['newEmail', 'password']);
  const { errors, isSubmitting } = formState;
  const [isBack] = useState(typed.newEmail !== '');
  useEffect(() => {
    if (isBack) setFocus('newEmail');
  }, [isBack, setFocus]);

  async function submit(body: NewEmail) {
    formErrors.clear();
    const { error } = await send(body);
    if (error) formErrors.show(error);
  }

  return (
    <DialogForm
      submitLabel={t('sendOtp')}
      isBusy={isSubmitting}
      formError={formErrors.formError}
      onSubmit={handleSubmit(submit)}
      onCancel={onCancel}
    >
      <FormField label={t('newEmail')} error={errorText(errors.newEmail?.message)} isRequired>
        <TextField type="email" autoComplete="email" {...register('newEmail')} />
      </FormField>
      <FormField label={t('password')} error={errorText(errors.password?.message)} isRequired>
        <SecretField autoComplete="current-password" {...register('password')} />
      </FormField>
      <ForgotPasswordLink />
    </DialogForm>
  );
}
