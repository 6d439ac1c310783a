import { FormField } from '@upaj/ui/form-field';
import { useDispatch } from 'react-redux';
import { useChangePasswordMutation } from '../../domains/accounts/accounts.api.ts';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { DialogForm } from './dialog-form.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

const resolver = async () => (await import('./settings.schema.ts')).passwordChangeResolver;

/** 'Change Password': the one that is known, and the new one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const dispatch = useDispatch();
  const [change] = useChangePasswordMutation();
  const { register, errorOf, formError, isBusy, submit } = useApiForm<Passwords>({
    resolver,
    defaultValues: { currentPassword: '', newPassword: '' },
  });

  async function send(body: Passwords) {
    await change({ body }).unwrap();
    dispatch(toastShown('success', t('passwordChanged')));
    onClose();
  }

  return (
    <SettingsDialog
      title={t('changePassword')}
      description={t('changePasswordText')}
      isBusy={isBusy}
      onClose={onClose}
    >
      <DialogForm
        submitLabel={t('changePassword')}
        isBusy={isBusy}
        formError={formError}
        onSubmit={submit(send)}
        onCancel={onClose}
      >
        <FormField label={t('currentPassword')} error={errorOf('currentPassword')} isRequired>
          <SecretField autoComplete="current-password" {...register('currentPassword')} />
        </FormField>
        <ForgotPasswordLink />
        <FormField
          label={t('newPassword')}
          hint={t('passwordHint')}
          error={errorOf('newPassword')}
          isRequired
        >
          <SecretField autoComplete="new-password" {...register('newPassword')} />
        </FormField>
      </DialogForm>
    </SettingsDialog>
  );
}
